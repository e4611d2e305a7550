import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { fullDays, fullName } from '../../../src/model'
import { serverNow } from '../../../src/page'
import { useColleagues } from '../people/colleagues'
import { PersonPicker } from '../people/PersonPicker'
import { personOption } from '../people/personOption'
import styles from './bar.module.css'
import { DueDatePicker } from './DueDatePicker'
import { NextButton } from './NextButton'
import { refusalText } from './refusalText'
import { StatusMenu } from './StatusMenu'
import { StatusTrack } from './StatusTrack'
import { useRights } from './useRights'
import { useWorkflow } from './WorkflowContext'

/** Where the website stands, who is in charge and until when. */
export function WorkflowBar() {
  const t = useMessages()
  const { website } = useWorkflow()
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <StatusMenu />
        <Age since={website.status_date} isDone={website.status === 'done'} />
        <NextButton />
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('details.assignee')}</dt>
          <dd>
            <Assignee />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('details.dueDate')}</dt>
          <dd>
            <DueDatePicker />
          </dd>
        </div>
      </dl>
      <StatusTrack website={website} />
    </div>
  )
}

function Age({ since, isDone }: { since: string | null; isDone: boolean }) {
  const t = useMessages()
  const formats = useFormats()
  const { page } = useIsland()
  if (!since) return null
  const days = Math.max(0, fullDays(serverNow(page) - Date.parse(since)))
  const isOld = !isDone && days >= page.config.statusAgeDays
  return (
    <span className={styles.age} data-old={isOld || undefined} title={formats.dateTime(since)}>
      {t('details.status.since', { days })}
    </span>
  )
}

function Assignee() {
  const t = useMessages()
  const formats = useFormats()
  const { website, request, refusalsOf } = useWorkflow()
  const may = useRights(website)
  const options = useColleagues().map((person) => {
    const [refusal] = refusalsOf({ assignee: person.id })
    const absence = person.absentUntil ? t('details.assignee.absent', { date: formats.date(person.absentUntil) }) : undefined
    return personOption(person, fullName(person), refusal ? refusalText(t, refusal) : absence)
  })
  return (
    <PersonPicker
      label={t('details.assignee')}
      person={website.assigned_to}
      options={options}
      disabled={!may('assign_website')}
      onPick={(assignee) => request({ assignee })}
    />
  )
}
