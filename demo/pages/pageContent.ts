import type { HostContext, Viewer } from '../kernel/context'
import type { FirstCalls } from './pageData'
import { customerContent } from '../features/customers/customerContent'
import { detailsContent } from '../features/websites/detailsContent'
import { overviewContent } from '../features/shell/overviewContent'
import { profileContent } from '../features/profile/profileContent'
import { staffContent } from '../features/staff/staffContent'
import { ticketsContent } from '../features/messages/ticketsContent'
import { newWebsiteContent, websiteTemplatesContent } from '../features/websites/websiteFormContent'

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
