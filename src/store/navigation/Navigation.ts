import type { ViewName } from '../../model'
import type { RouteParams } from '../../routes'
import type { NavigationState } from '../navigationSlice'

export interface RouteTarget {
  readonly query?: RouteParams
  readonly hash?: string
  /** What the next screen is given, such as the message to show. */
  readonly state?: NavigationState
  /** `push` unless told; `assign` loads the page. */
  readonly mode?: 'push' | 'replace' | 'assign'
}

/** Whether the main area can show a URL without loading a page. */
export type CanStayOnPage = (url: string) => boolean

/** Asks whether what is not saved may be lost, and calls back if so. */
export type AskToLeave = (leave: () => void) => void

export interface Navigation {
  /** Loads the page, always. */
  assign(url: string): void
  push(url: string, state?: NavigationState): void
  replace(url: string, state?: NavigationState): void
  back(): void
  forward(): void
  toRoute(name: string, params?: RouteParams, target?: RouteTarget): void
  toView(view: ViewName, target?: RouteTarget): void
  /** Whether going there needs no page load. */
  staysOnPage(url: string): boolean
  /** Called by the main area, which says what it can show and asks before changes are lost, until the returned function is called. */
  claim(canStayOnPage: CanStayOnPage, askToLeave?: AskToLeave): () => void
  /** Reads where the browser is, for the case that another script changed the history. */
  sync(): void
  /** Follows the buttons of the browser, until the returned function is called. */
  start(): () => void
}
