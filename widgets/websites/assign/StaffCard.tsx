import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName, primaryRole } from '../../../src/model'
import type { Colleague } from '../../../src/parts/people'
import { awayText, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Avatar, Badge, Button, RoleBadge } from '../../../src/ui'
import { hoursText } from '../data/hoursText'
import { rulingOn } from '../drag/ruling'
import styles from './assign.module.css'

interface Props {
  person: Colleague
  planned: readonly Website[]
  /** Websites that would be given: those that are dragged, else those that are selected. */
  offered: readonly Website[]
  isDragging: boolean
  isOver: boolean
  onTake: () => void
}

/** A colleague with the work they have, the plan included, and what the rules say against more (AS-01, AS-03). */
export function StaffCard({ person, planned, offered, isDragging, isOver, onTake }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { refusalsInTurn, rules } = useWebsiteChanges()
  const away = awayText(person, rules.today, { t, formats })
  const ruling = offered.length > 0 ? rulingOn(offered, { assigned_to: person }, { t, formats, refusalsInTurn }) : null
  const { openWebsites, overdueWebsites: overdue, openTodos, secondsThisWeek } = person
  const hours = secondsThisWeek === null ? null : hoursText(secondsThisWeek, formats)
  return (
    <article
      className={styles.person}
      aria-label={fullName(person)}
      data-drop={person.id}
      data-planned={planned.length > 0 || undefined}
      data-ruling={isDragging ? ruling?.kind : undefined}
      data-over={isOver || undefined}
    >
      <Avatar person={person} size="md" decorative />
      <div className={styles.about}>
        <p className={styles.name}>
          {fullName(person)} <RoleBadge role={primaryRole(person.roles)} />
        </p>
        <p className={styles.load}>
          {t('websites.plan.websites', { count: openWebsites })}
          {planned.length > 0 && <strong> {t('websites.plan.more', { count: planned.length })}</strong>}
          {overdue !== null && overdue > 0 && <span className={styles.late}> · {t('websites.board.overdue', { count: overdue })}</span>}
          {' · '}
          {t('websites.todos', { count: openTodos })}
          {hours !== null && ` · ${t('websites.plan.week', { time: hours })}`}
        </p>
        {away && <Badge tone="warning">{away}</Badge>}
        {ruling && (isDragging || ruling.kind !== 'allowed') && (
          <p className={styles.ruling} data-kind={ruling.kind}>
            {ruling.text}
          </p>
        )}
      </div>
      {offered.length > 0 && !isDragging && (
        <Button size="sm" disabled={ruling?.kind === 'refused'} onClick={onTake}>
          {t('websites.plan.take', { count: offered.length })}
        </Button>
      )}
    </article>
  )
}
