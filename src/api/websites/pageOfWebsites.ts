import { api_partner_websites } from '../../contract'
import { send } from '../call/send'
import type { WebsiteListQuery } from './WebsiteListQuery'

/** A page of a list as it is now, for those who show no list: nothing of it is kept. */
export const pageOfWebsites = (query: WebsiteListQuery) => send(api_partner_websites, { query }, { silent: true })
