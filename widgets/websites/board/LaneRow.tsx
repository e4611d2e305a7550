import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { fullName, type Status } from '../../../src/model'
import { Avatar, Badge, CountBadge, cx } from '../../../src/ui'
import type { Lanes } from '../view/ViewState'
import type { WebsiteView } from '../view/viewOf'
import styles from './board.module.css'
import type { Lane } from './boardModel'
import { CardList, type CardMarks, type Reveal } from './CardList'
import type { DropTarget, Verdict } from './Carry'
import { DoneLink } from './DoneLink'

interface Props {
  lane: Lane
  kind: Lanes
  headId: string
  isFolded: (status: Status) => boolean
  marks: CardMarks
  verdicts: ReadonlyMap<Status, Verdict>
  over: DropTarget | null
  reveal: Reveal | null
  view: WebsiteView
}

/** One lane: a cell for each column, under a heading that folds it (OV-06). */
export function LaneRow({ lane, kind, headId, isFolded, marks, verdicts, over, reveal, view }: Props) {
  const [isOpen, setOpen] = useState(true)
  return (
    <div className={styles.lane} data-kind={kind}>
      {kind !== 'none' && <LaneHead lane={lane} kind={kind} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      {isOpen && (
        <div className={styles.cells}>
          {lane.cells.map((cell, column) => (
            <div
              key={cell.status}
              className={cx(styles.column, styles.cell)}
              data-folded={isFolded(cell.status) || undefined}
              data-verdict={verdicts.get(cell.status)?.kind}
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

interface HeadProps {
  lane: Lane
  kind: Lanes
  isOpen: boolean
  onToggle: () => void
}

function LaneHead({ lane, kind, isOpen, onToggle }: HeadProps) {
  const t = useMessages()
  const Chevron = isOpen ? ChevronDown : ChevronRight
  const nameOf = () => {
    if (kind === 'due') return t(`websites.board.bucket.${lane.key}`)
    if (kind === 'tag') return lane.tag ? <Badge colour={lane.tag.color}>{lane.tag.name}</Badge> : t('websites.board.noTag')
    return lane.person ? fullName(lane.person) : t('partner.general.nobody')
  }
  return (
    <h3 className={styles.laneHead}>
      <button type="button" className={styles.laneButton} aria-expanded={isOpen} onClick={onToggle}>
        <Chevron size={16} aria-hidden />
        {kind === 'assignee' && <Avatar person={lane.person ?? null} size="xs" decorative />}
        {nameOf()}
        <CountBadge count={lane.count} max={9_999} />
      </button>
    </h3>
  )
}
