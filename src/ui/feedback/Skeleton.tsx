import styles from './skeleton.module.css'

interface Props {
  /** Any CSS length. */
  width?: string | undefined
  height?: string | undefined
  shape?: 'text' | 'block' | 'circle' | undefined
}

/** A grey place in the shape of what is on its way; it appears only when the wait is long enough to be noticed. */
export const Skeleton = ({ width, height, shape = 'text' }: Props) => (
  <span aria-hidden className={styles.skeleton} data-shape={shape} style={{ width, height }} />
)
