import { createContext, useContext } from 'react'
import type { ChangeOptions, ChangeStep, OpenWork, RulesContext, WebsiteChange } from '../../api/websiteChange'
import type { Website } from '../../contract'
import type { ErrorObject } from '../../http'
import type { Action, Refusal } from '../../model'
import type { Colleague } from '../people'
import type { PortalMove } from './portal/PortalMove'

export interface ApplyOptions extends ChangeOptions {
  /** It takes something back, which is not to be taken back again by a button. */
  readonly isUndo?: boolean
  /** What all of it takes back, in words, where its own words would name a part of that. */
  readonly undone?: string | undefined
  /** What is still to be done for the only website, where the caller knows it newer than a row of a list does. */
  readonly work?: OpenWork | undefined
  /** Shows itself why a website was not changed, in the server's words. */
  readonly onFailure?: (error: ErrorObject, website: Website) => void
  /** It is being taken back, by whatever button or key. */
  readonly onUndone?: () => void
}

/** How everything on the screen changes websites: menus, cells, drags, keys and the bulk bar. */
export interface WebsiteChanges {
  /** Asks first when it is about many. Shows the change at once, sends it, offers Undo, and explains what was refused. Answers the ids of what was not changed, once what others have changed too has been decided. */
  readonly apply: (websites: readonly Website[], change: WebsiteChange, options?: ApplyOptions) => Promise<ReadonlySet<number>>
  /** The same for a change that is not the same for all: told as one, and taken back as one. */
  readonly applyAll: (steps: readonly ChangeStep[], options?: ApplyOptions) => Promise<ReadonlySet<number>>
  /** Why the rules are against a change, as far as they are known here; `work` is what is still to be done for the website, where that is known. */
  readonly refusalsOf: (website: Website, change: WebsiteChange, work?: OpenWork) => readonly Refusal[]
  /** The same for several, one after the other. */
  readonly refusalsInTurn: (websites: readonly Website[], change: WebsiteChange) => readonly (readonly Refusal[])[]
  /** Takes the last change back; nothing happens if there is none. */
  readonly undo: () => void
  /** Shows what the customer of a website sees now and would see after a move; null where the server cannot show it. */
  readonly showPortal: ((move: PortalMove) => void) | null
  /** What the viewer's roles allow, on some website at least. */
  readonly may: (action: Action) => boolean
  readonly rules: RulesContext
  /** Everybody a website can be given to, by name. */
  readonly people: readonly Colleague[]
}

export const WebsiteChangesContext = createContext<WebsiteChanges | null>(null)

export function useWebsiteChanges(): WebsiteChanges {
  const changes = useContext(WebsiteChangesContext)
  if (!changes) throw new Error('WebsiteChangesProvider is missing above this component')
  return changes
}
