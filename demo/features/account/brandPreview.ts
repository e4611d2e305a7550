import type { BrandView } from '../../../src/contract'
import { INVITATION_TTL_MS } from '../../../src/model'
import { overviewContent } from '../shell/overviewContent'
import { editorPage } from '../cms/editorPage'
import type { Customer, HostContext, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { framedPage } from '../../pages/frame'
import { customerIn } from '../portal/customerIn'
import { startPage } from '../portal/startPage'
import { PREVIEW_POLICY } from '../../pages/previewPolicy'
import { publicOrigin } from '../../kernel/request/publicOrigin'
import { render } from '../../pages/render'
import { invitationMail } from '../staff/invitationMail'
import type { Translate } from '../../kernel/text/translate'
import { ofPartner } from '../../db/queries/base'

export type PreviewView = BrandView | 'overview'

const VIEWS: Readonly<Record<PreviewView, (c: HostContext, viewer: Viewer, t: Translate) => Response | Promise<Response>>> = {
  overview: async (c, viewer, t) => {
    c.set('viewer', viewer)
    return framedPage(c, viewer, 'client_overview.njk', { title: t('client.preview.title'), ...(await overviewContent(c, viewer)) })
  },
  portal: async (c, viewer) => {
    const customer = await someCustomer(c, viewer)
    c.set('customer', customer)
    return startPage(c, customer)
  },
  login: (c, viewer, t) => {
    c.set('viewer', null)
    c.set('hostBrand', viewer)
    return render(c, 'login.njk', { title: t('login.title'), error: null, notice: null, email: '', target: '/' })
  },
  mail: (c, viewer) => {
    const services = c.get('services')
    const expires_at = new Date(services.clock.now().getTime() + INVITATION_TTL_MS)
    const link = `${publicOrigin(c)}/login`
    return c.html(invitationMail(services, viewer, { role: 'editor', expires_at, link }).html)
  },
  editor: async (c, viewer, t) => {
    c.set('viewer', viewer)
    return editorPage(c, viewer, (await newestWebsite(c, viewer))?.id ?? null, t)
  },
}

/** A page or mail of the host as others see it, under the settings of `viewer` (AC-03, RS-03). */
export async function brandPreview(c: HostContext, viewer: Viewer, view: string, t: Translate): Promise<Response> {
  if (!isView(view)) throw new HttpError(404, 'refusal.notFound')
  const response = await VIEWS[view](c, viewer, t)
  const headers = new Headers(response.headers)
  headers.set('Content-Security-Policy', PREVIEW_POLICY)
  return new Response((await response.text()).replaceAll(ACTIVE, ''), { status: response.status, headers })
}

/** Nothing runs in a preview or takes the focus, and browsers complain of each thing that may not. */
const ACTIVE = /<script\b[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>| autofocus(?=[ >])/gi

const isView = (view: string): view is PreviewView => Object.hasOwn(VIEWS, view)

function newestWebsite(c: HostContext, { partner_id }: Viewer) {
  return ofPartner(c.get('services').db, partner_id, 'websites')
    .select(['id', 'title', 'status', 'language', 'domain', 'customer', 'contact'])
    .where('is_template', '=', false)
    .orderBy('status_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The customer of the website that moved last; before there is one, a portal that is still empty. */
async function someCustomer(c: HostContext, viewer: Viewer): Promise<Customer> {
  const website = (await newestWebsite(c, viewer)) ?? {
    id: NO_WEBSITE,
    title: viewer.settings.companyName || viewer.partner_name,
    status: 'preparation' as const,
    language: c.get('locale'),
    domain: null,
    customer: {},
    contact: {},
  }
  return customerIn(viewer, website, c.get('services').clock.now())
}

/** No row has this id. */
const NO_WEBSITE = 0
