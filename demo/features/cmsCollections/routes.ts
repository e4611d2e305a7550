import {
  api_cms_ai_prompt,
  api_cms_collection_container_elements,
  api_cms_collection_create,
  api_cms_collection_delete,
  api_cms_collection_duplicate,
  api_cms_collection_update,
  api_cms_collections,
  api_cms_field_create,
  api_cms_field_delete,
  api_cms_field_rename,
  api_cms_field_sort,
  api_cms_field_update,
  api_cms_fields,
  api_cms_item_create,
  api_cms_item_delete,
  api_cms_item_update,
  api_cms_items,
  api_cms_items_create,
  api_cms_items_delete,
  api_cms_share_code,
  api_cms_share_code_copy,
  api_cms_share_code_regenerate,
  api_cms_shop_activate,
  api_cms_shop_create,
  api_cms_shop_login_url,
  partner_website_collections,
} from '../../../src/contract/server'
import {
  containerElements,
  createCollection,
  deleteCollection,
  duplicateCollection,
  findCollection,
  listCollections,
  renameCollection,
} from './collections'
import { createField, deleteField, findField, listFields, renameField, sortFields, updateField } from './fields'
import { createItem, createItems, deleteItem, deleteItems, findItem, listItems, updateItem } from './items'
import { answerPrompt } from '../cms/outsideServices'
import { activateShop, copyShared, createShop, renewShareCode, shareCode, shopLoginUrl } from './shop'
import type { Services } from '../../kernel/context'
import { limitRate } from '../../kernel/limitRate'
import { requestKey } from '../../kernel/request/requestKey'
import { serve } from '../../kernel/serve'
import { page } from '../../pages/frame'
import { findWebsiteRow } from '../websites/details/findWebsite'

const PROMPTS_PER_MINUTE = 10

/** The code, and where a colleague uses it. */
async function codeAnswer(services: Services, websiteId: number) {
  const code = await shareCode(services, websiteId)
  return { code, url: `/cms/api/website/${websiteId}/shareCode/copy/${code}` }
}

export const cmsCollectionsRoutes = [
  serve(partner_website_collections, async ({ c, services, viewer, params, t }) => {
    const { title } = await findWebsiteRow(services, viewer, params.website)
    return page(c, viewer, t('page.websiteCollections', { website: title }))
  }),

  serve(api_cms_collections, async ({ services, params }) => ({ items: await listCollections(services, params.website) })),

  serve(api_cms_collection_create, async ({ c, services, viewer, params, body }) => {
    const id = await createCollection(services, viewer, { website_id: params.website, name: body.name, key: requestKey(c) })
    return findCollection(services, id)
  }),

  serve(api_cms_collection_update, async ({ c, services, params, body }) => {
    const id = params.collection
    const outcome = await renameCollection(services, id, body.name, body.version)
    const collection = await findCollection(services, id)
    return outcome === 'stale' ? c.json(collection, 409) : collection
  }),

  serve(api_cms_collection_delete, async ({ c, services, params }) => {
    await deleteCollection(services, params.collection)
    return c.body(null, 204)
  }),

  serve(api_cms_collection_duplicate, async ({ c, services, viewer, params }) =>
    findCollection(services, await duplicateCollection(services, viewer, params.collection, requestKey(c))),
  ),

  serve(api_cms_collection_container_elements, async ({ services, params }) => ({
    items: await containerElements(services, params.collection),
  })),

  serve(api_cms_fields, async ({ services, params }) => ({ items: await listFields(services, params.collection) })),

  serve(api_cms_field_create, async ({ services, params, body, t }) => {
    const collection = params.collection
    return findField(services, collection, await createField(services, collection, body, t))
  }),

  serve(api_cms_field_update, async ({ services, params, body, t }) => {
    const [collection, field] = [params.collection, params.field]
    await updateField(services, collection, field, body, t)
    return findField(services, collection, field)
  }),

  serve(api_cms_field_rename, async ({ services, params, body, t }) => {
    const [collection, field] = [params.collection, params.field]
    await renameField(services, collection, field, body.name, t)
    return findField(services, collection, field)
  }),

  serve(api_cms_field_sort, async ({ services, params, body }) => {
    const collection = params.collection
    await sortFields(services, collection, body.ids)
    return { items: await listFields(services, collection) }
  }),

  serve(api_cms_field_delete, async ({ c, services, params }) => {
    await deleteField(services, params.collection, params.field)
    return c.body(null, 204)
  }),

  serve(api_cms_items, ({ services, params, query }) => listItems(services, params.collection, query)),

  serve(api_cms_item_create, ({ c, services, viewer, params, body, t }) =>
    createItem(services, viewer, params.collection, { drafts: [body], key: requestKey(c), t }),
  ),

  serve(api_cms_item_update, async ({ services, params, body, t }) => {
    const [collection, item] = [params.collection, params.item]
    await updateItem(services, collection, item, body, t)
    return findItem(services, collection, item)
  }),

  serve(api_cms_item_delete, async ({ c, services, params }) => {
    await deleteItem(services, params.collection, params.item)
    return c.body(null, 204)
  }),

  serve(api_cms_items_create, async ({ c, services, viewer, params, body, t }) => ({
    items: await createItems(services, viewer, params.collection, { drafts: body.items, key: requestKey(c), t }),
  })),

  serve(api_cms_items_delete, async ({ c, services, params, body }) => {
    await deleteItems(services, params.collection, body.ids)
    return c.body(null, 204)
  }),

  serve(api_cms_shop_create, ({ services, params }) => createShop(services, params.website)),

  serve(api_cms_shop_activate, ({ services, params }) => activateShop(services, params.website)),

  serve(api_cms_shop_login_url, async ({ services, params }) => ({ url: await shopLoginUrl(services, params.website) })),

  serve(api_cms_share_code, ({ services, params }) => codeAnswer(services, params.website)),

  serve(api_cms_share_code_regenerate, async ({ services, params }) => {
    await renewShareCode(services, params.website)
    return codeAnswer(services, params.website)
  }),

  serve(api_cms_share_code_copy, async ({ services, viewer, params }) => {
    await copyShared(services, viewer, params.website, params.code)
    return codeAnswer(services, params.website)
  }),

  serve(api_cms_ai_prompt, async ({ c, services, viewer, body }) => {
    await limitRate(c, `prompt:${viewer.user_id}`, PROMPTS_PER_MINUTE)
    return answerPrompt(services, body.prompt, body.context)
  }),
]
