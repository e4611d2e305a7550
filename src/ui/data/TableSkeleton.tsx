import { Skeleton } from '../feedback/Skeleton'
import styles from './table.module.css'

const ROWS = 6

/** Rows in the shape of those to come. */
export const TableSkeleton = ({ columns }: { columns: number }) =>
  Array.from({ length: ROWS }, (_, row) => (
    <tr key={row} className={styles.waiting} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <Skeleton width={`${45 + ((row * 3 + column * 5) % 5) * 10}%`} />
        </td>
      ))}
    </tr>
  ))
