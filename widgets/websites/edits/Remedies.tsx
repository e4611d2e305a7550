import { CalendarCheck, UserRoundCheck } from '../../../src/ui/icons'
import type { WebsiteWish } from '../../../src/api/websiteWish'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import type { Refusal } from '../../../src/model'
import { Button, STATUS_ICONS } from '../../../src/ui'
import { useEdits } from './Edits'
import { PersonMenu } from './PersonMenu'
import styles from './refusal.module.css'

interface Props {
  websites: readonly Website[]
  wish: WebsiteWish
  refusals: readonly Refusal[]
  onApply: (wish: WebsiteWish) => void
}

/** What helps against refusals (defaults 5.3), if it helps all the websites in question. */
export function Remedies({ websites, wish, refusals, onApply }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { people, refusalsOf, rules } = useEdits()
  const isFree = (change: WebsiteWish) => websites.every((website) => refusalsOf(website, change).length === 0)
  const targets = refusals.flatMap((refusal) => (refusal.code === 'status_not_allowed' ? refusal.allowed : []))
  const days = refusals.flatMap((refusal) => (refusal.code === 'due_date_in_absence' ? [refusal.earliest] : []))
  const isAboutPeople = refusals.some(({ code }) => code.startsWith('assignee_') || code.startsWith('creation_'))
  const able = isAboutPeople ? people.filter((person) => isFree({ ...wish, assigned_to: person })) : []
  const me = able.find(({ id }) => id === rules.viewer.id)
  const latest = days.toSorted().at(-1)
  const { move_due: _, ...others } = wish

  return (
    <div className={styles.remedies}>
      {[...new Set(targets)]
        .filter((status) => isFree({ status }))
        .map((status) => (
          <Button key={status} size="sm" icon={STATUS_ICONS[status]} onClick={() => onApply({ status })}>
            {t('websites.moveTo', { status: t(`status.${status}`) })}
          </Button>
        ))}
      {me && (
        <Button size="sm" icon={UserRoundCheck} onClick={() => onApply({ ...wish, assigned_to: me })}>
          {t('websites.assignMe')}
        </Button>
      )}
      {able.length > 0 && (
        <PersonMenu
          people={able}
          value={null}
          onChoose={(assigned_to) => onApply({ ...wish, assigned_to })}
          renderTrigger={(props) => (
            <Button size="sm" {...props}>
              {t('websites.pickPerson')}
            </Button>
          )}
        />
      )}
      {latest && (
        <Button size="sm" icon={CalendarCheck} onClick={() => onApply({ ...others, due_date: latest })}>
          {t('websites.setDue', { date: formats.date(latest) })}
        </Button>
      )}
    </div>
  )
}
