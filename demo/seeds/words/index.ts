import type { Locale } from '../../../src/model'
import de from './de.json'
import en from './en.json'
import es from './es.json'
import fr from './fr.json'
import hu from './hu.json'
import it from './it.json'
import ja from './ja.json'
import nl from './nl.json'
import pl from './pl.json'
import pt from './pt.json'
import ru from './ru.json'
import sv from './sv.json'
import tr from './tr.json'

/** What customers of a country are called, where they live and what they write. */
export interface CustomerWords {
  country: string
  /** First digits of numbers nobody has, or nobody should be called under; two digits follow. */
  phone: string
  /** How a firm is named, with {trade} and {surname}. */
  firm: string
  /** Forename, surname, and for other scripts the surname in Latin letters. */
  people: string[][]
  /** Trade, and for other scripts the same in Latin letters. */
  trades: string[][]
  streets: string[]
  /** Postal code and city. */
  cities: string[][]
  /** How a website calls the list of a firm's branches, and what it tells of each. */
  branches: Record<'name' | 'city' | 'street' | 'zip' | 'since', string>
  threads: Thread[]
  /** What the provider offers agencies. */
  offers: OfferWords[]
}

/** An offer, and what is contained in it. */
interface OfferWords {
  title: string
  summary: string
  contains: string[]
}

/** A customer's mail and the answer to it. */
export interface Thread {
  subject: string
  from: string
  to: string
}

export const WORDS: Readonly<Record<Locale, CustomerWords>> = { de, en, es, fr, hu, it, nl, pl, pt, ru, sv, tr, ja }
