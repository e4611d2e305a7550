import type { Selectable } from 'kysely'
import type { AgencyOffersTable, OfferText } from '../../db/tables/plans'

/** What an offer says to a reader of a language: in that language, as far as its provider has said it so. */
export function offerText(row: Pick<Selectable<AgencyOffersTable>, keyof OfferText | 'translations'>, language: string): OfferText {
  const { title, summary, description_html } = row
  return { title, summary, description_html, ...row.translations[language] }
}
