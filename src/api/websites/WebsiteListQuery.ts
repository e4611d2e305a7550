import type { api_partner_websites, Query } from '../../contract'

/** What a list of websites is asked for. */
export type WebsiteListQuery = NonNullable<Query<typeof api_partner_websites>>
