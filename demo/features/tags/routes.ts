import {
  api_partner_tag_create,
  api_partner_tag_delete,
  api_partner_tag_merge,
  api_partner_tag_restore,
  api_partner_tag_update,
  api_partner_tags,
  api_website_tag_add,
  api_website_tag_remove,
} from '../../../src/contract/server'
import { tagsOf, tagsOfWebsite } from './queries'
import { HttpError } from '../../kernel/HttpError'
import type { Services, Viewer } from '../../kernel/context'
import { serve } from '../../kernel/serve'
import { deleteTag, mergeTag, restoreTag } from './removeTag'
import { createTag, updateTag } from './saveTag'
import { tagWebsite, untagWebsite } from './tagWebsite'

export const tagsRoutes = [
  serve(api_partner_tags, async ({ services, viewer }) => ({ items: await tagsOf(services.db, viewer.partner_id) })),

  serve(api_partner_tag_create, async ({ services, viewer, body, t }) => {
    return findTag(services, viewer, await createTag(services, viewer, body, t))
  }),

  serve(api_partner_tag_update, async ({ services, viewer, params, body, t }) => {
    const id = params.tag
    await updateTag(services, viewer, id, body, t)
    return findTag(services, viewer, id)
  }),

  serve(api_partner_tag_delete, async ({ c, services, viewer, params }) => {
    await deleteTag(services, viewer, params.tag)
    return c.body(null, 204)
  }),

  serve(api_partner_tag_merge, async ({ services, viewer, params }) => {
    const into = params.into
    await mergeTag(services, viewer, params.tag, into)
    return findTag(services, viewer, into)
  }),

  serve(api_partner_tag_restore, async ({ services, viewer, params, t }) => {
    const id = params.tag
    await restoreTag(services, viewer, id, t)
    return findTag(services, viewer, id)
  }),

  serve(api_website_tag_add, async ({ services, viewer, params, t }) => {
    const websiteId = params.website
    const errors = await tagWebsite(services, viewer, websiteId, params.tag, t)
    if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
    return { items: await tagsOfWebsite(services.db, websiteId) }
  }),

  serve(api_website_tag_remove, async ({ services, viewer, params }) => {
    const websiteId = params.website
    await untagWebsite(services, viewer, websiteId, params.tag)
    return { items: await tagsOfWebsite(services.db, websiteId) }
  }),
]

async function findTag({ db }: Services, { partner_id }: Viewer, id: number) {
  const tag = (await tagsOf(db, partner_id)).find((one) => one.id === id)
  if (!tag) throw new HttpError(404, 'refusal.notFound')
  return tag
}
