import { Skeleton } from '../../../src/ui'
import styles from './pane.module.css'

/** Stands where a ticket will be. */
export const PaneSkeleton = () => (
  <div className={styles.pending}>
    <Skeleton width="60%" />
    <Skeleton width="40%" />
    <Skeleton shape="block" height="160px" />
  </div>
)
