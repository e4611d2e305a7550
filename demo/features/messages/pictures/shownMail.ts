import type { Services, Viewer } from '../../../kernel/context'
import { live, ofPartner } from '../../../db/queries/base'

/** The formatted mail of a message; the website was checked before. */
export async function messageHtml({ db }: Services, websiteId: number, id: number): Promise<string | null> {
  const row = await live(db, 'messages').select('message_html').where('id', '=', id).where('website_id', '=', websiteId).executeTakeFirst()
  return row?.message_html ?? null
}

export async function unassignedHtml({ db }: Services, { partner_id }: Viewer, id: number): Promise<string | null> {
  const row = await ofPartner(db, partner_id, 'unassigned_emails').select('html').where('id', '=', id).executeTakeFirst()
  return row?.html ?? null
}
