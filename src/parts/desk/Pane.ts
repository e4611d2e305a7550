/** The place of what is open beside its list. */
export interface Pane {
  readonly label: string
  /** Names the way back to the list. */
  readonly back: string
  /** The focus goes into what opens. */
  readonly isWanted: boolean
  /** What was wanted has the focus. */
  readonly serve: () => void
  readonly close: () => void
  /** Opens the same once more, with the focus. */
  readonly reopen: () => void
}
