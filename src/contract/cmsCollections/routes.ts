import * as v from 'valibot'
import { items, list, Redirect } from '../envelopes'
import { route } from '../route'
import { Collection, CollectionField, CollectionItem } from './collection'

const ShareCode = v.object({ code: v.string(), url: v.string() })

/** The screen for all of it. */
export const partner_website_collections = route({ name: 'partner_website_collections', method: 'ANY', answer: 'page' })

// Collections.
export const api_cms_collections = route({ name: 'api_cms_collections', method: 'GET', answer: items(Collection) })
export const api_cms_collection_create = route({
  name: 'api_cms_collection_create',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: Collection,
})
export const api_cms_collection_update = route({ name: 'api_cms_collection_update', method: 'PUT', answer: Collection })
export const api_cms_collection_delete = route({ name: 'api_cms_collection_delete', method: 'DELETE', answer: 'empty' })
export const api_cms_collection_duplicate = route({
  name: 'api_cms_collection_duplicate',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: Collection,
})
export const api_cms_collection_container_elements = route({
  name: 'api_cms_collection_container_elements',
  method: 'GET',
  answer: items(v.record(v.string(), v.unknown())),
})

// Fields of a collection.
export const api_cms_fields = route({ name: 'api_cms_fields', method: 'GET', answer: items(CollectionField) })
export const api_cms_field_create = route({ name: 'api_cms_field_create', method: 'POST', answer: CollectionField })
export const api_cms_field_update = route({ name: 'api_cms_field_update', method: 'PUT', answer: CollectionField })
export const api_cms_field_delete = route({ name: 'api_cms_field_delete', method: 'DELETE', answer: 'empty' })
export const api_cms_field_rename = route({ name: 'api_cms_field_rename', method: 'PATCH', answer: CollectionField })
export const api_cms_field_sort = route({ name: 'api_cms_field_sort', method: 'PATCH', answer: items(CollectionField) })

// Items of a collection.
export const api_cms_items = route({ name: 'api_cms_items', method: 'GET', answer: list(CollectionItem) })
export const api_cms_item_create = route({
  name: 'api_cms_item_create',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: CollectionItem,
})
export const api_cms_item_update = route({ name: 'api_cms_item_update', method: 'PUT', answer: CollectionItem })
export const api_cms_item_delete = route({ name: 'api_cms_item_delete', method: 'DELETE', answer: 'empty' })

// Ours: many at once, all or none.
export const api_cms_items_create = route({
  name: 'api_cms_items_create',
  method: 'POST',
  headers: ['Idempotency-Key'],
  answer: items(CollectionItem),
})
export const api_cms_items_delete = route({ name: 'api_cms_items_delete', method: 'POST', answer: 'empty' })

// Shop, sharing, assistant.
export const api_cms_shop_create = route({
  name: 'api_cms_shop_create',
  method: 'POST',
  answer: v.object({ id: v.string(), active: v.boolean() }),
})
export const api_cms_shop_login_url = route({ name: 'api_cms_shop_login_url', method: 'GET', answer: Redirect })
export const api_cms_shop_activate = route({
  name: 'api_cms_shop_activate',
  method: 'POST',
  answer: v.object({ id: v.string(), active: v.boolean() }),
})
export const api_cms_share_code = route({ name: 'api_cms_share_code', method: 'GET', answer: ShareCode })
export const api_cms_share_code_regenerate = route({ name: 'api_cms_share_code_regenerate', method: 'PUT', answer: ShareCode })
export const api_cms_share_code_copy = route({ name: 'api_cms_share_code_copy', method: 'PUT', answer: ShareCode })
export const api_cms_ai_prompt = route({ name: 'api_cms_ai_prompt', method: 'POST', answer: v.object({ text: v.string() }) })
