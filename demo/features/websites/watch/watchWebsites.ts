import { sql } from 'kysely'
import { MINUTE_MS } from '../../../../src/model'
import { orAborted, repeat } from '../../../services'
import type { Services } from '../../../kernel/context'
import { fetchForeign, ForeignError } from '../../../services/network/fetchForeign'
import { notifyRecipients } from './notifyRecipients'
import { live } from '../../../db/queries/base'

/** Between two looks at whether a published website answers. */
const WATCH_EVERY_MS = 10 * MINUTE_MS
const BATCH = 10
const MAX_BYTES = 64 * 1024
/** One lost answer is no outage. */
const FAILURES_UNTIL_DOWN = 2

interface Options {
  /** Aborted when nobody waits for what is found out any longer: it is not written down. */
  closing?: AbortSignal
  answers?(url: string): Promise<boolean>
}

interface Watched {
  id: number
  partner_id: number
  title: string
  domain: string
  state: 'unknown' | 'up' | 'down' | null
  failures: number | null
}

/**
 * Asks published websites of teams that want it whether they answer, those first that were not asked for longest. A website that has never answered
 * cannot stop, and nobody is told of it. Answers how many were asked.
 */
export async function watchWebsites(
  services: Services,
  { closing, answers = (url) => isThere(services, url) }: Options = {},
): Promise<number> {
  await services.clock.refresh()
  const due = await websitesDue(services)
  const results = await Promise.all(
    due.map(async (website) => ({ website, isUp: await orAborted(() => answers(`https://${website.domain}/`), closing) })),
  )
  for (const { website, isUp } of results) if (isUp !== null) await note(services, website, isUp)
  return due.length
}

async function websitesDue({ db, clock }: Services): Promise<Watched[]> {
  return live(db, 'websites')
    .innerJoin('partners', 'partners.id', 'websites.partner_id')
    .leftJoin('website_watches', 'website_watches.website_id', 'websites.id')
    .where('websites.published_status', '=', 'published')
    .where('websites.is_template', '=', false)
    .where(sql<boolean>`coalesce((partners.settings->>'sniffingEnabled')::boolean, true)`)
    .where((eb) =>
      eb.or([
        eb('website_watches.checked_at', 'is', null),
        eb('website_watches.checked_at', '<=', new Date(clock.now().getTime() - WATCH_EVERY_MS)),
      ]),
    )
    .select(['websites.id', 'websites.partner_id', 'websites.title'])
    .select(['website_watches.state', 'website_watches.failures'])
    .where('websites.domain', 'is not', null)
    .select((eb) => eb.ref('websites.domain').$notNull().as('domain'))
    .orderBy(sql`website_watches.checked_at asc nulls first`)
    .limit(BATCH)
    .execute()
}

async function isThere({ linkAllow }: Services, url: string): Promise<boolean> {
  try {
    await fetchForeign(url, { accept: 'text/html', maxBytes: MAX_BYTES, allow: linkAllow })
    return true
  } catch (error) {
    if (error instanceof ForeignError) return false
    throw error
  }
}

/** Writes down what was found; whoever comes first to a change tells it. */
async function note(services: Services, website: Watched, isUp: boolean): Promise<void> {
  const before = website.state ?? 'unknown'
  const failures = isUp ? 0 : (website.failures ?? 0) + 1
  const state = isUp ? 'up' : before === 'up' && failures >= FAILURES_UNTIL_DOWN ? 'down' : before
  const row = { state, failures, checked_at: services.clock.now() }
  await services.db.transaction().execute(async (db) => {
    const written = await db
      .insertInto('website_watches')
      .values({ website_id: website.id, ...row })
      .onConflict((conflict) =>
        conflict
          .column('website_id')
          .doUpdateSet(row)
          .where('website_watches.state', '=', before)
          .where('website_watches.failures', '=', website.failures ?? 0),
      )
      .returning('website_id')
      .executeTakeFirst()
    const isNews = (before === 'up' && state === 'down') || (before === 'down' && state === 'up')
    if (written && isNews) await notifyRecipients(services, db, website, state)
  })
}

/** Watches until the returned function is called. */
export function startWatching(services: Services): () => Promise<void> {
  return repeat(services.log, { work: 'watch', everyMs: MINUTE_MS / BATCH, task: (closing) => watchWebsites(services, { closing }) })
}
