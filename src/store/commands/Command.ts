import type { ComponentType } from 'react'

/** One thing that can be done from where the user is: a line of the palette. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly detail?: string
  /** What it changes, shown in the same place and not searched: who types the title of a website wants to open it. */
  readonly about?: string
  /** What else people call it: searched, and not shown. */
  readonly words?: string
  readonly icon?: ComponentType<{ readonly size?: number }>
  /** The key that does the same without the palette. */
  readonly keys?: string
  /** One of so many that it is shown only to whoever types. */
  readonly isTyped?: boolean
  readonly run: () => void
}

/** What a part of the page can do now. It is asked when the palette opens, so that a screen loads nothing for it before. */
export type Offer = () => readonly Command[] | Promise<readonly Command[]>
