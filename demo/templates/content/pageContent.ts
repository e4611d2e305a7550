import type { HostContext, Viewer } from '../../server/context'
import { overviewContent } from './overviewContent'
import { profileContent } from './profileContent'
import { staffContent } from './staffContent'

type Content = (c: HostContext, viewer: Viewer) => Promise<Record<string, unknown>>

const CONTENT: Readonly<Record<string, Content>> = { '/': overviewContent, '/profile': profileContent, '/users': staffContent }

/** What the main area of a page shows before its island is there, and without scripts: the same data, to read. */
export async function pageContent(c: HostContext, viewer: Viewer): Promise<Record<string, unknown>> {
  const content = CONTENT[c.req.path]
  return content ? content(c, viewer) : {}
}
