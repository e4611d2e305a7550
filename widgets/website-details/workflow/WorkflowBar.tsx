import type { ReactNode } from 'react'
import type { WebsiteDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { fullDays } from '../../../src/model'
import { serverNow } from '../../../src/page'
import { PersonPicker, useReasonAgainst, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Button, PopoverButton, VisuallyHidden } from '../../../src/ui'
import { ChevronDown } from '../../../src/ui/icons'
import styles from './bar.module.css'
import { DueDatePicker } from './DueDatePicker'
import { NextButton } from './NextButton'
import { StatusTrack } from './StatusTrack'
import { useRights } from './useRights'

interface Props {
  website: WebsiteDetails
}

interface BarProps extends Props {
  /** What else is to be known of it. */
  children?: ReactNode
}

/** How long the website has been where it stands and what comes next, who is in charge and until when. */
export function WorkflowBar({ website, children }: BarProps) {
  const t = useMessages()
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <PopoverButton
          label={t('websiteDetails.status.way')}
          renderTrigger={(trigger) => (
            <Button {...trigger} size="sm" variant="ghost">
              <Age since={website.status_date} isDone={website.status === 'done'} />
              <VisuallyHidden>{t('websiteDetails.status.way')}</VisuallyHidden>
              <ChevronDown size={14} aria-hidden />
            </Button>
          )}
        >
          {() => <StatusTrack website={website} isOpen />}
        </PopoverButton>
        <NextButton website={website} />
      </div>
      {children}
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
      {t('websiteDetails.status.since', { days })}
    </span>
  )
}

function Assignee({ website }: Props) {
  const t = useMessages()
  const { apply, people } = useWebsiteChanges()
  const reasonAgainst = useReasonAgainst(website)
  const may = useRights(website)
  return (
    <PersonPicker
      label={t('websiteChange.field.assigned_to')}
      people={people}
      person={website.assigned_to}
      reasonAgainst={reasonAgainst}
      disabled={!may('assign_website')}
      letter="a"
      onPick={(assigned_to) => void apply([website], { assigned_to })}
    />
  )
}
