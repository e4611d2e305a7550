import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { LOCALE_NAMES, OWN_NAME_SERVERS, ROLES } from '../../src/model'
import type { HostContext, HostEnv } from '../kernel/context'
import { HttpError } from '../kernel/HttpError'
import { isSameOrigin } from '../access/middleware/csrf'
import { DNS_FAULTS, OTHER_NAME_SERVERS } from './previewDomains'
import { render } from '../pages/render'
import { readHostSheet } from '../pages/hostSheet'
import { translator } from '../kernel/text/translate'
import { framePage } from './framePage'
import { HOST_STYLE_NAMES, HOST_STYLES, isHostStyle } from './hostStyles'
import { islandNames } from './islandNames'
import { mailPage, sendAsCustomer } from './mailPage'
import { savePerson } from './savePerson'
import { validatePage } from './validatePage'

const PATHS = ['/', '/tickets', '/users', '/profile', '/profile/partner/list', '/change_password', '/nothing-here']
const FLAGS = ['canWhitelabel', 'canUseTools', 'canUseWebhooks', 'isReseller', 'isResellerCustomer', 'isUserSuggestEnabled', 'hasOffers']
const STRATEGIES = ['load', 'idle', 'visible', 'interaction', 'media(width > 800px)', 'manual']
/** Pixels; the first one takes the room there is. */
const WIDTHS = ['', '1440', '1024', '768', '375', '320']

// The panel works before anyone is signed in, so there is no token to ask for: only our own pages may change anything.
const ownPagesOnly: MiddlewareHandler<HostEnv> = async (c, next) => {
  if (c.req.method !== 'GET' && !isSameOrigin(c)) throw new HttpError(403, 'refusal.csrf')
  await next()
}

/** The control panel under `/preview`: the panel itself, the page in its frame, style sheets, and what its other calls do not cover. */
export const previewPages = new Hono<HostEnv>()
  .use(ownPagesOnly)
  .get('/', panel)
  .get('/frame', framePage)
  .post('/frame', framePage)
  .get('/mail', mailPage)
  .post('/mail', sendAsCustomer)
  .get('/styles/:file', styleSheet)
  .post('/api/validate', validatePage)
  .put('/api/person', savePerson)

async function panel(c: HostContext): Promise<Response> {
  const { root } = c.get('services')
  return render(c, 'preview.njk', {
    title: translator(root, c.get('locale'))('preview.title'),
    islandNames: await islandNames(root),
    paths: PATHS,
    flags: FLAGS,
    roles: ROLES,
    strategies: STRATEGIES,
    widths: WIDTHS,
    dnsFaults: DNS_FAULTS,
    ownNameServers: OWN_NAME_SERVERS.join(' '),
    otherNameServers: OTHER_NAME_SERVERS.join(' '),
    styles: HOST_STYLE_NAMES,
    locales: LOCALE_NAMES,
  })
}

async function styleSheet(c: HostContext): Promise<Response> {
  const name = (c.req.param('file') ?? '').replace(/\.css$/, '')
  if (!isHostStyle(name)) throw new HttpError(404, 'refusal.notFound')
  const services = c.get('services')
  const text = name === 'host' ? await readHostSheet(services) : await readFile(path.join(services.root, HOST_STYLES[name]), 'utf8')
  return c.body(text, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' })
}
