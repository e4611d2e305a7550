import * as v from 'valibot'
import { ListQuery } from '../envelopes'
import { serverRoute } from '../serverRoute'
import {
  CollectionDraft,
  CollectionFieldDraft,
  CollectionItemDraft,
  CollectionItemDrafts,
  CollectionItemIds,
  Renaming,
  Sorting,
} from './collection'
import * as client from './routes'

const host = 'cms'
const digits = ['website'] as const

export const partner_website_collections = serverRoute(client.partner_website_collections, {
  host: 'partner',
  path: '/website/{website}/collections',
  digits,
})

// Collections.
export const api_cms_collections = serverRoute(client.api_cms_collections, { host, path: '/api/website/{website}/collections', digits })
export const api_cms_collection_create = serverRoute(client.api_cms_collection_create, {
  host,
  path: '/api/website/{website}/collections',
  digits,
  body: CollectionDraft,
})
export const api_cms_collection_update = serverRoute(client.api_cms_collection_update, {
  host,
  path: '/api/collections/{collection}',
  ids: ['collection'],
  body: CollectionDraft,
})
export const api_cms_collection_delete = serverRoute(client.api_cms_collection_delete, {
  host,
  path: '/api/collections/{collection}',
  ids: ['collection'],
})
export const api_cms_collection_duplicate = serverRoute(client.api_cms_collection_duplicate, {
  host,
  path: '/api/collections/{collection}/duplicate',
  ids: ['collection'],
})
export const api_cms_collection_container_elements = serverRoute(client.api_cms_collection_container_elements, {
  host,
  path: '/api/collections/{collection}/containerElements',
  ids: ['collection'],
})

// Fields of a collection.
export const api_cms_fields = serverRoute(client.api_cms_fields, {
  host,
  path: '/api/collections/{collection}/fields',
  ids: ['collection'],
})
export const api_cms_field_create = serverRoute(client.api_cms_field_create, {
  host,
  path: '/api/collections/{collection}/fields',
  ids: ['collection'],
  body: CollectionFieldDraft,
})
export const api_cms_field_update = serverRoute(client.api_cms_field_update, {
  host,
  path: '/api/collections/{collection}/fields/{field}',
  ids: ['collection', 'field'],
  body: CollectionFieldDraft,
})
export const api_cms_field_delete = serverRoute(client.api_cms_field_delete, {
  host,
  path: '/api/collections/{collection}/fields/{field}',
  ids: ['collection', 'field'],
})
export const api_cms_field_rename = serverRoute(client.api_cms_field_rename, {
  host,
  path: '/api/collections/{collection}/fields/{field}/rename',
  ids: ['collection', 'field'],
  body: Renaming,
})
export const api_cms_field_sort = serverRoute(client.api_cms_field_sort, {
  host,
  path: '/api/collections/{collection}/fields/sort',
  ids: ['collection'],
  body: Sorting,
})

// Items of a collection.
export const api_cms_items = serverRoute(client.api_cms_items, {
  host,
  path: '/api/collections/{collection}/items',
  ids: ['collection'],
  query: ListQuery,
})
export const api_cms_item_create = serverRoute(client.api_cms_item_create, {
  host,
  path: '/api/collections/{collection}/items',
  ids: ['collection'],
  body: CollectionItemDraft,
})
export const api_cms_item_update = serverRoute(client.api_cms_item_update, {
  host,
  path: '/api/collections/{collection}/items/{item}',
  ids: ['collection', 'item'],
  body: CollectionItemDraft,
})
export const api_cms_item_delete = serverRoute(client.api_cms_item_delete, {
  host,
  path: '/api/collections/{collection}/items/{item}',
  ids: ['collection', 'item'],
})

export const api_cms_items_create = serverRoute(client.api_cms_items_create, {
  host,
  path: '/api/collections/{collection}/items/create',
  ids: ['collection'],
  body: CollectionItemDrafts,
})
export const api_cms_items_delete = serverRoute(client.api_cms_items_delete, {
  host,
  path: '/api/collections/{collection}/items/delete',
  ids: ['collection'],
  body: CollectionItemIds,
})

// Shop, sharing, assistant.
export const api_cms_shop_create = serverRoute(client.api_cms_shop_create, { host, path: '/api/website/{website}/shop', digits })
export const api_cms_shop_login_url = serverRoute(client.api_cms_shop_login_url, {
  host,
  path: '/api/website/{website}/shop/loginUrl',
  digits,
})
export const api_cms_shop_activate = serverRoute(client.api_cms_shop_activate, {
  host,
  path: '/api/website/{website}/shop/activate',
  digits,
})
export const api_cms_share_code = serverRoute(client.api_cms_share_code, { host, path: '/api/website/{website}/shareCode', digits })
export const api_cms_share_code_regenerate = serverRoute(client.api_cms_share_code_regenerate, {
  host,
  path: '/api/website/{website}/shareCode/regenerate',
  digits,
})
export const api_cms_share_code_copy = serverRoute(client.api_cms_share_code_copy, {
  host,
  path: '/api/website/{website}/shareCode/copy/{code}',
  digits,
})
export const api_cms_ai_prompt = serverRoute(client.api_cms_ai_prompt, {
  host,
  path: '/api/website/{website}/aiPrompt',
  digits,
  body: v.object({ prompt: v.string(), context: v.optional(v.string()) }),
})
