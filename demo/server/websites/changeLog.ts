import type { Status } from '../../../src/model'
import type { Translate } from '../translate'
import type { WebsitePatch } from './WebsiteEdit'
import type { LogEntry } from './writeLog'
import type { LockedWebsite } from './workflowContext'

interface Words {
  t: Translate
  nameOf(id: number | null | undefined): string
  day(isoDay: string): string
  /** Why an admin insisted; only when the rules were against it. */
  reason: string | undefined
}

const PEOPLE = ['closed_by', 'designed_by', 'serviced_by'] as const

/** What the log says about a change, one entry per thing that changed. */
export function changeLog(before: LockedWebsite, patch: WebsitePatch, { t, nameOf, day, reason }: Words): LogEntry[] {
  const messages: string[] = []
  if (patch.status !== undefined) messages.push(statusMessage(t, before.status, patch.status, reason))
  if (patch.assigned_to === null) messages.push(t('log.unassigned'))
  else if (patch.assigned_to !== undefined) messages.push(t('log.assigned', { person: nameOf(patch.assigned_to) }))
  if (patch.due_date !== undefined)
    messages.push(patch.due_date ? t('log.dueDate', { date: day(patch.due_date) }) : t('log.dueDate.removed'))
  if (patch.label !== undefined) messages.push(patch.label ? t('log.label', { label: patch.label }) : t('log.label.removed'))
  for (const field of PEOPLE) if (patch[field] !== undefined) messages.push(t(`log.${field}`, { person: nameOf(patch[field]) }))
  return messages.map((message) => ({ category: 'system', message }))
}

function statusMessage(t: Translate, before: string, after: Status, reason: string | undefined): string {
  const statuses = { from: t(`status.${before}`), to: t(`status.${after}`) }
  return reason ? t('log.status.override', { ...statuses, reason }) : t('log.status', statuses)
}
