import type { HostContext, Viewer } from '../../server/context'
import { customerContent } from './customerContent'
import { overviewContent } from './overviewContent'
import { profileContent } from './profileContent'
import { staffContent } from './staffContent'
import { newWebsiteContent, websiteTemplatesContent } from './websiteFormContent'

type Content = (c: HostContext, viewer: Viewer) => Promise<Record<string, unknown>>

/** By the name of the route. */
const CONTENT: Readonly<Record<string, Content>> = {
  partner_index: overviewContent,
  partner_profile: profileContent,
  partner_users: staffContent,
  partner_templates: websiteTemplatesContent,
  partner_website_new: newWebsiteContent,
  partner_website_edit: customerContent,
}

/** What the main area of a page shows before its island is there, and without scripts: the same data, to read. */
export async function pageContent(c: HostContext, viewer: Viewer): Promise<Record<string, unknown>> {
  const content = CONTENT[c.get('routeName')]
  return content ? content(c, viewer) : {}
}
