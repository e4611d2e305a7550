import { type CardColumn, type CardOrder, DETAILS_CARDS, type DetailsCard } from '../../../src/model'

export type Arrangement = Readonly<Record<CardColumn, readonly DetailsCard[]>>

const COLUMNS = ['customer', 'work'] as const

/** The order somebody wants, without what we do not know, and with cards that came since in their usual column. */
export function arrange(wanted: CardOrder | null): Arrangement {
  if (!wanted) return DETAILS_CARDS
  const placed = new Set([...wanted.customer, ...wanted.work])
  const columnOf = (column: CardColumn) => [...wanted[column].filter(isCard), ...DETAILS_CARDS[column].filter((card) => !placed.has(card))]
  return { customer: columnOf('customer'), work: columnOf('work') }
}

const ALL: readonly string[] = COLUMNS.flatMap((column) => DETAILS_CARDS[column])
const isCard = (name: string): name is DetailsCard => ALL.includes(name)

/** A line of the list in which cards are moved: both columns, one below the other. */
export type Line = { readonly column: CardColumn } | { readonly card: DetailsCard }

export const toLines = (cards: Arrangement): Line[] => COLUMNS.flatMap((column) => [{ column }, ...cards[column].map((card) => ({ card }))])

/** Puts a line before another one, or at the end. Nothing stands above the first column. */
export function moveLine(lines: readonly Line[], from: number, before: number): Arrangement {
  const moved = lines[from]
  const others = lines.filter((_, index) => index !== from)
  const place = Math.max(before > from ? before - 1 : before, 1)
  return toArrangement(moved ? others.toSpliced(place, 0, moved) : lines)
}

function toArrangement(lines: readonly Line[]): Arrangement {
  const cards: Record<CardColumn, DetailsCard[]> = { customer: [], work: [] }
  let column: CardColumn = 'customer'
  for (const line of lines) {
    if ('column' in line) column = line.column
    else cards[column].push(line.card)
  }
  return cards
}
