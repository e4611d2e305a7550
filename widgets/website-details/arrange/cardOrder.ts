import { type CardColumn, type CardOrder, DETAILS_CARDS, type DetailsCard } from '../../../src/model'

export type Arrangement = Readonly<Record<CardColumn, readonly DetailsCard[]>>

export const COLUMNS = ['customer', 'work'] as const

/** The order somebody wants, without what we do not know, and with cards that came since in their usual column. */
export function arrange(wanted: CardOrder | null): Arrangement {
  if (!wanted) return DETAILS_CARDS
  const placed = new Set([...wanted.customer, ...wanted.work])
  const columnOf = (column: CardColumn) => [...wanted[column].filter(isCard), ...DETAILS_CARDS[column].filter((card) => !placed.has(card))]
  return { customer: columnOf('customer'), work: columnOf('work') }
}

const ALL: readonly string[] = COLUMNS.flatMap((column) => DETAILS_CARDS[column])
const isCard = (name: string): name is DetailsCard => ALL.includes(name)
