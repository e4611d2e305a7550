import { type Locale, LOCALES } from '../../../src/model'
import type { OfferText } from '../../db/tables/plans'
import { add, type DataSet, type Row } from '../DataSet'
import type { SeedContext } from '../SeedContext'
import { WORDS } from '../words'

/** What an offer costs, in the order of the words of each language. */
const OFFERS = [
  { category: 'content', amount: 29_000, interval: 'once', is_from: true },
  { category: 'content', amount: 79_000, interval: 'once', is_from: false },
  { category: 'service', amount: 1_900, interval: 'month', is_from: true },
  { category: 'quality', amount: 14_900, interval: 'once', is_from: false },
] as const

function textOf(language: Locale, nth: number): OfferText {
  const offer = WORDS[language].offers[nth]
  if (!offer) throw new Error(`There is no offer ${nth} in ${language}`)
  const { title, summary, contains } = offer
  return { title, summary, description_html: `<p>${summary}</p><ul>${contains.map((item) => `<li>${item}</li>`).join('')}</ul>` }
}

/** What the provider offers this year, in all languages. */
export function addOffers(set: DataSet, { day }: SeedContext): void {
  const others = LOCALES.filter((language) => language !== 'en')
  for (const [nth, offer] of OFFERS.entries()) {
    add(set.agency_offers, {
      ...offer,
      ...textOf('en', nth),
      translations: Object.fromEntries(others.map((language) => [language, textOf(language, nth)])),
      currency: 'EUR',
      valid_until: day(120),
      languages: ['en', 'de'],
      tags: [],
    })
  }
}

/** A running subscription with its last invoices. */
export function addSubscription(set: DataSet, { day }: SeedContext, partner: Row<'partners'>): void {
  set.partner_subscriptions.push({
    partner_id: partner.id,
    plan: 'studio',
    payment: 'paid',
    start_date: day(-400),
    renewal_date: day(12),
    ends_at: null,
  })
  for (const [nth, age] of [18, 48, 78].entries()) {
    const number = `R-${String(2_026_100 - nth)}`
    add(set.partner_invoices, { partner_id: partner.id, number, date: day(-age), amount: 4_900, currency: 'EUR', status: 'paid' })
  }
}
