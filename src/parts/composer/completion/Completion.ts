import type { KeyboardEvent, RefObject } from 'react'

/** Something whose beginning somebody has written, and that a list offers to complete. */
export interface Completion {
  /** Where in the text it begins. */
  readonly from: number
  readonly to: number
  readonly query: string
}

export interface Completed {
  readonly text: string
  /** What of the text is marked then, to be typed over; nothing puts the caret behind it. */
  readonly marked?: { readonly from: number; readonly to: number } | undefined
}

export type CompletionKeys = (event: KeyboardEvent) => void

/** What the list of a field is given. */
export interface CompletionProps {
  readonly websiteId: number
  readonly id: string
  readonly query: string
  /** Takes what is done with the keys of the field, which keeps the focus. */
  readonly keys: RefObject<CompletionKeys | null>
  /** The option that Enter would take. */
  readonly onActive: (optionId: string | undefined) => void
  readonly onChoose: (completed: Completed) => void
  readonly onClose: () => void
}
