import { sql } from 'kysely'
import { LEADS } from '../../../../src/model'
import { isLive } from '../base'

/** Leads that can become part of another website: nothing of them is public or paid for. */
export const isMergeable = sql<boolean>`(websites.status in (${sql.join(LEADS)}) and not websites.is_template
  and websites.published_status = 'unpublished'
  and not exists (select from contracts c where c.website_id = websites.id))`

const others = sql`from websites other
  where other.partner_id = websites.partner_id and other.id <> websites.id and ${isLive('websites', 'other')} and not other.is_template
    and other.customer_keys && websites.customer_keys`

/** How many other websites a lead may be the same customer's as. */
export const duplicateCount = sql<number>`(case when ${isMergeable} then (select count(*)::int ${others}) else 0 end)`

/** Who has worked or works on other websites of the same customer. */
export const knownBy = sql<number[]>`array(
  select distinct id from (select unnest(array[other.assigned_to, other.designed_by, other.serviced_by]) as id ${others}) people
  where id is not null)`

/** Their ids, each with what it has in common: `email:…`, `domain:…`, `phone:…`. */
export const duplicatesOf = sql<{ id: number; keys: string[] }[]>`(
  select coalesce(json_agg(json_build_object('id', other.id, 'keys', array(
    select unnest(other.customer_keys) intersect select unnest(websites.customer_keys))) order by other.id), '[]') ${others})`
