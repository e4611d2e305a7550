import { Message } from '../entities/message'
import { ScrapedContent } from '../entities/scrapedContent'
import { Tag } from '../entities/tag'
import { User } from '../entities/user'
import { ChangedWebsite, WebsiteDetails } from '../entities/website'
import { items, list, Redirect } from '../envelopes'
import { route } from '../route'

// Details.
export const api_website_details = route({ name: 'api_website_details', method: 'GET', answer: WebsiteDetails })
export const api_website_details_property = route({
  name: 'api_website_details_property',
  method: 'POST',
  bodyType: 'form',
  answer: WebsiteDetails,
})

// Workflow.
export const api_website_due_date = route({ name: 'api_website_due_date', method: 'PUT', answer: ChangedWebsite })
export const api_website_workflow = route({ name: 'api_website_workflow', method: 'PUT', answer: ChangedWebsite })
export const api_website_logs = route({ name: 'api_website_logs', method: 'GET', answer: list(Message) })
export const api_website_tag_add = route({ name: 'api_website_tag_add', method: 'POST', answer: items(Tag) })
export const api_website_tag_remove = route({ name: 'api_website_tag_remove', method: 'DELETE', answer: items(Tag) })

// Who else has the website open. A page calls while it is visible; who stops calling is gone after a minute.
export const api_website_presence = route({ name: 'api_website_presence', method: 'POST', answer: items(User) })
export const api_website_presence_leave = route({ name: 'api_website_presence_leave', method: 'DELETE', answer: 'empty' })

export const api_website_sso = route({ name: 'api_website_sso', method: 'GET', answer: Redirect })
export const api_website_scrape_content = route({ name: 'api_website_scrape_content', method: 'GET', answer: ScrapedContent })
export const api_website_convert = route({ name: 'api_website_convert', method: 'POST', answer: ChangedWebsite })
