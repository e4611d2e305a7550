import type { Kysely } from 'kysely'
import { type TeamLimits, type WorkflowChange } from '../../../../src/model'
import type { Database } from '../../../db'
import { lockPartner } from '../../../db/queries/partners/lockPartner'
import { listedIn } from '../../../db/queries/websites/listedIn'
import type { Services, Viewer } from '../../../kernel/context'
import { countsOf } from '../list/countsOf'
import { ofPartner } from '../../../db/queries/base'

/** What could refuse the change, counted while nobody else of the team can fill it. */
export async function limitsFor(services: Services, db: Kysely<Database>, viewer: Viewer, change: WorkflowChange) {
  if (!isLimited(viewer, change)) return undefined
  // Changes that a limit could refuse come one after the other.
  await lockPartner(db, viewer.partner_id)
  return teamLimits(services, db, viewer)
}

/** Whether the change could meet a limit that is kept to. */
function isLimited({ settings }: Viewer, { to, assignee }: WorkflowChange): boolean {
  const { hardLimits = {} } = settings
  return Boolean((to && hardLimits[to]) || (assignee && hardLimits['person']))
}

/** The limits of the team, with the websites that are on its board, whoever asks. */
export async function teamLimits(services: Services, db: Kysely<Database>, viewer: Viewer): Promise<TeamLimits> {
  const { statusLimits = {}, personLimit, hardLimits = {} } = viewer.settings
  const of = countsOf(services, viewer)
  const rows = await ofPartner(db, viewer.partner_id, 'websites')
    .where((eb) => listedIn(eb, 'overview', of))
    .groupBy(['status', 'assigned_to'])
    .select((eb) => ['status', 'assigned_to', eb.fn.countAll<number>().as('count')])
    .execute()
  const statuses = of.activeStatuses.flatMap((status) => {
    const limit = statusLimits[status]
    const count = sum(rows.filter((row) => row.status === status))
    return limit === undefined ? [] : [[status, { limit, hard: hardLimits[status] ?? false, count }] as const]
  })
  const open: Record<string, number> = {}
  for (const { status, assigned_to, count } of rows)
    if (assigned_to !== null && status !== 'done') open[assigned_to] = (open[assigned_to] ?? 0) + count
  return {
    statuses: Object.fromEntries(statuses),
    person: personLimit === undefined ? null : { limit: personLimit, hard: hardLimits['person'] ?? false },
    open,
  }
}

const sum = (rows: readonly { count: number }[]): number => rows.reduce((total, { count }) => total + count, 0)
