import { CalendarCheck, Link, UserRoundCheck } from '../../../ui/icons'
import type { WebsiteChange } from '../../../api/websiteChange'
import type { Website } from '../../../contract'
import { useFormats, useMessages } from '../../../i18n'
import type { Refusal } from '../../../model'
import { Button, STATUS_ICONS } from '../../../ui'
import { PersonButton } from '../pickers/PersonButton'
import styles from './refusal.module.css'
import type { ListedWork } from './useOpenWork'
import { UndoneRemedy } from './UndoneRemedy'
import { useCopyLink } from '../useCopyLink'
import { useWebsiteChanges } from '../WebsiteChanges'

interface Props {
  websites: readonly Website[]
  change: WebsiteChange
  refusals: readonly Refusal[]
  /** What is still to be done for the only website. */
  work: ListedWork | undefined
  onRemedy: (fix: WebsiteChange) => void
}

/** What helps against refusals (defaults 5.3), if it helps all the websites in question. */
export function Remedies({ websites, change, refusals, work, onRemedy }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { people, refusalsOf, rules } = useWebsiteChanges()
  const copyLink = useCopyLink()
  const isFree = (fix: WebsiteChange) => websites.every((website) => refusalsOf(website, fix).length === 0)
  /** Somebody may be given the websites, and then nothing about people is in the way any more. */
  const helps = (assigned_to: (typeof people)[number]) =>
    isFree({ assigned_to }) &&
    websites.every((website) => !refusalsOf(website, { ...change, assigned_to }).some((refusal) => isAboutPeople(refusal)))
  const targets = refusals.flatMap((refusal) => (refusal.code === 'status_not_allowed' ? refusal.allowed : []))
  const days = refusals.flatMap((refusal) => (refusal.code === 'due_date_in_absence' ? [refusal.earliest] : []))
  const undone = refusals.find((refusal) => refusal.code === 'undone_entries')
  const able = refusals.some(isAboutPeople) ? people.filter(helps) : []
  const me = able.find(({ id }) => id === rules.viewer.id)
  const latest = days.toSorted().at(-1)
  const [only, ...others] = websites

  return (
    <>
      {undone && work && only && (
        <UndoneRemedy
          websiteId={only.id}
          todos={work.todos.filter(({ id }) => undone.todos.includes(id))}
          messages={work.messages.filter(({ id }) => undone.messages.includes(id))}
        />
      )}
      <div className={styles.remedies}>
        {[...new Set(targets)]
          .filter((status) => isFree({ status }))
          .map((status) => (
            <Button key={status} size="sm" icon={STATUS_ICONS[status]} onClick={() => onRemedy({ status })}>
              {t('websiteChange.moveTo', { status: t(`status.${status}`) })}
            </Button>
          ))}
        {me && (
          <Button size="sm" icon={UserRoundCheck} onClick={() => onRemedy({ assigned_to: me })}>
            {t('websiteChange.assignMe')}
          </Button>
        )}
        {able.length > 0 && (
          <PersonButton
            label={t('websiteChange.field.assigned_to')}
            people={able}
            person={null}
            nobody={false}
            onPick={(assigned_to) => onRemedy({ assigned_to })}
            renderTrigger={(props) => (
              <Button size="sm" {...props}>
                {t('websiteChange.pickPerson')}
              </Button>
            )}
          />
        )}
        {latest && (
          <Button size="sm" icon={CalendarCheck} onClick={() => onRemedy({ due_date: latest })}>
            {t('websiteChange.setDue', { date: formats.date(latest) })}
          </Button>
        )}
        {copyLink && only && others.length === 0 && refusals.some(({ code }) => code === 'sales_cannot_move') && (
          <Button size="sm" icon={Link} onClick={() => copyLink(only.id)}>
            {t('websiteChange.copyLink')}
          </Button>
        )}
      </div>
    </>
  )
}

const isAboutPeople = ({ code }: Refusal): boolean => code.startsWith('assignee_') || code.startsWith('creation_')
