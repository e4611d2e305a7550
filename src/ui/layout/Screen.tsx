import type { ComponentProps } from 'react'
import { LiveRegion } from '../feedback/LiveRegion'
import styles from './screen.module.css'

export interface ScreenProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** What is read or filled in line by line stays in the middle, this wide at most: 720, 880 or 1080 px. */
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** What the main area shows: a head, and below it one thing after the other. Rules about width can ask one with a size as their container. */
export const Screen = ({ size, ...rest }: ScreenProps) => (
  <LiveRegion>
    <div {...rest} className={styles.screen} data-size={size} />
  </LiveRegion>
)
