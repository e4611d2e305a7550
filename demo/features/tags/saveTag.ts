import { type Kysely, sql } from 'kysely'
import type { TagChange, TagDraft } from '../../../src/contract'
import { cssColour, MAX_INT, tagColour } from '../../../src/model'
import type { Database } from '../../db'
import { ofPartner } from '../../db/queries/base'
import { lockPartner } from '../../db/queries/partners/lockPartner'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { commit } from '../../outbox/commit/commit'

const MAX_TAGS = 200

/** Six hex digits without #, as colours are stored. */
const stored = (colour: string): string => cssColour(colour).slice(1)

export function createTag(services: Services, viewer: Viewer, draft: TagDraft, t: Translate): Promise<number> {
  return commit(services, viewer, async (db) => {
    const { count, last } = await lockTags(db, viewer)
    checkCount(count, t)
    await checkName(db, viewer, draft.name, null, t)
    const color = stored(draft.color ?? tagColour(draft.name))
    const tag = { partner_id: viewer.partner_id, name: draft.name, color, sort: draft.sort ?? Math.min(last + 1, MAX_INT) }
    const { id } = await db.insertInto('tags').values(tag).returning('id').executeTakeFirstOrThrow()
    return { changed: id, publish: [{ kind: 'tags' }] }
  })
}

export function updateTag(services: Services, viewer: Viewer, id: number, { name, color, sort }: TagChange, t: Translate): Promise<void> {
  return commit(services, viewer, async (db) => {
    await lockTags(db, viewer)
    await checkTag(db, viewer, id)
    if (name !== undefined) await checkName(db, viewer, name, id, t)
    const values = {
      ...(name === undefined ? {} : { name }),
      ...(color === undefined ? {} : { color: stored(color) }),
      ...(sort === undefined ? {} : { sort }),
    }
    if (Object.keys(values).length > 0) await db.updateTable('tags').set(values).where('id', '=', id).execute()
    return { publish: [{ kind: 'tags' }] }
  })
}

/** Changes of a partner's tags come one after the other, so that no two of them make the same name. */
export async function lockTags(db: Kysely<Database>, { partner_id }: Viewer) {
  await lockPartner(db, partner_id)
  const row = await ofPartner(db, partner_id, 'tags')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('sort').as('last')])
    .executeTakeFirstOrThrow()
  return { count: row.count, last: row.last ?? -1 }
}

export function checkCount(count: number, t: Translate): void {
  if (count >= MAX_TAGS) refuse(t('field.tagLimit', { max: MAX_TAGS }))
}

export async function checkTag(db: Kysely<Database>, { partner_id }: Viewer, id: number): Promise<void> {
  const tag = await ofPartner(db, partner_id, 'tags').select('id').where('id', '=', id).executeTakeFirst()
  if (!tag) throw new HttpError(404, 'refusal.notFound')
}

/** Names differ by more than capitals. */
export async function checkName(
  db: Kysely<Database>,
  { partner_id }: Viewer,
  name: string,
  except: number | null,
  t: Translate,
): Promise<void> {
  const same = await ofPartner(db, partner_id, 'tags').select('id').where(sql<boolean>`lower(name) = lower(${name})`).executeTakeFirst()
  if (same && same.id !== except) refuse(t('field.tagName'))
}

function refuse(message: string): never {
  throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'name', message }] })
}
