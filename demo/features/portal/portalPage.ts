import type { PortalPart } from '../../../src/model'
import { CSRF_HEADER } from '../../access/middleware/csrf'
import type { Customer, HostContext } from '../../kernel/context'
import { render, type PageValues } from '../../pages/render'
import { partsOf } from '../../access/authoriseCustomer'
import { firstWishPage } from './wishPages'

/** The pages of the customer area, and the parts of the portal in which they are there. */
const PAGES: readonly { name: string; href: string; icon: string; parts: readonly PortalPart[] }[] = [
  { name: 'wishes', href: `/my/requirements/${firstWishPage}`, icon: 'clipboard-list', parts: ['wishes', 'wishes_read_only'] },
  { name: 'files', href: '/my/files/list', icon: 'folder', parts: ['files'] },
  { name: 'feedback', href: '/my/feedback/preview', icon: 'messages-square', parts: ['preview', 'preview_read_only', 'feedback'] },
  { name: 'checkout', href: '/my/checkout', icon: 'receipt-text', parts: ['checkout'] },
  { name: 'emails', href: '/my/emails', icon: 'at-sign', parts: [] },
]

function portalNav(customer: Customer, path: string) {
  const parts = partsOf(customer)
  const start = { name: 'start', href: '/my/', icon: 'square-kanban', current: path === '/my/' }
  const open = PAGES.filter((page) => page.parts.length === 0 || page.parts.some((part) => parts.includes(part)))
  return [start, ...open.map(({ name, href, icon }) => ({ name, href, icon, current: isCurrent(path, href) }))]
}

const isCurrent = (path: string, href: string): boolean => path.split('/').slice(0, 3).join('/') === href.split('/').slice(0, 3).join('/')

/** A page of the customer area. */
export function portalPage(c: HostContext, customer: Customer, template: string, values: PageValues, status: 200 | 422 = 200): Response {
  const common = {
    portal_nav: portalNav(customer, c.req.path),
    website: { title: customer.title, status: customer.status, domain: customer.domain },
    as_staff: customer.user_id !== null,
    looked_at: false,
    csrf_header: CSRF_HEADER,
    saved: c.req.query('saved') === '1',
  }
  return render(c, `areas/${template}`, { ...common, ...values }, status)
}
