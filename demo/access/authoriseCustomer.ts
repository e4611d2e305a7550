import { may, STATUS_BEHAVIOUR, type PortalPart } from '../../src/model'
import type { Customer, HostContext } from '../kernel/context'
import { HttpError } from '../kernel/HttpError'
import { isRead } from '../kernel/request/isRead'
import { isWebsiteInScope } from './isWebsiteInScope'
import type { Rule } from './policy/rule'

type CustomerRule = Extract<Rule, { access: 'customer' }>

/** What the customer of a website finds in the customer area now. */
// The database holds only statuses of the model (a check of the table).
export const partsOf = ({ status }: Customer): readonly PortalPart[] => STATUS_BEHAVIOUR[status].portal

/** Lets customers do what the status of their website offers, and the team what it may do for them. */
export async function authoriseCustomer(c: HostContext, { parts, changes = parts, alone = false }: CustomerRule): Promise<void> {
  const customer = c.get('customer')
  if (!customer || !(await isStillAllowed(c, customer))) throw new HttpError(401, 'refusal.portalLink')
  const isChange = !isRead(c)
  if (isChange && alone && customer.user_id !== null) throw new HttpError(403, 'refusal.customerOnly')
  const open = isChange ? changes : parts
  if (!open || (await (isChange ? mayChange(c, customer, open) : mayRead(customer, open)))) return
  throw new HttpError(403, 'refusal.portalPart')
}

/** Somebody of the team is here only as long as they could open the website itself. */
async function isStillAllowed(c: HostContext, { user_id, website_id, partner_id }: Customer): Promise<boolean> {
  if (user_id === null) return true
  const viewer = c.get('viewer')
  if (viewer?.user_id !== user_id || viewer.partner_id !== partner_id) return false
  return isWebsiteInScope(c, viewer, { id: website_id, binned: false }, may('edit_customer_data', viewer.roles))
}

const isOpen = (customer: Customer, parts: readonly PortalPart[]): boolean => parts.some((part) => partsOf(customer).includes(part))

/** Wishes are closed to customers outside of the preparation. The team reads them then. */
const mayRead = (customer: Customer, parts: readonly PortalPart[]): boolean =>
  isOpen(customer, parts) || (customer.user_id !== null && parts.includes('wishes'))

/** Whether what belongs to one of these parts can be changed now: wishes after the preparation by whoever of the team has the right to it. */
export async function mayChange(c: HostContext, customer: Customer, parts: readonly PortalPart[]): Promise<boolean> {
  if (isOpen(customer, parts)) return true
  const viewer = c.get('viewer')
  if (customer.user_id === null || !viewer || !parts.includes('wishes')) return false
  return isWebsiteInScope(c, viewer, { id: customer.website_id, binned: false }, may('change_wishes_after_preparation', viewer.roles))
}
