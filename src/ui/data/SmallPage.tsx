import type { ComponentProps } from 'react'
import styles from './smallPage.module.css'

interface Props extends Pick<ComponentProps<'iframe'>, 'src' | 'inert' | 'onLoad'> {
  title: string
}

/** A page of the server made small, as high as what is around it. Nothing runs in it and its links lead nowhere. */
export const SmallPage = ({ title, ...rest }: Props) => (
  // It keeps the origin for the sake of style sheets and pictures; without scripts nothing can use it.
  <iframe {...rest} className={styles.page} title={title} sandbox="allow-same-origin" loading="lazy" />
)
