import { createContext, useContext } from 'react'
import type { WebsiteWish } from '../../../src/api/websiteWish'
import type { Website } from '../../../src/contract'
import type { Refusal } from '../../../src/model'
import type { Colleague } from '../data/usePeople'
import type { RulesContext } from './refusalsOf'

export interface ApplyOptions {
  /** Why an admin wants it against the rules. */
  readonly override?: string
  /** It takes something back, which is not to be taken back again by a button. */
  readonly isUndo?: boolean
}

/** What becomes of some of the websites that are changed in one go. */
export interface EditStep {
  readonly websites: readonly Website[]
  readonly wish: WebsiteWish
}

/** How everything on the screen changes websites: menus, cells, drags, keys and the bulk bar. */
export interface Edits {
  /** Asks first when it is about many. Shows the change at once, sends it, offers Undo, and explains what was refused. Answers the ids of what was not changed. */
  readonly apply: (websites: readonly Website[], wish: WebsiteWish, options?: ApplyOptions) => Promise<ReadonlySet<number>>
  /** The same for a change that is not the same for all. */
  readonly applyAll: (steps: readonly EditStep[]) => Promise<ReadonlySet<number>>
  readonly refusalsOf: (website: Website, wish: WebsiteWish) => readonly Refusal[]
  /** The same for several, one after the other. */
  readonly refusalsInTurn: (websites: readonly Website[], wish: WebsiteWish) => readonly (readonly Refusal[])[]
  /** Makes the viewer the person in charge, unless somebody else was quicker. */
  readonly claim: (website: Website) => Promise<void>
  /** Takes the last change back; nothing happens if there is none. */
  readonly undo: () => void
  readonly rules: RulesContext
  /** Everybody a website can be given to, by name. */
  readonly people: readonly Colleague[]
}

export const EditsContext = createContext<Edits | null>(null)

export function useEdits(): Edits {
  const edits = useContext(EditsContext)
  if (!edits) throw new Error('EditsProvider is missing above this component')
  return edits
}
