import { hoursText } from '../../../src/model'
import { Clock, Plus } from '../../../src/ui/icons'
import { useState } from 'react'
import { useTimeSpentQuery } from '../../../src/api/time'
import type { TimeEntry } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { IconButton, LockedActions } from '../../../src/ui'
import { pagePart } from '../../../src/islands'
import { CardContent } from '../cards/CardContent'
import { SideCard } from '../cards/SideCard'
import { AutoStartSwitch } from './AutoStartSwitch'
import { ReportLink } from './ReportLink'
import { TimeBudget } from './TimeBudget'
import { TimeSums } from './TimeSums'
import styles from './timer.module.css'

const TimeEntryDialog = pagePart(async () => (await import('./TimeEntryDialog')).default)

interface Props {
  websiteId: number
}

/** Time spent on one website, by status, by person and by week, against its budget, and entry by entry (TM-07). */
export function TimeCard({ websiteId }: Props) {
  const t = useMessages()
  const query = useTimeSpentQuery(websiteId)
  const [edited, setEdited] = useState<TimeEntry | 'new' | null>(null)
  return (
    <SideCard
      title={t('websiteDetails.timer.title')}
      icon={Clock}
      mark={
        query.data && <span className={styles.total}>{t('websiteDetails.timer.hours', { time: hoursText(query.data.totalSeconds) })}</span>
      }
      actions={
        <LockedActions>
          <IconButton icon={Plus} size="sm" label={t('websiteDetails.timer.add')} onClick={() => setEdited('new')} />
        </LockedActions>
      }
    >
      <CardContent query={query} rows={4}>
        {(spent) => (
          <>
            <TimeBudget websiteId={websiteId} spent={spent} />
            <TimeSums spent={spent} onEdit={setEdited} />
            <LockedActions>
              <AutoStartSwitch />
            </LockedActions>
            <ReportLink />
          </>
        )}
      </CardContent>
      {edited && <TimeEntryDialog websiteId={websiteId} entry={edited} onExited={() => setEdited(null)} />}
    </SideCard>
  )
}
