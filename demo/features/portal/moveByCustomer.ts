import type { Kysely } from 'kysely'
import { activeStatuses, PARTNER_SETTINGS_DEFAULTS, type Status } from '../../../src/model'
import type { Database } from '../../db'
import type { Customer, Services } from '../../kernel/context'
import { addStatusTodos } from '../todos/addStatusTodos'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { changeWebsite } from '../../db/writers/changeWebsite'
import type { News } from '../../kernel/News'

/**
 * Moves the website on because of what its customer did, to the first of the statuses that the partner uses; a website that the
 * team has moved meanwhile stays where it is. The rules for moves by people of the team do not bind the customer.
 */
export async function moveByCustomer(
  { clock }: Services,
  db: Kysely<Database>,
  customer: Customer,
  { from, towards }: { from: readonly Status[]; towards: readonly Status[] },
): Promise<News> {
  const active = activeStatuses({ ...PARTNER_SETTINGS_DEFAULTS.statusSettings, ...customer.status_settings })
  const website = await lockWebsite(db, customer.website_id)
  const to = towards.find((status) => active.includes(status))
  if (!to || !from.some((status) => status === website.status)) return {}
  const now = clock.now()
  await addStatusTodos(db, { website, status: to, assignee: website.assigned_to, at: now })
  await db
    .insertInto('status_moves')
    .values({ website_id: website.id, from_status: website.status, to_status: to, moved_by: null, override_reason: null, moved_at: now })
    .execute()
  await changeWebsite(db, website.id, { status: to, status_date: now }, now)
  return {
    log: [{ website: { ...website, status: to }, line: { kind: 'status', values: { from: website.status, to } }, by: null }],
    publish: [{ kind: 'website', websiteId: website.id }, { kind: 'counts' }],
  }
}
