import { add, type DataSet, type Row } from '../DataSet'
import type { SeedContext } from '../SeedContext'

const REASONS = [null, null, 'design', 'texts', 'customer call', 'corrections']

/** Time somebody spent on a website during the last month; nobody's timer is running. */
export function addWork(
  set: DataSet,
  { ago, random }: SeedContext,
  website: Row<'websites'>,
  staff: readonly Row<'users'>[],
  count: number,
): void {
  for (let nth = 0; nth < count; nth++) {
    const started = ago(0.3 + random.next() * 28)
    const seconds = random.int(5, 150) * 60 + random.int(0, 59)
    const ended = new Date(started.getTime() + seconds * 1_000)
    add(set.work_sessions, {
      partner_id: website.partner_id,
      website_id: website.id,
      user_id: random.pick(staff).id,
      status: website.status,
      started_at: started,
      last_tick_at: ended,
      ended_at: ended,
      seconds,
      reason: random.pick(REASONS),
      comment: null,
      source: random.chance(0.85) ? 'timer' : 'manual',
      edited_by: null,
      edited_at: null,
    })
  }
}
