import type { Generated } from 'kysely'
import type { JSONGenerated } from '../JSONGenerated'

/** What the provider offers to all agencies. Money in minor units. */
export interface AgencyOffersTable {
  id: Generated<number>
  title: string
  category: string
  summary: string
  description_html: string
  /** By language; readers of all others have it as it is in the row. */
  translations: JSONGenerated<Record<string, OfferText>>
  amount: number
  currency: string
  interval: 'once' | 'month' | 'year'
  /** The amount is where the price begins. */
  is_from: boolean
  valid_until: string | null
  languages: string[]
  tags: string[]
}

/** What an offer says, in one language. */
export type OfferText = Pick<AgencyOffersTable, 'title' | 'summary' | 'description_html'>

/** What an agency did with an offer, and what the provider answered; without a row it is new. */
export interface AgencyOfferStatesTable {
  partner_id: number
  offer_id: number
  state: 'seen' | 'dismissed' | 'requested' | 'accepted' | 'declined'
  requested_at: Generated<Date | null>
  requested_by: Generated<number | null>
  /** Of the link by which the last request is answered. */
  token_hash: Generated<string | null>
  answered_at: Generated<Date | null>
  /** What the provider wrote with the answer. */
  reason: Generated<string>
}

/** The websites whose customers an agency has an offer in mind for. */
export interface AgencyOfferWebsitesTable {
  offer_id: number
  website_id: number
  attached_at: Date
  attached_by: number
}

export interface PartnerSubscriptionsTable {
  partner_id: number
  /** Id of a plan of `demo/services/plans`. */
  plan: string
  payment: 'paid' | 'unpaid'
  start_date: string
  renewal_date: string
  /** The last day, once it is cancelled. */
  ends_at: string | null
}

export interface PartnerInvoicesTable {
  id: Generated<number>
  partner_id: number
  number: string
  date: string
  amount: number
  currency: string
  status: 'paid' | 'unpaid'
}

/** Goals that the onboarding guide has been told of. */
export interface GoalReportsTable {
  partner_id: number
  goal: string
  /** Null until the guide took it. */
  reported_at: Date | null
  /** Who claimed it may report it until then; by the machine's clock, because the host's can be moved. */
  leased_until: Date | null
}
