import { DraftQuery, DraftToKeep } from '../entities/draft'
import * as client from '../routes/apiDrafts'
import { serverRoute } from './serverRoute'

const host = 'partner'
const path = '/api/draft'

export const api_partner_draft = serverRoute(client.api_partner_draft, { host, path, query: DraftQuery })
export const api_partner_draft_keep = serverRoute(client.api_partner_draft_keep, { host, path, body: DraftToKeep })
export const api_partner_draft_drop = serverRoute(client.api_partner_draft_drop, { host, path, query: DraftQuery })
