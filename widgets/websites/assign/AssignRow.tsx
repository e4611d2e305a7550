import { UserRoundPlus } from '../../../src/ui/icons'
import type { User, Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { PersonButton, useReasonAgainst, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Avatar, Badge, Button, Checkbox, VisuallyHidden } from '../../../src/ui'
import { DueCell } from '../cells/DueCell'
import { TitleCell } from '../list/TitleCell'
import styles from './assign.module.css'
import type { Suggestion } from './suggestPlan'

interface Props {
  website: Website
  suggestion: Suggestion | null
  isSelected: boolean
  isDragged: boolean
  onSelect: () => void
  onChoose: (person: User | null) => void
}

/** A website that waits for somebody: to be dragged, to be given by its button or `a`, or with whom it is planned for and why. */
export function AssignRow({ website, suggestion, isSelected, isDragged, onSelect, onChoose }: Props) {
  const t = useMessages()
  const { people } = useWebsiteChanges()
  const reasonAgainst = useReasonAgainst(website)
  return (
    <li
      className={styles.row}
      data-id={website.id}
      data-card={website.id}
      data-planned={suggestion ? '' : undefined}
      data-dragged={isDragged || undefined}
    >
      <Checkbox label={t('websites.select', { title: website.title })} hideLabel checked={isSelected} onChange={onSelect} />
      <div className={styles.website}>
        <TitleCell website={website} hasLeft={false} />
      </div>
      <DueCell website={website} />
      <div className={styles.choice}>
        <PersonButton
          label={t('websites.column.assigned_to')}
          people={people.filter(({ active }) => active)}
          person={suggestion?.person ?? null}
          reasonAgainst={reasonAgainst}
          onPick={onChoose}
          renderTrigger={(props) => (
            <Button size="sm" icon={suggestion ? undefined : UserRoundPlus} data-key="a" {...props}>
              {suggestion && <Avatar person={suggestion.person} size="xs" decorative />}
              {suggestion ? fullName(suggestion.person) : t('websiteChange.assign')}
              <VisuallyHidden> {t('websites.plan.choose', { title: website.title })}</VisuallyHidden>
            </Button>
          )}
        />
        {suggestion && suggestion.reasons.length > 0 && (
          <span className={styles.reasons}>
            {suggestion.reasons.map((reason) => (
              <Badge key={reason}>{t(`websites.plan.reason.${reason}`, { count: suggestion.load })}</Badge>
            ))}
          </span>
        )}
      </div>
    </li>
  )
}
