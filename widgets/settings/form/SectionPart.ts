import { createContext, type RefObject } from 'react'
import type { PartnerSettingsChange } from '../../../src/contract'
import type { ErrorObject } from '../../../src/http'

/** A section with changes, as the form around all sections knows it. */
export interface SectionPart {
  /** What is to be saved now, and who is told that it is. */
  take: () => { readonly change: PartnerSettingsChange; readonly onSaved: () => void }
  /** Shows what is wrong with its own fields; answers their names. */
  refuse: (error: ErrorObject) => readonly string[]
  /** Gives up the changes; what is answered brings them back. */
  discard: () => () => void
}

/** Takes a section into what is saved next, until the returned function is called. */
export type Hold = (anchor: string, part: RefObject<SectionPart | null>) => () => void

export const HoldContext = createContext<Hold>(() => () => undefined)
