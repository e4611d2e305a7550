import * as v from 'valibot'
import {
  Collection,
  CollectionDraft,
  CollectionField,
  CollectionFieldDraft,
  CollectionItem,
  CollectionItemDraft,
  Renaming,
  Sorting,
} from '../entities/collection'
import { items, ListQuery, list, Redirect } from '../envelopes'
import { route } from '../route'

// The spec names these calls without their paths.
const host = 'cms'
const digits = ['website'] as const
const ShareCode = v.object({ code: v.string(), url: v.string() })

// Collections.
export const api_cms_collections = route({
  name: 'api_cms_collections',
  method: 'GET',
  host,
  path: '/api/website/{website}/collections',
  digits,
  answer: items(Collection),
})
export const api_cms_collection_create = route({
  name: 'api_cms_collection_create',
  method: 'POST',
  host,
  path: '/api/website/{website}/collections',
  digits,
  body: CollectionDraft,
  answer: Collection,
})
export const api_cms_collection_update = route({
  name: 'api_cms_collection_update',
  method: 'PUT',
  host,
  path: '/api/collections/{collection}',
  body: CollectionDraft,
  answer: Collection,
})
export const api_cms_collection_delete = route({
  name: 'api_cms_collection_delete',
  method: 'DELETE',
  host,
  path: '/api/collections/{collection}',
  answer: 'empty',
})
export const api_cms_collection_duplicate = route({
  name: 'api_cms_collection_duplicate',
  method: 'POST',
  host,
  path: '/api/collections/{collection}/duplicate',
  answer: Collection,
})
export const api_cms_collection_container_elements = route({
  name: 'api_cms_collection_container_elements',
  method: 'GET',
  host,
  path: '/api/collections/{collection}/containerElements',
  answer: items(v.record(v.string(), v.unknown())),
})

// Fields of a collection.
export const api_cms_fields = route({
  name: 'api_cms_fields',
  method: 'GET',
  host,
  path: '/api/collections/{collection}/fields',
  answer: items(CollectionField),
})
export const api_cms_field_create = route({
  name: 'api_cms_field_create',
  method: 'POST',
  host,
  path: '/api/collections/{collection}/fields',
  body: CollectionFieldDraft,
  answer: CollectionField,
})
export const api_cms_field_update = route({
  name: 'api_cms_field_update',
  method: 'PUT',
  host,
  path: '/api/collections/{collection}/fields/{field}',
  body: CollectionFieldDraft,
  answer: CollectionField,
})
export const api_cms_field_delete = route({
  name: 'api_cms_field_delete',
  method: 'DELETE',
  host,
  path: '/api/collections/{collection}/fields/{field}',
  answer: 'empty',
})
export const api_cms_field_rename = route({
  name: 'api_cms_field_rename',
  method: 'PATCH',
  host,
  path: '/api/collections/{collection}/fields/{field}/rename',
  body: Renaming,
  answer: CollectionField,
})
export const api_cms_field_sort = route({
  name: 'api_cms_field_sort',
  method: 'PATCH',
  host,
  path: '/api/collections/{collection}/fields/sort',
  body: Sorting,
  answer: items(CollectionField),
})

// Items of a collection.
export const api_cms_items = route({
  name: 'api_cms_items',
  method: 'GET',
  host,
  path: '/api/collections/{collection}/items',
  query: ListQuery,
  answer: list(CollectionItem),
})
export const api_cms_item_create = route({
  name: 'api_cms_item_create',
  method: 'POST',
  host,
  path: '/api/collections/{collection}/items',
  body: CollectionItemDraft,
  answer: CollectionItem,
})
export const api_cms_item_update = route({
  name: 'api_cms_item_update',
  method: 'PUT',
  host,
  path: '/api/collections/{collection}/items/{item}',
  body: CollectionItemDraft,
  answer: CollectionItem,
})
export const api_cms_item_delete = route({
  name: 'api_cms_item_delete',
  method: 'DELETE',
  host,
  path: '/api/collections/{collection}/items/{item}',
  answer: 'empty',
})

// Shop, sharing, assistant.
export const api_cms_shop_create = route({
  name: 'api_cms_shop_create',
  method: 'POST',
  host,
  path: '/api/website/{website}/shop',
  digits,
  answer: v.object({ id: v.string(), active: v.boolean() }),
})
export const api_cms_shop_login_url = route({
  name: 'api_cms_shop_login_url',
  method: 'GET',
  host,
  path: '/api/website/{website}/shop/loginUrl',
  digits,
  answer: Redirect,
})
export const api_cms_shop_activate = route({
  name: 'api_cms_shop_activate',
  method: 'POST',
  host,
  path: '/api/website/{website}/shop/activate',
  digits,
  answer: v.object({ id: v.string(), active: v.boolean() }),
})
export const api_cms_share_code = route({
  name: 'api_cms_share_code',
  method: 'GET',
  host,
  path: '/api/website/{website}/shareCode',
  digits,
  answer: ShareCode,
})
export const api_cms_share_code_regenerate = route({
  name: 'api_cms_share_code_regenerate',
  method: 'PUT',
  host,
  path: '/api/website/{website}/shareCode/regenerate',
  digits,
  answer: ShareCode,
})
export const api_cms_share_code_copy = route({
  name: 'api_cms_share_code_copy',
  method: 'PUT',
  host,
  path: '/api/website/{website}/shareCode/copy/{code}',
  digits,
  answer: ShareCode,
})
export const api_cms_ai_prompt = route({
  name: 'api_cms_ai_prompt',
  method: 'POST',
  host,
  path: '/api/website/{website}/aiPrompt',
  digits,
  body: v.object({ prompt: v.string(), context: v.optional(v.string()) }),
  answer: v.object({ text: v.string() }),
})
