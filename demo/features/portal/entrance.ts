import { Hono } from 'hono'
import { HOUR_MS, isEmail } from '../../../src/model'
import { findPortalLink } from '../../db/queries/people/portal'
import { addressOf } from '../../kernel/request/addressOf'
import type { HostContext, HostEnv } from '../../kernel/context'
import { formValues } from '../../kernel/request/formValues'
import { limitRate } from '../../kernel/limitRate'
import { localPath } from '../../kernel/request/localPath'
import { publicOrigin } from '../../kernel/request/publicOrigin'
import { render } from '../../pages/render'
import { hashOf } from '../../access/tokens/opaqueToken'
import { showBrandOf } from '../../kernel/showBrandOf'
import { translator } from '../../kernel/text/translate'
import { mailPortalLink } from './mailPortalLink'
import { endPortalSession, startPortalSession } from '../../access/sessions/portalSessions'

/** How often an address may ask for links or try one that is not good. */
const MAX_REQUESTS_PER_HOUR = 20
const MAX_WRONG_LINKS_PER_HOUR = 60
const START = '/my/'

/** How customers come into their area: by a link the agency sent, or one they ask for. There are no passwords. */
export const entrance = new Hono<HostEnv>()

entrance.get('', (c) => c.redirect(START, 308))

entrance.get('/enter/:token', async (c) => {
  const { db, clock } = c.get('services')
  const link = await findPortalLink(db, hashOf(c.req.param('token')), clock.now())
  if (!link?.isGood) {
    if (link) await showBrandOf(c, link.partner_id)
    await limitRate(c, `portal:link:${addressOf(c)}`, MAX_WRONG_LINKS_PER_HOUR, HOUR_MS)
    return access(c, 'portal.access.old', 404)
  }
  await startPortalSession(c, link.website_id, { linkId: link.id, userId: null })
  return c.redirect(localPath(c.req.query('target'), START), 303)
})

entrance.get('/access', (c) => access(c, null))

entrance.post('/access', async (c) => {
  const email = (await formValues(c)).text('email').trim().toLowerCase()
  if (!isEmail(email)) return access(c, 'fieldIssue.email', 422)
  await limitRate(c, `portal:request:${addressOf(c)}`, MAX_REQUESTS_PER_HOUR, HOUR_MS)
  await mailPortalLink(c.get('services'), email, publicOrigin(c))
  // The same answer whether we know the address or not.
  return access(c, 'portal.access.sent')
})

entrance.post('/leave', async (c) => {
  const customer = c.get('customer')
  if (customer) await showBrandOf(c, customer.partner_id)
  await endPortalSession(c)
  c.set('customer', null)
  return access(c, 'portal.access.left')
})

const GOOD = new Set(['portal.access.sent', 'portal.access.left'])

function access(c: HostContext, note: string | null, status: 200 | 404 | 422 = 200): Response {
  const t = translator(c.get('services').root, c.get('locale'))
  return render(c, 'areas/access.njk', { title: t('portal.access.title'), note, good: note !== null && GOOD.has(note) }, status)
}
