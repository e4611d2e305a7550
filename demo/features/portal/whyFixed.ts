import { mayChange } from '../../access/authoriseCustomer'
import type { Customer, HostContext } from '../../kernel/context'

/** Why wishes can only be read, as a message key; null for whoever can change them. */
export async function whyFixed(c: HostContext, customer: Customer): Promise<string | null> {
  const isStaff = customer.user_id !== null
  if (isStaff && c.get('viewer')?.viewed_from) return 'refusal.viewOnly'
  if (await mayChange(c, customer, ['wishes'])) return null
  return isStaff ? 'portal.wishes.notForRole' : 'portal.wishes.readOnly'
}
