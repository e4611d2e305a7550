import type { HostContext, Viewer } from '../kernel/context'
import { CSRF_HEADER } from '../access/middleware/csrf'
import { framedPage } from './frame'
import type { PageValues } from './render'

/** A page of an area beside the partner's own, in the frame that people of the team know. */
export const staffPage = (c: HostContext, viewer: Viewer, template: string, values: PageValues): Promise<Response> =>
  framedPage(c, viewer, `areas/${template}`, { csrf_header: CSRF_HEADER, saved: c.req.query('saved') === '1', ...values })
