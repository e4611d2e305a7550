import { Clock } from '../../../src/ui/icons'
import { useState } from 'react'
import type { TimeEntry } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { addDays, HOUR_MS, instantAt, isProfileDate, minutesOf, TIME_COMMENT_MAX_LENGTH, timeOfDay, toIsoDay } from '../../../src/model'
import { serverNow } from '../../../src/page'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { DateField, FormDialog, TextField } from '../../../src/ui'
import styles from './timer.module.css'
import { useSaveTime } from './useSaveTime'

interface Props {
  websiteId: number
  /** What is corrected, or a new one. */
  entry: TimeEntry | 'new'
  onExited: () => void
}

interface Fields {
  day: string
  from: string
  to: string
  comment: string
}

/** Adds time by hand, or corrects an entry: day, from, to, in the partner's zone. */
export default function TimeEntryDialog({ websiteId, entry, onExited }: Props) {
  const t = useMessages()
  const { page } = useIsland()
  const { timeZone: zone } = page
  const [changes, setChanges] = useState<Partial<Fields>>({})
  const [isWrong, setWrong] = useState(false)
  const { seen, saveTime } = useSaveTime(websiteId, entry)
  const { error, fieldError, run, forget } = useSubmit()
  // The hour that was proposed when it opened, however long somebody writes.
  const [openedAt] = useState(() => serverNow(page))
  const proposed = fieldsOf(seen, openedAt, zone)
  const fields = { ...proposed, ...changes }
  const { day, from, to, comment } = fields
  const isMoved = day !== proposed.day || from !== proposed.from || to !== proposed.to

  const change = (part: Partial<Fields>) => {
    setWrong(false)
    forget()
    setChanges((before) => ({ ...before, ...part }))
  }

  const submit = () => {
    // What was timed has seconds, which the fields do not show.
    const times = seen !== 'new' && seen.endedAt && !isMoved ? { startedAt: seen.startedAt, endedAt: seen.endedAt } : timesOf(fields, zone)
    if (times) return run(() => saveTime({ ...times, comment: comment.trim() }))
    setWrong(true)
    return false
  }

  return (
    <FormDialog
      icon={Clock}
      title={t(entry === 'new' ? 'websiteDetails.timer.add' : 'websiteDetails.timer.correct')}
      size="sm"
      isChanged={isMoved || comment !== proposed.comment}
      onExited={onExited}
      onSubmit={submit}
      submitLabel={t('partner.general.save')}
    >
      <DateField label={t('websiteDetails.timer.day')} value={day} onChange={(value) => change({ day: value })} />
      <div className={styles.pair}>
        <TextField
          label={t('websiteDetails.timer.from')}
          inputMode="numeric"
          placeholder="09:00"
          value={from}
          onChange={(value) => change({ from: value })}
        />
        <TextField
          label={t('websiteDetails.timer.to')}
          inputMode="numeric"
          placeholder="10:30"
          value={to}
          description={endsNextDay(fields) ? t('websiteDetails.timer.nextDay') : undefined}
          error={isWrong ? t('websiteDetails.timer.wrongTime') : fieldError('endedAt')}
          onChange={(value) => change({ to: value })}
        />
      </div>
      <TextField
        label={t('websiteDetails.timer.comment')}
        maxLength={TIME_COMMENT_MAX_LENGTH}
        value={comment}
        onChange={(value) => change({ comment: value })}
      />
      <Refusal error={error} shown={['endedAt']} />
    </FormDialog>
  )
}

/** Null when they are none. */
function timesOf(fields: Fields, zone: string): { startedAt: string; endedAt: string } | null {
  const { day, from, to } = fields
  const [start, end] = [minutesOf(from), minutesOf(to)]
  if (!isProfileDate(day) || start === null || end === null || end === start) return null
  return {
    startedAt: new Date(instantAt(day, start, zone)).toISOString(),
    endedAt: new Date(instantAt(endsNextDay(fields) ? addDays(day, 1) : day, end, zone)).toISOString(),
  }
}

/** Who works past midnight ends at an earlier time of day. */
function endsNextDay({ from, to }: Fields): boolean {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return start !== null && end !== null && end < start
}

/** What the fields begin with: the entry, or the last hour, or as much of it as is of this day. */
function fieldsOf(entry: TimeEntry | 'new', now: number, zone: string): Fields {
  const today = instantAt(toIsoDay(now, zone), 0, zone)
  const [start, end] =
    entry === 'new' ? [Math.max(now - HOUR_MS, today), now] : [Date.parse(entry.startedAt), Date.parse(entry.endedAt ?? entry.startedAt)]
  return {
    day: toIsoDay(start, zone),
    from: timeOfDay(start, zone),
    to: timeOfDay(end, zone),
    comment: entry === 'new' ? '' : (entry.comment ?? ''),
  }
}
