import * as v from 'valibot'
import { PropertyValue } from '../entities/customerData'
import { Message } from '../entities/message'
import { MessageQuery } from '../entities/messageRequests'
import { ScrapedContent } from '../entities/scrapedContent'
import { Tag } from '../entities/tag'
import { User } from '../entities/user'
import { WebsiteChange, WebsiteDetails } from '../entities/website'
import { DueDate, Workflow } from '../entities/websiteMutations'
import { items, list, Redirect } from '../envelopes'
import { route } from '../route'

const host = 'partner'
const digits = ['website'] as const

// Details.
export const api_website_details = route({
  name: 'api_website_details',
  method: 'GET',
  host,
  path: '/api/website-details/{id}',
  digits: ['id'],
  answer: WebsiteDetails,
})
export const api_website_details_property = route({
  name: 'api_website_details_property',
  method: 'POST',
  host,
  path: '/api/website-details/{id}/{group}/{property}',
  digits: ['id'],
  body: PropertyValue,
  bodyType: 'form',
  answer: WebsiteDetails,
})

// Workflow.
export const api_website_due_date = route({
  name: 'api_website_due_date',
  method: 'PUT',
  host,
  path: '/api/website/due-date/{website}',
  digits,
  body: DueDate,
  answer: WebsiteChange,
})
export const api_website_workflow = route({
  name: 'api_website_workflow',
  method: 'PUT',
  host,
  path: '/api/website/workflow/{website}',
  digits,
  body: Workflow,
  answer: WebsiteChange,
})
export const api_website_logs = route({
  name: 'api_website_logs',
  method: 'GET',
  host,
  path: '/api/website/{id}/logs',
  digits: ['id'],
  query: MessageQuery,
  answer: list(Message),
})
export const api_website_tag_add = route({
  name: 'api_website_tag_add',
  method: 'POST',
  host,
  path: '/api/website/{website}/tag/{tag}',
  digits,
  answer: items(Tag),
})
export const api_website_tag_remove = route({
  name: 'api_website_tag_remove',
  method: 'DELETE',
  host,
  path: '/api/website/{website}/tag/{tag}',
  digits,
  answer: items(Tag),
})

// Who else has the website open. A page calls while it is visible; who stops calling is gone after a minute.
export const api_website_presence = route({
  name: 'api_website_presence',
  method: 'POST',
  host,
  path: '/api/website/{website}/presence',
  digits,
  answer: items(User),
})
export const api_website_presence_leave = route({
  name: 'api_website_presence_leave',
  method: 'DELETE',
  host,
  path: '/api/website/{website}/presence',
  digits,
  answer: 'empty',
})

// Content. The spec names these calls without their paths.
export const api_website_sso = route({
  name: 'api_website_sso',
  method: 'GET',
  host,
  path: '/api/website/{website}/sso',
  digits,
  answer: Redirect,
})
export const api_website_scrape_content = route({
  name: 'api_website_scrape_content',
  method: 'GET',
  host,
  path: '/api/website/{website}/scrape',
  digits,
  query: v.object({ url: v.string() }),
  answer: ScrapedContent,
})
export const api_website_convert = route({
  name: 'api_website_convert',
  method: 'POST',
  host,
  path: '/api/website/{website}/convert',
  digits,
  body: ScrapedContent,
  answer: WebsiteChange,
})
