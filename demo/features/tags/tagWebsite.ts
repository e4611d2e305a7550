import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { tagsOfWebsite } from './queries'
import type { Services, Viewer } from '../../kernel/context'
import { type FieldError, HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { ofPartner } from '../../db/queries/base'
import { commit } from '../../outbox/commit/commit'
import type { News } from '../../kernel/News'
import { TAGS_PER_WEBSITE_MAX } from '../../../src/model'

/** Puts a tag on the website; nothing happens when it is there already. Answers what is against it. */
export function tagWebsite(services: Services, viewer: Viewer, websiteId: number, tagId: number, t: Translate): Promise<FieldError[]> {
  return commit<FieldError[]>(services, viewer, async (db) => {
    const tag = await findTag(db, viewer, tagId)
    const website = await lockWebsite(db, websiteId)
    const tags = await tagsOfWebsite(db, websiteId)
    if (tags.some(({ id }) => id === tagId)) return { changed: [] }
    const isFull = tags.length >= TAGS_PER_WEBSITE_MAX
    if (isFull) return { changed: [{ name: 'tag', message: t('field.tagLimit', { max: TAGS_PER_WEBSITE_MAX }) }] }
    await db.insertInto('website_tags').values({ website_id: websiteId, tag_id: tagId }).execute()
    return { changed: [], ...newsOf(website, ['tag.added', 'tag.removed'], tag) }
  })
}

export function untagWebsite(services: Services, viewer: Viewer, websiteId: number, tagId: number): Promise<void> {
  return commit(services, viewer, async (db) => {
    const tag = await findTag(db, viewer, tagId)
    const website = await lockWebsite(db, websiteId)
    const removal = db.deleteFrom('website_tags').where('website_id', '=', websiteId).where('tag_id', '=', tagId)
    const removed = await removal.returning('tag_id').executeTakeFirst()
    return removed ? newsOf(website, ['tag.removed', 'tag.added'], tag) : {}
  })
}

async function findTag(db: Kysely<Database>, viewer: Viewer, id: number) {
  const tag = await ofPartner(db, viewer.partner_id, 'tags').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  if (!tag) throw new HttpError(404, 'refusal.notFound')
  return tag
}

type Website = Awaited<ReturnType<typeof lockWebsite>>

type Deed = 'tag.added' | 'tag.removed'

function newsOf(website: Website, [kind, opposite]: readonly [Deed, Deed], { id, name: tag }: { id: number; name: string }): News {
  const values = { tag }
  return {
    log: [{ website, label: `tag.${id}`, line: { kind, values }, opposite: { kind: opposite, values } }],
    publish: [{ kind: 'website', websiteId: website.id }],
  }
}
