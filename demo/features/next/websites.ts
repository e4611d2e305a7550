import { fullDays } from '../../../src/model'
import { ofPartner } from '../../db/queries/base'
import type { WaitingRow } from '../../db/queries/pages/next'
import { ofCustomer } from '../../db/queries/websites/websites'
import type { Services, Viewer } from '../../kernel/context'
import { thumbnailUrl } from '../../kernel/userOf'
import { customerOf } from '../websites/list/present'
import { peopleOf } from '../../access/scope'

/** What rows show of the websites they are about. */
export async function websitesOf(services: Services, viewer: Viewer, rows: readonly WaitingRow[]) {
  const { db, clock } = services
  const now = clock.now().getTime()
  const ids = [...new Set(rows.flatMap(({ website_id }) => website_id ?? []))]
  const found = await ofPartner(db, viewer.partner_id, 'websites')
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .select(['id', 'title', 'status', 'status_date', 'image_file_id', 'assigned_to'])
    .select([ofCustomer('firm'), ofCustomer('forename'), ofCustomer('surname')])
    .execute()
  const byId = new Map(found.map((website) => [website.id, website]))
  const person = await peopleOf(services, viewer)
  return (id: number | null) => {
    const website = byId.get(id ?? 0)
    if (!website) return { website: null, customer: null, statusAge: null }
    const { title, status, status_date, image_file_id, assigned_to } = website
    const { firm, name } = customerOf(website)
    return {
      website: { id: website.id, title, status, image: thumbnailUrl(image_file_id), assigned_to: person(assigned_to) },
      customer: firm ?? name,
      statusAge: fullDays(now - status_date.getTime()),
    }
  }
}
