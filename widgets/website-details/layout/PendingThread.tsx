import { CardSkeleton } from '../cards/CardSkeleton'
import styles from './page.module.css'

/** The thread while it is on its way, as high as it will be. */
export const PendingThread = () => (
  <div className={styles.pendingThread} aria-busy>
    <CardSkeleton rows={10} />
  </div>
)
