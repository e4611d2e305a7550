import * as v from 'valibot'
import { PropertyValue } from '../entities/customerData'
import { MessageQuery } from '../entities/messageRequests'
import { ScrapedContent } from '../entities/scrapedContent'
import { DueDate, Workflow } from '../entities/websiteMutations'
import * as client from '../routes/apiWebsite'
import { serverRoute } from './serverRoute'

const host = 'partner'
const digits = ['website'] as const

// Details.
export const api_website_details = serverRoute(client.api_website_details, { host, path: '/api/website-details/{id}', digits: ['id'] })
export const api_website_details_property = serverRoute(client.api_website_details_property, {
  host,
  path: '/api/website-details/{id}/{group}/{property}',
  digits: ['id'],
  body: PropertyValue,
})

// Workflow.
export const api_website_due_date = serverRoute(client.api_website_due_date, {
  host,
  path: '/api/website/due-date/{website}',
  digits,
  body: DueDate,
})
export const api_website_workflow = serverRoute(client.api_website_workflow, {
  host,
  path: '/api/website/workflow/{website}',
  digits,
  body: Workflow,
})
export const api_website_logs = serverRoute(client.api_website_logs, {
  host,
  path: '/api/website/{id}/logs',
  digits: ['id'],
  query: MessageQuery,
})
export const api_website_tag_add = serverRoute(client.api_website_tag_add, { host, path: '/api/website/{website}/tag/{tag}', digits })
export const api_website_tag_remove = serverRoute(client.api_website_tag_remove, { host, path: '/api/website/{website}/tag/{tag}', digits })

export const api_website_presence = serverRoute(client.api_website_presence, { host, path: '/api/website/{website}/presence', digits })
export const api_website_presence_leave = serverRoute(client.api_website_presence_leave, {
  host,
  path: '/api/website/{website}/presence',
  digits,
})

// Content. The spec names these calls without their paths.
export const api_website_sso = serverRoute(client.api_website_sso, { host, path: '/api/website/{website}/sso', digits })
export const api_website_scrape_content = serverRoute(client.api_website_scrape_content, {
  host,
  path: '/api/website/{website}/scrape',
  digits,
  query: v.object({ url: v.string() }),
})
export const api_website_convert = serverRoute(client.api_website_convert, {
  host,
  path: '/api/website/{website}/convert',
  digits,
  body: ScrapedContent,
})
