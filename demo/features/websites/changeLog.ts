import type { Status } from '../../../src/model'
import type { Translate } from '../../kernel/text/translate'
import type { WebsitePatch } from './WebsiteEdit'
import type { LogEntry } from '../../kernel/log/writeLog'
import type { LockedWebsite } from '../../db/queries/lockWebsite'

interface LogFormats {
  t: Translate
  nameOf(id: number | null | undefined): string
  day(isoDay: string): string
  money(minorUnits: number): string
  /** Why an admin insisted; only when the rules were against it. */
  reason: string | undefined
  /** Why the due date changes. */
  why: string | undefined
}

const PEOPLE = ['closed_by', 'designed_by', 'serviced_by'] as const

/** What the log says about a change, one entry per thing that changed. */
export function changeLog(before: LockedWebsite, patch: WebsitePatch, { t, nameOf, day, money, reason, why }: LogFormats): LogEntry[] {
  const messages: string[] = []
  if (patch.status !== undefined) messages.push(statusMessage(t, before.status, patch.status, reason))
  if (patch.assigned_to === null) messages.push(t('log.unassigned'))
  else if (patch.assigned_to !== undefined) messages.push(t('log.assigned', { person: nameOf(patch.assigned_to) }))
  if (patch.due_date !== undefined)
    messages.push(withReason(patch.due_date ? t('log.dueDate', { date: day(patch.due_date) }) : t('log.dueDate.removed'), why, t))
  messages.push(...pauseMessages(before, patch, { t, day }))
  if (patch.label !== undefined) messages.push(patch.label ? t('log.label', { label: patch.label }) : t('log.label.removed'))
  if (patch.lead_source !== undefined) messages.push(t('log.leadSource', { source: patch.lead_source ?? '–' }))
  if (patch.lead_value !== undefined)
    messages.push(t('log.leadValue', { value: patch.lead_value === null ? '–' : money(patch.lead_value) }))
  for (const field of PEOPLE) if (patch[field] !== undefined) messages.push(t(`log.${field}`, { person: nameOf(patch[field]) }))
  return messages.map((message) => ({ category: 'system', message }))
}

/** That it is put off or given up, or is so no more. */
function pauseMessages(before: LockedWebsite, patch: WebsitePatch, { t, day }: Pick<LogFormats, 't' | 'day'>): string[] {
  const messages: string[] = []
  const { snoozed_until = before.snoozed_until, lost_at = before.lost_at } = patch
  if (patch.snoozed_until !== undefined || patch.snooze_reason)
    messages.push(
      snoozed_until
        ? withReason(t('log.snoozed', { date: day(snoozed_until) }), patch.snooze_reason ?? before.snooze_reason, t)
        : t('log.snoozed.over'),
    )
  if (patch.lost_at !== undefined || patch.lost_reason)
    messages.push(lost_at ? withReason(t('log.lost'), patch.lost_reason ?? before.lost_reason, t) : t('log.lost.over'))
  return messages
}

const withReason = (message: string, reason: string | null | undefined, t: Translate): string =>
  reason ? t('log.withReason', { message, reason }) : message

function statusMessage(t: Translate, before: string, after: Status, reason: string | undefined): string {
  const statuses = { from: t(`status.${before}`), to: t(`status.${after}`) }
  return reason ? t('log.status.override', { ...statuses, reason }) : t('log.status', statuses)
}
