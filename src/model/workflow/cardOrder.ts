import { type CardColumn, type CardOrder, DETAILS_CARDS, type DetailsCard } from '../people/preferences'

export type Arrangement = Readonly<Record<CardColumn, readonly DetailsCard[]>>

export const CARD_COLUMNS = ['customer', 'work'] as const

/** The order somebody wants, without what we do not know, and with cards that came since in their usual column. */
export function arrange(wanted: CardOrder | null): Arrangement {
  if (!wanted) return DETAILS_CARDS
  const placed = new Set([...wanted.customer, ...wanted.work])
  const columnOf = (column: CardColumn) => [...wanted[column].filter(isCard), ...DETAILS_CARDS[column].filter((card) => !placed.has(card))]
  return { customer: columnOf('customer'), work: columnOf('work') }
}

const ALL: readonly string[] = CARD_COLUMNS.flatMap((column) => DETAILS_CARDS[column])
const isCard = (name: string): name is DetailsCard => ALL.includes(name)

/** A card is moved, or all stand as usual again. */
export type CardStep = 'usual' | CardMove
export interface CardMove {
  readonly card: DetailsCard
  readonly column: CardColumn
  /** What stood above it there, from the top. */
  readonly above: DetailsCard[]
}

/**
 * Steps say what was moved and not where all cards stand, so that two tabs that move different cards keep both moves. What another tab
 * has taken out of the column meanwhile is passed over: a card comes below the next one that is still there.
 */
export function takeCardStep(order: CardOrder | null, step: CardStep): CardOrder | null {
  if (step === 'usual') return null
  const { card, column, above } = step
  const now = arrange(order)
  const without = (name: CardColumn) => now[name].filter((other) => other !== card)
  const rest = { customer: without('customer'), work: without('work') }
  const next = above.findLast((other) => rest[column].includes(other))
  const place = next ? rest[column].indexOf(next) + 1 : 0
  return { ...rest, [column]: rest[column].toSpliced(place, 0, card) }
}
