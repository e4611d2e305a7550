import { api_cms_collections } from '../../src/contract'

/** Without its routes the island has nothing to show. */
export const needs = { collections: [api_cms_collections] }
