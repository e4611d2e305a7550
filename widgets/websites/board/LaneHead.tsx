import { ChevronDown, ChevronRight } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { fullName, type Limit } from '../../../src/model'
import { Avatar, Badge, CountBadge } from '../../../src/ui'
import type { Lanes } from '../view/ViewState'
import styles from './board.module.css'
import type { Lane } from './boardModel'
import { LimitButton } from './LimitButton'

interface Props {
  lane: Lane
  kind: Lanes
  open: number
  limit: Limit | null
  isOpen: boolean
  onToggle: () => void
}

/** Whose or which lane it is, and whether a person has more open cards than they should (OV-06, OV-07). */
export function LaneHead({ lane, kind, open, limit, isOpen, onToggle }: Props) {
  const t = useMessages()
  const isFull = limit !== null && open + Number(limit.hard) > limit.limit
  const Chevron = isOpen ? ChevronDown : ChevronRight
  const nameOf = () => {
    if (kind === 'due') return t(`websites.board.bucket.${lane.key}`)
    if (kind === 'tag') return lane.tag ? <Badge colour={lane.tag.color}>{lane.tag.name}</Badge> : t('websites.board.noTag')
    return lane.person ? fullName(lane.person) : t('partner.general.nobody')
  }
  return (
    <div className={styles.laneHead}>
      <h3>
        <button type="button" className={styles.laneButton} aria-expanded={isOpen} onClick={onToggle}>
          <Chevron size={16} aria-hidden />
          {kind === 'assignee' && <Avatar person={lane.person ?? null} size="xs" decorative />}
          {nameOf()}
          <CountBadge count={lane.count} max={9_999} />
          {isFull && <Badge tone="warning">{t('websites.board.ofTotal', { count: open, total: limit.limit })}</Badge>}
        </button>
      </h3>
      {kind === 'assignee' && lane.person && <LimitButton of="person" limit={limit} placement="bottom-start" />}
    </div>
  )
}
