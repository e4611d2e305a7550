import * as v from 'valibot'
import { DETAILS_CARDS } from '../../model'
import { flag, maybe } from '../tolerant'

const CARDS = [...DETAILS_CARDS.customer, ...DETAILS_CARDS.work] as const
const column = v.pipe(v.array(v.picklist(CARDS)), v.maxLength(CARDS.length))

const CardOrder = v.pipe(
  v.object({ customer: column, work: column }),
  v.check(({ customer, work }) => new Set([...customer, ...work]).size === customer.length + work.length, 'a card is in one place'),
)

/** What somebody wants otherwise than others. */
export const UserPreferences = v.object({ cards: maybe(CardOrder), startsTimer: flag })
export type UserPreferences = v.InferOutput<typeof UserPreferences>

/** What is left out stays; null brings the usual order of the cards back. */
export const PreferencesChange = v.object({ cards: v.optional(v.nullable(CardOrder)), startsTimer: v.optional(v.boolean()) })
export type PreferencesChange = v.InferInput<typeof PreferencesChange>
