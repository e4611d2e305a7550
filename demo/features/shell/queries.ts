import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { type CountsOf, sidebarCounts } from '../../db/queries/pages/counts'
import type { Database } from '../../db/schema'
import { recentlyMoved } from '../websites/list/recentWebsites'

export interface GoalRow {
  hasInvitedUser: boolean
  hasCreatedWebsite: boolean
  hasInvitedCustomer: boolean
  hasReceivedMessage: boolean
  hasCheckedWebsite: boolean
  hasReceivedFeedback: boolean
  hasPublishedWebsite: boolean
}

/** Which onboarding goals the partner has reached, read from what it has done. Websites deleted since still count. */
const goals = (partnerId: number) => sql<GoalRow>`
    select
      exists (select from staff_invitations where partner_id = ${partnerId})
        or (select count(*) > 1 from memberships where partner_id = ${partnerId}) as "hasInvitedUser",
      exists (select from websites where partner_id = ${partnerId} and not is_template) as "hasCreatedWebsite",
      exists (select from websites where partner_id = ${partnerId} and customer_invited_at is not null) as "hasInvitedCustomer",
      exists (select from messages where partner_id = ${partnerId} and category = 'message_from') as "hasReceivedMessage",
      exists (select from websites where partner_id = ${partnerId} and checked_at is not null) as "hasCheckedWebsite",
      exists (select from messages where partner_id = ${partnerId} and source = 'feedback') as "hasReceivedFeedback",
      exists (select from websites where partner_id = ${partnerId} and published_at is not null) as "hasPublishedWebsite"
  `

export async function goalsOf(db: Kysely<Database>, partnerId: number): Promise<GoalRow> {
  const { rows } = await goals(partnerId).execute(db)
  const [row] = rows
  if (!row) throw new Error('A select without from has one row')
  return row
}

/** What the start page says. */
export const overviewOf = (db: Kysely<Database>, of: CountsOf) =>
  db
    .selectNoFrom([
      jsonObjectFrom(sidebarCounts(db, of)).$notNull().as('counts'),
      jsonArrayFrom(recentlyMoved(db, of)).as('websites'),
      sql<GoalRow>`(select to_json(goals) from (${goals(of.partnerId)}) goals)`.as('goals'),
    ])
    .executeTakeFirstOrThrow()
