/** An instant as the contract writes it; within JSON the database has written it as a text of its own. */
export function instant(at: Date | string): string
export function instant(at: Date | string | null): string | null
export function instant(at: Date | string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

/** A row, read as it is or within JSON. */
export type ReadRow<Row> = { [Column in keyof Row]: Date extends Row[Column] ? Row[Column] | string : Row[Column] }
