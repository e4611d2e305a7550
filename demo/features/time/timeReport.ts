import type { ReadQuery, api_partner_time_report } from '../../../src/contract/server'
import { fullName, isReportSpan } from '../../../src/model'
import { timeByGroup } from '../../db/queries/websites/timeReport'
import { peopleByIds } from './queries'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { scopeOf } from '../../access/scope'

const MINUTE_S = 60

/** Time worked on all websites, as a card of each shows it (TM-08). */
export async function timeReport({ db }: Services, viewer: Viewer, query: ReadQuery<typeof api_partner_time_report>, t: Translate) {
  const { from, to, group, round, ...filters } = query
  if (!isReportSpan({ from, to })) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'to', message: t('fieldIssue.day') }] })
  const rows = await timeByGroup(db, scopeOf(viewer, 'see_agency_statistics'), {
    ...filters,
    from,
    to,
    group,
    zone: viewer.time_zone,
    roundSeconds: round ? Number(round) * MINUTE_S : 1,
  })
  const names =
    group === 'person'
      ? await namesOf(
          db,
          viewer,
          rows.map(({ key }) => Number(key)),
        )
      : null
  const sum = (name: 'entries' | 'seconds' | 'rounded') => rows.reduce((total, row) => total + row[name], 0)
  return {
    group,
    rows: rows.map(({ key, title, entries, seconds, rounded }) => ({
      key,
      label: names?.get(key) ?? (group === 'website' ? title : null),
      entries,
      seconds,
      roundedSeconds: round ? rounded : null,
    })),
    total: { entries: sum('entries'), seconds: sum('seconds'), roundedSeconds: round ? sum('rounded') : null },
  }
}

/** Whoever has left still has worked. */
async function namesOf(db: Services['db'], { partner_id }: Viewer, ids: number[]): Promise<Map<string, string>> {
  const people = ids.length > 0 ? await peopleByIds(db, partner_id, ids) : []
  return new Map(people.map((person) => [String(person.id), fullName(person) || person.email]))
}
