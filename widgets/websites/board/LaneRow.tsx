import { useState } from 'react'
import type { Limit, Status, WebsiteView } from '../../../src/model'
import { cx } from '../../../src/ui'
import type { Lanes } from '../view/ViewState'
import styles from './board.module.css'
import type { Lane } from './boardModel'
import { CardList, type CardMarks, type Reveal } from './CardList'
import type { Ruling } from '../drag/ruling'
import type { DropTarget } from './DropTarget'
import { DoneLink } from './DoneLink'
import { LaneHead } from './LaneHead'

interface Props {
  lane: Lane
  kind: Lanes
  /** Open cards of the person whose lane it is, and how many they should have at most. */
  open: number
  limit: Limit | null
  headId: string
  isFolded: (status: Status) => boolean
  marks: CardMarks
  rulings: ReadonlyMap<Status, Ruling>
  over: DropTarget | null
  reveal: Reveal | null
  view: WebsiteView
}

/** One lane: a cell for each column, under a heading that folds it (OV-06). */
export function LaneRow({ lane, kind, open, limit, headId, isFolded, marks, rulings, over, reveal, view }: Props) {
  const [isOpen, setOpen] = useState(true)
  return (
    <div className={styles.lane} data-kind={kind}>
      {kind !== 'none' && <LaneHead lane={lane} kind={kind} open={open} limit={limit} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      {isOpen && (
        <div className={styles.cells}>
          {lane.cells.map((cell, column) => (
            <div
              key={cell.status}
              className={cx(styles.column, styles.cell)}
              data-folded={isFolded(cell.status) || undefined}
              data-ruling={rulings.get(cell.status)?.kind}
              data-over={over?.status === cell.status || undefined}
            >
              {!isFolded(cell.status) && (
                <CardList
                  lane={lane.key}
                  column={column}
                  cell={cell}
                  labelledBy={`${headId}${cell.status}`}
                  marks={marks}
                  dropIndex={over?.status === cell.status ? over.index : null}
                  reveal={reveal}
                />
              )}
              {cell.status === 'done' && view === 'overview' && !isFolded('done') && kind === 'none' && <DoneLink />}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
