import type { Website } from '../../../contract'
import type { Action } from '../../../model'

/** What keys and commands are about. */
export interface WebsiteTarget {
  /** The website that has the focus, or that the whole screen is about. */
  readonly website: Website
  /** What is changed: this one, or the selection that it is part of. */
  readonly websites: readonly Website[]
  /** What shows the website now: a card, a row, a screen. `data-key` marks its buttons with the letter that presses them. */
  readonly element: () => ParentNode | null
  readonly may: (action: Action) => boolean
}

/** Presses the button that shows something for a letter; false where there is none. */
export function pressKeyed({ element }: Pick<WebsiteTarget, 'element'>, letter: string): boolean {
  const button = element()?.querySelector<HTMLElement>(`[data-key="${letter}"]`)
  button?.click()
  return button != null
}
