import type { Locale } from '../../../src/model'
import { itemAt } from '../random'
import type { SeedContext } from '../SeedContext'
import { WORDS } from '../words'
import { slug } from './slug'

export interface Customer {
  firm: string
  forename: string
  surname: string
  email: string
  domain: string
  language: Locale
  /** Customer data groups of spec 3. */
  customer: Record<string, unknown>
  contact: Record<string, unknown>
}

/** The customer number `index` of a language: different people in different trades, combined without repeating for a long time. */
export function makeCustomer({ random }: SeedContext, language: Locale, index: number): Customer {
  const words = WORDS[language]
  const [forename = '', surname = '', latinSurname = surname] = itemAt(words.people, index)
  const round = Math.floor(index / words.people.length)
  const [trade = '', latinTrade = trade] = itemAt(words.trades, (index % words.people.length) + round)
  const branch = Math.floor(round / words.trades.length)
  const [zip = '', city = ''] = itemAt(words.cities, index + branch)
  const firm = words.firm.replace('{trade}', trade).replace('{surname}', surname) + (branch > 0 ? ` ${city} ${branch}` : '')
  const domain = `${slug(latinTrade)}-${slug(latinSurname)}${branch > 0 ? `-${branch}` : ''}.example`
  const email = `${slug(latinSurname)}@${domain}`
  const place = { zip, city, street: `${random.pick(words.streets)} ${random.int(1, 98)}` }
  // A hundred numbers belong to nobody: later customers have some beyond them, or they would share them.
  const phone = `+${Number(words.phone) + round}${String(random.int(0, 99)).padStart(2, '0')}`
  return {
    firm,
    forename,
    surname,
    email,
    domain,
    language,
    customer: {
      firm,
      forename,
      surname,
      street: place.street,
      zip,
      city,
      country: words.country,
      language,
      phone,
      email,
      contactEmail: `info@${domain}`,
      ...(random.chance(0.4) && { billEmail: `office@${domain}` }),
      metadata: { number: String(10_000 + random.int(0, 8_999)) },
    },
    contact: {
      company: firm,
      streetAddress: place.street,
      zipCode: zip,
      contactCity: city,
      phoneNumber: phone,
      emailAddress: `info@${domain}`,
    },
  }
}
