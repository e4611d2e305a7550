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

export type Columns = Readonly<Record<string, readonly string[]>>

/** Other columns for one view; null for the usual ones. */
export interface ColumnStep {
  readonly view: string
  readonly columns: readonly string[] | null
}

/** What somebody wants otherwise than others; the server keeps it. */
export interface Preferences {
  /** Null for the usual order. */
  readonly cards: CardOrder | null
  /** Whether the timer starts when they open a website (TM-09). */
  readonly startsTimer: boolean
  /** Whether the sidebar stays open where it would make room. */
  readonly pinsSidebar: boolean
  /** The columns of lists in order, with their widths, by view; a view that is missing has the usual ones. */
  readonly columns: Columns
}

export function takeColumnStep(before: Columns, { view, columns }: ColumnStep): Columns {
  const { [view]: _, ...others } = before
  return columns === null ? others : { ...others, [view]: columns }
}
