import type { LogLine, Status } from '../../../../src/model'
import type { WebsitePatch } from './WebsiteEdit'
import type { LockedWebsite } from '../../../db/queries/websites/lockWebsite'

interface Circumstances {
  nameOf(id: number | null | undefined): string
  /** Why an admin insisted; only when the rules were against it. */
  reason?: string | undefined
  /** Why the due date changes. */
  why?: string | undefined
}

const PEOPLE = ['closed_by', 'designed_by', 'serviced_by'] as const

/** What the log says about a change, one line per thing that changed. */
export function changeLog(before: LockedWebsite, patch: WebsitePatch, { nameOf, reason, why }: Circumstances): LogLine[] {
  const lines: LogLine[] = []
  if (patch.status !== undefined) lines.push(statusLine(before.status, patch.status, reason))
  if (patch.assigned_to === null) lines.push({ kind: 'unassigned', values: {} })
  else if (patch.assigned_to !== undefined) lines.push({ kind: 'assigned', values: { person: nameOf(patch.assigned_to) } })
  if (patch.due_date) lines.push({ kind: 'dueDate', values: { date: patch.due_date }, why })
  else if (patch.due_date === null) lines.push({ kind: 'dueDate.removed', values: {}, why })
  lines.push(...pauseLines(before, patch))
  if (patch.label !== undefined)
    lines.push(patch.label ? { kind: 'label', values: { label: patch.label } } : { kind: 'label.removed', values: {} })
  if (patch.lead_source !== undefined) lines.push({ kind: 'leadSource', values: { source: patch.lead_source } })
  if (patch.lead_value !== undefined) lines.push({ kind: 'leadValue', values: { value: patch.lead_value } })
  for (const kind of PEOPLE) if (patch[kind] !== undefined) lines.push({ kind, values: { person: nameOf(patch[kind]) } })
  return lines
}

/** That it is put off or given up, or is so no more. */
function pauseLines(before: LockedWebsite, patch: WebsitePatch): LogLine[] {
  const lines: LogLine[] = []
  const { snoozed_until = before.snoozed_until, lost_at = before.lost_at } = patch
  if (patch.snoozed_until !== undefined || patch.snooze_reason)
    lines.push(
      snoozed_until
        ? { kind: 'snoozed', values: { date: snoozed_until }, why: patch.snooze_reason ?? before.snooze_reason }
        : { kind: 'snoozed.over', values: {} },
    )
  if (patch.lost_at !== undefined || patch.lost_reason)
    lines.push(lost_at ? { kind: 'lost', values: {}, why: patch.lost_reason ?? before.lost_reason } : { kind: 'lost.over', values: {} })
  return lines
}

const statusLine = (from: Status, to: Status, reason: string | undefined): LogLine =>
  reason ? { kind: 'status.override', values: { from, to, reason } } : { kind: 'status', values: { from, to } }
