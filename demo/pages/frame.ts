import { escapeJson } from '../../src/page/escapeJson'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { HostContext, Viewer } from '../kernel/context'
import { pageData, type ReadBefore } from './pageData'
import { type PageValues, render } from './render'

/** Islands of the frame around every page. */
const FRAME = ['sidebar', 'team-menu', 'user-menu']

/** What the main area shows before its island is there, and without scripts, and what the island is going to ask for the same. */
export interface PageContent extends ReadBefore {
  readonly island?: string
  /** Islands that stand beside it. */
  readonly beside?: readonly string[]
  readonly [name: string]: unknown
}

/** A signed-in page: the frame, and one island in the main area. */
export const page = (
  c: HostContext,
  viewer: Viewer,
  title: string,
  { island = 'main', beside = [], ...content }: PageContent = {},
): Promise<Response> => framedPage(c, viewer, 'page.njk', { title, island, islands: [island, ...beside], ...content })

/** A signed-in page with the frame around a main area of its own. */
export async function framedPage(
  c: HostContext,
  viewer: Viewer,
  template: string,
  values: PageValues & ReadBefore,
  status?: ContentfulStatusCode,
): Promise<Response> {
  const { firstCalls, frame: read, ...own } = values
  const pageJson = escapeJson(await pageData(c, viewer, { ...(firstCalls && { firstCalls }), ...(read && { frame: read }) }))
  const frame = viewer.flags.isReseller ? [...FRAME, 'reseller-menu'] : FRAME
  return render(c, template, { ...own, pageJson, islands: [...frame, ...(own.islands ?? [])] }, status)
}
