import * as v from 'valibot'
import { CARD_COLUMNS, DETAILS_CARDS, WEBSITE_VIEWS } from '../../model'
import { flag, maybe, phpMap } from '../tolerant'

const CARDS = [...DETAILS_CARDS.customer, ...DETAILS_CARDS.work] as const
const column = v.pipe(v.array(v.picklist(CARDS)), v.maxLength(CARDS.length))

const CardOrder = v.pipe(
  v.object({ customer: column, work: column }),
  v.check(({ customer, work }) => new Set([...customer, ...work]).size === customer.length + work.length, 'a card is in one place'),
)

/** What somebody wants otherwise than others. */
export const UserPreferences = v.object({
  cards: maybe(CardOrder),
  startsTimer: flag,
  pinsSidebar: flag,
  columns: v.optional(phpMap(v.array(v.string())), {}),
})
export type UserPreferences = v.InferOutput<typeof UserPreferences>

const CardMove = v.object({ card: v.picklist(CARDS), column: v.picklist(CARD_COLUMNS), above: column })
const names = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40))
const ColumnStep = v.object({ view: v.picklist(WEBSITE_VIEWS), columns: v.nullable(names) })
/** More than anybody moves while one call is under way. */
const MAX_STEPS = 200

/** What is left out stays. The steps are taken one after the other. */
export const PreferencesChange = v.object({
  cardSteps: v.optional(v.pipe(v.array(v.union([v.literal('usual'), CardMove])), v.maxLength(MAX_STEPS))),
  startsTimer: v.optional(v.boolean()),
  pinsSidebar: v.optional(v.boolean()),
  columnSteps: v.optional(v.pipe(v.array(ColumnStep), v.maxLength(MAX_STEPS))),
})
export type PreferencesChange = v.InferInput<typeof PreferencesChange>
