import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { partner_unassigned_emails_change, ReadBody } from '../../../src/contract/server'
import { worksHere } from '../../access/worksHere'
import type { Database } from '../../db'
import { ofPartner } from '../../db/queries/base'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { commit } from '../../outbox/commit/commit'
import { lockEmails } from './assignEmails'

type Change = ReadBody<typeof partner_unassigned_emails_change>

/** Gives mails to a colleague, puts them off, or changes their tags. */
export function changeEmails(services: Services, viewer: Viewer, { ids, ...change }: Change): Promise<void> {
  return commit(services, viewer, async (transaction) => {
    const mails = await lockEmails(transaction, viewer, ids)
    await check(transaction, viewer, change)
    const { assigned_to, snoozedUntil, addTags = [], removeTags = [] } = change
    await transaction
      .updateTable('unassigned_emails')
      .set({
        ...(assigned_to === undefined ? {} : { assigned_to }),
        ...(snoozedUntil === undefined ? {} : { snoozed_until: snoozedUntil === null ? null : new Date(snoozedUntil) }),
        tag_ids: sql<number[]>`array(select unnest(tag_ids || ${addTags}::integer[]) except select unnest(${removeTags}::integer[]))`,
      })
      .where(
        'id',
        'in',
        mails.map(({ id }) => id),
      )
      .execute()
    return { publish: [{ kind: 'counts' }] }
  })
}

/** Somebody of another team is refused like somebody who does not exist, and so is a tag. */
async function check(db: Kysely<Database>, viewer: Viewer, { assigned_to, addTags = [] }: Omit<Change, 'ids'>): Promise<void> {
  const tags = addTags.length > 0 ? await ofPartner(db, viewer.partner_id, 'tags').where('id', 'in', addTags).select('id').execute() : []
  const isKnown = !assigned_to || (await worksHere(db, viewer, assigned_to))
  if (!isKnown || tags.length < new Set(addTags).size) throw new HttpError(404, 'refusal.notFound')
}
