/** The plans of this host; a host of your own reads them from its billing. Money in minor units per month. */
export const PLANS = [
  { id: 'starter', name: 'Starter', price: { amount: 1_900, currency: 'EUR' }, limits: { websites: 20, staff: 5, mailboxes: 50 } },
  { id: 'studio', name: 'Studio', price: { amount: 4_900, currency: 'EUR' }, limits: { websites: 100, staff: 15, mailboxes: 500 } },
  { id: 'agency', name: 'Agency', price: { amount: 12_900, currency: 'EUR' }, limits: { websites: 1_000, staff: 100, mailboxes: 5_000 } },
] as const

export const planOf = (id: string) => PLANS.find((plan) => plan.id === id)
