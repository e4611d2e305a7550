import { Skeleton } from '../feedback/Skeleton'

const ROWS = 6

/** Rows in the shape of those to come. */
export const TableSkeleton = ({ columns }: { columns: number }) =>
  Array.from({ length: ROWS }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <Skeleton width={`${45 + ((row * 3 + column * 5) % 5) * 10}%`} />
        </td>
      ))}
    </tr>
  ))
