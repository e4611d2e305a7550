import type { Content, ReportEntry } from '../../db/tables/editor'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'

interface NewReport {
  websiteId: number
  step: 'assemble' | 'prepare' | 'execute'
  summary: string
  entries: ReportEntry[]
  content: Content | null
}

/** Writes down what the assistant did and answers the report's id. */
export async function saveReport(
  { db, clock }: Services,
  viewer: Viewer,
  { websiteId, step, summary, entries, content }: NewReport,
): Promise<number> {
  const now = clock.now()
  const { id } = await db
    .insertInto('assistant_reports')
    .values({
      website_id: websiteId,
      step,
      state: 'done',
      summary,
      entries: JSON.stringify(entries),
      content: content && JSON.stringify(content),
      created_by: viewer.user_id,
      created_at: now,
      finished_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const reportsOf = ({ db }: Services, websiteId: number) =>
  db.selectFrom('assistant_reports').selectAll().where('website_id', '=', websiteId).orderBy('id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof reportsOf>['executeTakeFirstOrThrow']>>

export const presentReport = ({ id, website_id, step, state, summary, entries, created_at, finished_at }: Row) => ({
  id,
  websiteId: website_id,
  step,
  state,
  summary,
  entries,
  createdAt: created_at.toISOString(),
  finishedAt: finished_at.toISOString(),
})

/** The report with the id, or the latest. */
export async function findReport(services: Services, websiteId: number, id?: number) {
  const reports = reportsOf(services, websiteId)
  const row = await (id === undefined ? reports : reports.where('id', '=', id)).executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return presentReport(row)
}
