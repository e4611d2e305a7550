import { Skeleton } from '../../../src/ui'
import styles from './card.module.css'

/** Lines in the shape of those to come. */
export const CardSkeleton = ({ rows }: { rows: number }) => (
  <div className={styles.skeleton} aria-hidden>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} width={`${55 + ((row * 7) % 4) * 12}%`} />
    ))}
  </div>
)
