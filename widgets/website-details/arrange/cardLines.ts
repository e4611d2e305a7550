import { type Arrangement, CARD_COLUMNS, type CardColumn, type CardMove, type DetailsCard } from '../../../src/model'

/** A line of the list in which cards are moved: both columns, one below the other. */
export type Line = { readonly column: CardColumn } | { readonly card: DetailsCard }

export const toLines = (cards: Arrangement): Line[] =>
  CARD_COLUMNS.flatMap((column) => [{ column }, ...cards[column].map((card) => ({ card }))])

/** Puts a card before another line, or at the end. Nothing stands above the first column. */
export function moveLine(lines: readonly Line[], from: number, before: number): CardMove | null {
  const moved = lines[from]
  if (!moved || !('card' in moved)) return null
  const others = lines.filter((_, index) => index !== from)
  const above = others.slice(0, Math.max(before > from ? before - 1 : before, 1))
  const head = above.findLastIndex((line) => 'column' in line)
  const heading = above[head]
  if (!heading || !('column' in heading)) return null
  return { card: moved.card, column: heading.column, above: above.slice(head).flatMap((line) => ('card' in line ? [line.card] : [])) }
}

/** Below the first heading, and down to the end. */
export const canStep = (lines: readonly Line[], index: number, by: 1 | -1): boolean => (by === 1 ? index < lines.length - 1 : index > 1)
