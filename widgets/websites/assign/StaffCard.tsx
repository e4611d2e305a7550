import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName, primaryRole } from '../../../src/model'
import { Avatar, Badge, Button, RoleBadge } from '../../../src/ui'
import { type Colleague, isAway } from '../data/usePeople'
import { useEdits } from '../edits/Edits'
import { refusalText } from '../edits/refusalText'
import styles from './assign.module.css'

interface Props {
  person: Colleague
  planned: readonly Website[]
  /** Websites that can be given by one click. */
  selected: readonly Website[]
  onTake: () => void
}

/** A colleague with the work they have, the plan included, and what the rules say against more (AS-03). */
export function StaffCard({ person, planned, selected, onTake }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { refusalsOf, rules } = useEdits()
  const against = selected.flatMap((website) => refusalsOf(website, { assigned_to: person }))[0]
  return (
    <article className={styles.person} aria-label={fullName(person)} data-planned={planned.length > 0 || undefined}>
      <Avatar person={person} size="md" decorative />
      <div className={styles.about}>
        <p className={styles.name}>
          {fullName(person)} <RoleBadge role={primaryRole(person.roles)} />
        </p>
        <p className={styles.load}>
          {t('websites.plan.websites', { count: person.assignedWebsites })}
          {planned.length > 0 && <strong> {t('websites.plan.more', { count: planned.length })}</strong>}
          {' · '}
          {t('websites.todos', { count: person.openTodos })}
        </p>
        {isAway(person, rules.today) && person.absentUntil && (
          <Badge tone="warning">{t('websites.absentUntil', { date: formats.dayMonth(person.absentUntil) })}</Badge>
        )}
        {against && <p className={styles.against}>{refusalText(against, { t, formats })}</p>}
      </div>
      {selected.length > 0 && (
        <Button size="sm" disabled={against !== undefined} onClick={onTake}>
          {t('websites.plan.take', { count: selected.length })}
        </Button>
      )}
    </article>
  )
}
