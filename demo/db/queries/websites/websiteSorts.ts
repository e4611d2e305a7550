import { sql } from 'kysely'
import { STATUSES, type WebsiteSort } from '../../../../src/model'
import { alphabetical } from '../alphabetical'

/** The name of the person that a column names. */
export const orderByUser = (column: string) =>
  alphabetical(
    sql`(select concat_ws(' ', nullif(u.forename, ''), nullif(u.surname, ''), u.name) from users u where u.id = ${sql.ref(column)})`,
  )

/** The place of a website's status in the workflow, and the name of whoever is in charge of it. */
export const ORDER_BY_STATUS = sql`array_position(${sql.lit(`{${STATUSES.join(',')}}`)}::text[], websites.status)`
export const ORDER_BY_PERSON = orderByUser('websites.assigned_to')

/** What each sort orders by; ascending, with missing values last in both directions (defaults 5.8). */
export const WEBSITE_ORDER: Readonly<Record<WebsiteSort, ReturnType<typeof sql>>> = {
  title: alphabetical(sql.ref('websites.title')),
  status: ORDER_BY_STATUS,
  status_date: sql`websites.status_date`,
  due_date: sql`websites.due_date`,
  assigned_to: ORDER_BY_PERSON,
  created: sql`websites.created_at`,
  domain: alphabetical(sql.ref('websites.domain')),
  lead_source: alphabetical(sql.ref('websites.lead_source')),
  lead_value: sql`websites.lead_value`,
  waiting_since: sql`greatest(websites.status_date, websites.customer_active_at)`,
}
