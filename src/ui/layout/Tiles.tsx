import type { ComponentProps } from 'react'
import styles from './tiles.module.css'

/** Things of one size beside each other, as many in a row as there is room for. */
export const Tiles = (props: Omit<ComponentProps<'ul'>, 'className'>) => <ul {...props} className={styles.tiles} />
