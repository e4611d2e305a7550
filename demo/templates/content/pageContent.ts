import type { HostContext, Viewer } from '../../server/context'
import type { FirstCalls } from '../../server/pageData'
import { customerContent } from './customerContent'
import { detailsContent } from './detailsContent'
import { overviewContent } from './overviewContent'
import { profileContent } from './profileContent'
import { staffContent } from './staffContent'
import { ticketsContent } from './ticketsContent'
import { newWebsiteContent, websiteTemplatesContent } from './websiteFormContent'

/** What a template shows, and what the island is going to ask for the same. */
type PageContent = Record<string, unknown> & { firstCalls?: FirstCalls }
type Content = (c: HostContext, viewer: Viewer) => Promise<PageContent>

/** By the name of the route. */
const CONTENT: Readonly<Record<string, Content>> = {
  partner_index: overviewContent,
  partner_profile: profileContent,
  partner_tickets: ticketsContent,
  partner_users: staffContent,
  partner_website_details: detailsContent,
  partner_templates: websiteTemplatesContent,
  partner_website_new: newWebsiteContent,
  partner_website_edit: customerContent,
}

/** What the main area of a page shows before its island is there, and without scripts: the same data, to read. */
export async function pageContent(c: HostContext, viewer: Viewer): Promise<PageContent> {
  const content = CONTENT[c.get('routeName')]
  return content ? content(c, viewer) : {}
}
