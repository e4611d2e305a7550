import { SECTORS, STATUS_BEHAVIOUR } from '../../../src/model'
import type { Customer, Services } from '../../kernel/context'
import { partsOf } from '../../access/authoriseCustomer'
import { customerOf } from '../customers/customerOf'
import { readOnboarding } from './onboarding'
import { WISH_PAGE_NAMES } from './wishPages'
import { readWishes } from './wishes'

/** What the customer of a website sees first: whose turn it is, and what there is to do. */
export async function dashboard(services: Services, customer: Customer) {
  const parts = partsOf(customer)
  const wishes = await readWishes(services.db, customer.website_id)
  const { waitsFor } = STATUS_BEHAVIOUR[customer.status]
  return {
    name: customerOf(customer).name,
    turn: waitsFor === 'customer' ? 'customer' : waitsFor === 'nobody' ? 'nobody' : 'team',
    wishes_answered: WISH_PAGE_NAMES.filter((page) => Object.values(wishes[page] ?? {}).some(Boolean)).length,
    wishes_total: WISH_PAGE_NAMES.length,
    onboarding: parts.includes('onboarding') ? await readOnboarding(services, customer) : null,
    sectors: SECTORS,
  }
}
