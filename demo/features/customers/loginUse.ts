import { sql } from 'kysely'
import type { api_website_customer_login, WrittenAnswer } from '../../../src/contract/server'
import { type ViewerScope, websitesWithin } from '../../db/queries/websites/websites'
import type { Services, Viewer } from '../../kernel/context'
import { thumbnailUrl } from '../../kernel/userOf'
import { scopeOf } from '../../access/scope'

/** The partner's other websites with this login; of those out of reach only how many there are. */
export async function loginUse(
  { db }: Services,
  viewer: Viewer,
  websiteId: number,
  email: string,
): Promise<WrittenAnswer<typeof api_website_customer_login>> {
  const login = email.trim().toLowerCase()
  if (login === '') return { items: [], hidden: 0 }
  const having = (scope: ViewerScope) =>
    websitesWithin(db, scope)
      .where('websites.id', '!=', websiteId)
      .where('websites.is_template', '=', false)
      .where(sql<boolean>`lower(websites.customer ->> 'email') = ${login}`)
  const rows = await having(scopeOf(viewer))
    .select(['websites.id', 'websites.title', 'websites.status', 'websites.image_file_id'])
    .orderBy('websites.title')
    .orderBy('websites.id')
    .execute()
  const { total } = await having({ ...scopeOf(viewer), scope: 'all' })
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    // The database holds only statuses of the model (a check of the table).
    items: rows.map(({ id, title, status, image_file_id }) => ({
      id,
      title,
      status,
      image: thumbnailUrl(image_file_id),
    })),
    hidden: total - rows.length,
  }
}
