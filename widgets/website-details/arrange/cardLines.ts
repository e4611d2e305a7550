import type { CardColumn, DetailsCard } from '../../../src/model'
import { type Arrangement, COLUMNS } from './cardOrder'

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
