import { useId, useState } from 'react'
import type { WebsiteDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { fullDays } from '../../../src/model'
import { serverNow } from '../../../src/page'
import { PersonPicker, refusalText, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Button, Ends, VisuallyHidden } from '../../../src/ui'
import { ChevronDown, ChevronUp } from '../../../src/ui/icons'
import styles from './bar.module.css'
import { DueDatePicker } from './DueDatePicker'
import { NextButton } from './NextButton'
import { StatusMenu } from './StatusMenu'
import { StatusTrack } from './StatusTrack'
import { useRights } from './useRights'

interface Props {
  website: WebsiteDetails
}

/** Where the website stands, who is in charge and until when. */
export function WorkflowBar({ website }: Props) {
  const t = useMessages()
  const trackId = useId()
  const [isTrackOpen, setTrackOpen] = useState(false)
  return (
    <Ends gap={5}>
      <div className={styles.steps}>
        <StatusMenu website={website} />
        <Button size="sm" variant="ghost" aria-expanded={isTrackOpen} aria-controls={trackId} onClick={() => setTrackOpen(!isTrackOpen)}>
          <Age since={website.status_date} isDone={website.status === 'done'} />
          <VisuallyHidden>{t('websiteDetails.status.way')}</VisuallyHidden>
          {isTrackOpen ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
        </Button>
        <NextButton website={website} />
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('websiteChange.field.assigned_to')}</dt>
          <dd>
            <Assignee website={website} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('websiteChange.field.due_date')}</dt>
          <dd>
            <DueDatePicker website={website} />
          </dd>
        </div>
      </dl>
      <StatusTrack id={trackId} website={website} isOpen={isTrackOpen} />
    </Ends>
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
      {t('websiteDetails.status.since', { days })}
    </span>
  )
}

function Assignee({ website }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { apply, people, refusalsOf } = useWebsiteChanges()
  const may = useRights(website)
  return (
    <PersonPicker
      label={t('websiteChange.field.assigned_to')}
      people={people}
      person={website.assigned_to}
      reasonAgainst={(assigned_to) => {
        const [refusal] = refusalsOf(website, { assigned_to })
        return refusal ? refusalText(refusal, { t, formats }) : null
      }}
      disabled={!may('assign_website')}
      letter="a"
      onPick={(assigned_to) => void apply([website], { assigned_to })}
    />
  )
}
