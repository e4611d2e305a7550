import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import type { News } from '../../../kernel/News'
import { live } from '../../../db/queries/base'
import { domainLines } from '../row/domainLines'
import { setPublished } from '../../../db/writers/setPublished'

interface Occasion {
  db: Kysely<Database>
  /** The domain that was changed. */
  row: { name: string; unicode_name: string }
  now: Date
}

/** A website is published as long as one of its domains shows it: brings that up to date after a change of its domains. */
export async function publishWebsite({ db, row, now }: Occasion, websiteId: number | null): Promise<News> {
  if (websiteId === null) return {}
  const shown = await live(db, 'domains')
    .select('name')
    .where('website_id', '=', websiteId)
    .where('published', '=', true)
    .executeTakeFirst()
  const published_status = shown ? ('published' as const) : ('unpublished' as const)
  if (!(await setPublished(db, websiteId, shown !== undefined, now))) return {}
  return {
    log: await domainLines(db, websiteId, { kind: published_status, values: { domain: row.unicode_name } }, published_status),
    notices: shown ? [{ kind: 'published', websiteId }] : [],
    webhooks: shown ? [{ event: 'website_published', websiteId, data: { domain: row.name } }] : [],
  }
}
