/** Two values of one field, of which somebody has to choose one. */
export interface Conflict {
  /** The name of the field, translated. */
  readonly field: string
  readonly mine: string
  readonly theirs: string
  /** Who has changed it, translated, where the server says so. */
  readonly told?: string | undefined
}
