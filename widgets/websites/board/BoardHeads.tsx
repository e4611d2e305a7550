import type { Status } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import type { Ruling } from '../drag/ruling'
import styles from './board.module.css'
import { ColumnHead } from './ColumnHead'
import type { BoardData } from './useBoard'

interface Props {
  board: BoardData
  /** What the ids of the heads begin with. */
  idPrefix: string
  isFolded: (status: Status) => boolean
  onFold: (status: Status) => void
  /** What each column says to what is dragged, and over which of them that is. */
  rulings: ReadonlyMap<Status, Ruling>
  over: Status | null
}

/** The heads of all columns, in one row above the lanes. */
export function BoardHeads({ board, idPrefix, isFolded, onFold, rulings, over }: Props) {
  const { limits } = useWebsiteChanges().rules
  return (
    <div className={styles.heads}>
      {board.columns.map((status, column) => (
        <ColumnHead
          key={status}
          id={`${idPrefix}${status}`}
          status={status}
          count={board.lanes.reduce((sum, { cells }) => sum + (cells[column]?.cards.length ?? 0), 0)}
          total={board.totals.get(status) ?? 0}
          limit={limits?.statuses[status] ?? null}
          isFolded={isFolded(status)}
          ruling={rulings.get(status) ?? null}
          isOver={over === status}
          onFold={onFold}
        />
      ))}
    </div>
  )
}
