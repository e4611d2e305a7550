/** The cards of a website's details by the column they stand in, unless somebody wants it otherwise (WD-01). */
export const DETAILS_CARDS = {
  customer: ['customer', 'people'],
  work: ['todos', 'note', 'tags', 'time', 'domains', 'statistics', 'contract'],
} as const

export type CardColumn = keyof typeof DETAILS_CARDS
export type DetailsCard = (typeof DETAILS_CARDS)[CardColumn][number]

/** Where somebody wants the cards. */
export interface CardOrder {
  readonly customer: readonly string[]
  readonly work: readonly string[]
}

/** What somebody wants otherwise than others; the host keeps it. */
export interface Preferences {
  /** Null for the usual order. */
  readonly cards: CardOrder | null
  /** Whether the timer starts when they open a website (TM-09). */
  readonly startsTimer: boolean
}
