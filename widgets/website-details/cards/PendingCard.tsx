import { CardSkeleton } from './CardSkeleton'
import styles from './card.module.css'

/** A card that is not loaded yet. */
export const PendingCard = ({ rows }: { rows: number }) => (
  <div className={styles.card} aria-busy>
    <div className={styles.body}>
      <CardSkeleton rows={rows} />
    </div>
  </div>
)
