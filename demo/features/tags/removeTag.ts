import { type Kysely, sql } from 'kysely'
import { UNDO_SERVER_TTL_MS } from '../../../src/model'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { commit } from '../../outbox/commit/commit'
import type { News } from '../../kernel/News'
import { checkCount, checkName, checkTag, lockTags } from './saveTag'

export function deleteTag(services: Services, viewer: Viewer, id: number): Promise<void> {
  return commit(services, viewer, async (db) => {
    await lockTags(db, viewer)
    await checkTag(db, viewer, id)
    return remove(services, db, id)
  })
}

/** All websites and unassigned mails that have the one tag have the other afterwards, and the one is gone. */
export function mergeTag(services: Services, viewer: Viewer, id: number, into: number): Promise<void> {
  return commit(services, viewer, async (db) => {
    await lockTags(db, viewer)
    await checkTag(db, viewer, id)
    await checkTag(db, viewer, into)
    if (id === into) return {}
    await db
      .insertInto('website_tags')
      .columns(['website_id', 'tag_id'])
      .expression((eb) =>
        eb
          .selectFrom('website_tags')
          .where('tag_id', '=', id)
          .select((one) => ['website_id', one.val(into).$castTo<number>().as('tag_id')]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await sql`update unassigned_emails set tag_ids = array_remove(array_remove(tag_ids, ${id}), ${into}) || ${into}::integer
      where partner_id = ${viewer.partner_id} and ${id} = any(tag_ids)`.execute(db)
    return remove(services, db, id)
  })
}

/** The way back, for a day: the tag with its id, on the websites that had it and are still there. */
export function restoreTag(services: Services, viewer: Viewer, id: number, t: Translate): Promise<void> {
  return commit(services, viewer, async (db) => {
    const { count } = await lockTags(db, viewer)
    const deleted = await db
      .deleteFrom('deleted_tags')
      .where('id', '=', id)
      .where('partner_id', '=', viewer.partner_id)
      .where('deleted_at', '>', dayBefore(services))
      .returningAll()
      .executeTakeFirst()
    if (!deleted) throw new HttpError(404, 'refusal.notFound')
    checkCount(count, t)
    await checkName(db, viewer, deleted.name, null, t)
    const { website_ids, deleted_at: _, ...tag } = deleted
    await db.insertInto('tags').values(tag).execute()
    await sql`insert into website_tags (website_id, tag_id)
      select id, ${id} from websites where id = any(${website_ids}::integer[]) and partner_id = ${viewer.partner_id}`.execute(db)
    return { publish: [{ kind: 'tags' }] }
  })
}

async function remove(services: Services, db: Kysely<Database>, id: number): Promise<News> {
  await db.deleteFrom('deleted_tags').where('deleted_at', '<=', dayBefore(services)).execute()
  await sql`insert into deleted_tags (id, partner_id, name, color, sort, website_ids, deleted_at)
    select id, partner_id, name, color, sort, array(select website_id from website_tags where tag_id = tags.id), ${services.clock.now()}
    from tags where id = ${id}`.execute(db)
  await db.deleteFrom('tags').where('id', '=', id).execute()
  return { publish: [{ kind: 'tags' }] }
}

const dayBefore = ({ clock }: Services): Date => new Date(clock.now().getTime() - UNDO_SERVER_TTL_MS)
