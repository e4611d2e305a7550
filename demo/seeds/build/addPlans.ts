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
    [
      'Texte, die gefunden werden',
      'Professionelle Texte für bis zu zehn Seiten, in dreizehn Sprachen.',
      ['Gespräch von einer halben Stunde', 'Zwei Korrekturrunden', 'Titel und Beschreibungen für Suchmaschinen'],
    ],
  ],
  [
    'Photo day',
    'content',
    'A photographer comes to your customer for a day, pictures included.',
    79_000,
    'once',
    false,
    ['Up to eight hours on site', 'Forty finished pictures', 'Rights for web and print without end'],
    [
      'Fototag',
      'Eine Fotografin oder ein Fotograf kommt für einen Tag zu Ihrem Kunden, die Bilder sind dabei.',
      ['Bis zu acht Stunden vor Ort', 'Vierzig fertige Bilder', 'Unbefristete Rechte für Web und Druck'],
    ],
  ],
  [
    'Care and updates',
    'service',
    'We keep finished websites up to date while you build the next one.',
    1_900,
    'month',
    true,
    ['Weekly backup', 'Changes of texts within two working days', 'Report every quarter'],
    [
      'Pflege und Updates',
      'Wir halten fertige Websites aktuell, während Sie die nächste bauen.',
      ['Wöchentliche Sicherung', 'Textänderungen innerhalb von zwei Werktagen', 'Bericht in jedem Quartal'],
    ],
  ],
  [
    'Accessibility check',
    'quality',
    'Every page is tested against WCAG 2.2, with a list of what to repair.',
    14_900,
    'once',
    false,
    ['Tested by hand and with screen readers', 'Sorted by who is hindered', 'A second look after the repair'],
    [
      'Prüfung der Barrierefreiheit',
      'Jede Seite wird nach WCAG 2.2 geprüft, mit einer Liste, was zu beheben ist.',
      ['Von Hand und mit Screenreadern geprüft', 'Danach sortiert, wen es behindert', 'Ein zweiter Blick nach der Behebung'],
    ],
  ],
] as const

const textOf = (title: string, summary: string, contains: readonly string[]) => ({
  title,
  summary,
  description_html: `<p>${summary}</p><ul>${contains.map((item) => `<li>${item}</li>`).join('')}</ul>`,
})

/** What the provider offers this year. */
export function addOffers(set: DataSet, { day }: SeedContext): void {
  for (const [title, category, summary, amount, interval, is_from, contains, [deTitle, deSummary, deContains]] of OFFERS) {
    add(set.agency_offers, {
      ...textOf(title, summary, contains),
      translations: { de: textOf(deTitle, deSummary, deContains) },
      category,
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
