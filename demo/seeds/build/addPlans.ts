import { add, type DataSet, type Row } from '../DataSet'
import type { SeedContext } from '../SeedContext'

const OFFERS = [
  [
    'Texts that are found',
    'content',
    'Professional texts for up to ten pages, in thirteen languages.',
    29_000,
    'once',
    true,
    ['Interview of half an hour', 'Two rounds of corrections', 'Titles and descriptions for search engines'],
  ],
  [
    'Photo day',
    'content',
    'A photographer comes to your customer for a day, pictures included.',
    79_000,
    'once',
    false,
    ['Up to eight hours on site', 'Forty finished pictures', 'Rights for web and print without end'],
  ],
  [
    'Care and updates',
    'service',
    'We keep finished websites up to date while you build the next one.',
    1_900,
    'month',
    true,
    ['Weekly backup', 'Changes of texts within two working days', 'Report every quarter'],
  ],
  [
    'Accessibility check',
    'quality',
    'Every page is tested against WCAG 2.2, with a list of what to repair.',
    14_900,
    'once',
    false,
    ['Tested by hand and with screen readers', 'Sorted by who is hindered', 'A second look after the repair'],
  ],
] as const

/** What the provider offers this year. */
export function addOffers(set: DataSet, { day }: SeedContext): void {
  for (const [title, category, summary, amount, interval, is_from, contains] of OFFERS) {
    add(set.agency_offers, {
      title,
      category,
      summary,
      description_html: `<p>${summary}</p><ul>${contains.map((item) => `<li>${item}</li>`).join('')}</ul>`,
      amount,
      currency: 'EUR',
      interval,
      is_from,
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
