import { addPartner } from '../build/addPartner'
import { add, type DataSet, type Row } from '../DataSet'
import type { SeedContext } from '../SeedContext'

export interface Partners {
  agency: Row<'partners'>
  reseller: Row<'partners'>
  resellerCustomer: Row<'partners'>
  second: Row<'partners'>
  /** Further customers of the reseller, without people to log in as. */
  clients: Row<'partners'>[]
}

const NO_EXTRAS = {
  ...{ canWhitelabel: false, canUseTools: false, canUseWebhooks: false, isUserSuggestEnabled: false, hasOffers: false },
  isResellerCustomer: true,
}

/** An agency, a reseller with its customers, and a small agency abroad. */
export function addPartners(set: DataSet, context: SeedContext): Partners {
  const agency = addPartner(set, context, {
    name: 'Nordlicht Webstudio',
    settings: {
      color: '0b6b75',
      email: 'hello@nordlicht.example',
      signature: 'Nordlicht Webstudio · Hafenstraße 12 · 24103 Kiel',
      privacyPolicyUrl: 'https://nordlicht.example/privacy',
      termsOfServiceUrl: 'https://nordlicht.example/terms',
    },
  })
  const reseller = addPartner(set, context, {
    name: 'Hafenwerk Hosting',
    flags: { isReseller: true },
    settings: { color: '3b2fb8', email: 'partner@hafenwerk.example', upgradeUrl: 'https://hafenwerk.example/plans' },
  })
  const plans = PLANS.map((plan) => add(set.reseller_plans, { ...plan, partner_id: reseller.id }))
  const customer = ({ plan, ...client }: Client) =>
    addClient(set, context, reseller, { ...client, plan_id: plans.find(({ name }) => name === plan)?.id ?? null })
  const resellerCustomer = customer({
    name: 'Kontor & Küste',
    color: 'c2185b',
    email: 'office@kontor-kueste.example',
    phone: '+49 461 9980 120',
    country: 'DE',
    number: 'K-1001',
    limits: { websites: 10, domains: 12, staff: 3 },
    plan: 'Basic',
    note: 'Prefers calls before noon. Yearly review every March.',
  })
  const second = addPartner(set, context, {
    name: 'Atelier Deux-Rives',
    zone: 'Europe/Paris',
    flags: { canUseTools: false, isUserSuggestEnabled: false },
    settings: { color: 'b8400a', language: 'fr', email: 'bonjour@deux-rives.example' },
  })
  const clients = CLIENTS.map(customer)
  return { agency, reseller, resellerCustomer, second, clients }
}

const NOTHING_MORE = { canWhitelabel: false, canUseTools: false, canUseWebhooks: false }
/** What the reseller sells. */
const PLANS: readonly Omit<Row<'reseller_plans'>, 'id' | 'partner_id'>[] = [
  {
    ...{ name: 'Basic', amount: 2_900, currency: 'EUR', interval: 'month', flags: NOTHING_MORE },
    limits: { websites: 5, domains: 5, staff: 3 },
  },
  {
    ...{ name: 'Plus', amount: 79_000, currency: 'EUR', interval: 'year', flags: { ...NOTHING_MORE, canUseTools: true } },
    limits: { websites: 25, domains: 40, staff: 10 },
  },
]

type Details = Pick<Row<'reseller_customers'>, 'phone' | 'country' | 'number' | 'note' | 'limits' | 'plan_id'>
type ClientPlan = { name: string; color: string; email: string } & Partial<Details>
type Client = Omit<ClientPlan, 'plan_id'> & { plan?: string }

const CLIENTS: readonly Client[] = [
  {
    name: 'Möwe Media',
    email: 'moin@moewe-media.example',
    phone: '+49 431 5550 170',
    country: 'DE',
    number: 'K-1002',
    plan: 'Basic',
  },
  { name: 'Tideland Design', email: 'studio@tideland.example', phone: '+46 31 555 018', country: 'SE', number: 'K-1003' },
  { name: 'Pixelkontor Süd', email: 'post@pixelkontor.example', phone: '+49 89 5550 144', country: 'DE', number: 'K-1004' },
].map((client) => ({ ...client, color: '344054' }))

/** A customer with what its reseller notes about it. */
function addClient(set: DataSet, context: SeedContext, parent: Row<'partners'>, plan: ClientPlan): Row<'partners'> {
  const { name, color, email, phone = null, country = null, number = null, note = null, limits = {}, plan_id = null } = plan
  const partner = addPartner(set, context, { name, parent, flags: NO_EXTRAS, settings: { color, email } })
  set.reseller_customers.push({ partner_id: partner.id, status: 'active', limits, plan_id, phone, country, number, note })
  return partner
}
