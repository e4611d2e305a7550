import { createContext, useContext } from 'react'
import type { Website } from '../../../src/contract'
import type { PopupField } from '../../../src/parts/websiteChange'
import type { PopupTrigger } from '../../../src/ui'

/** What a button needs that changes a field; spread it on the button. */
export interface CellTrigger extends PopupTrigger {
  /** The letter that presses it where the website has the focus. */
  readonly 'data-key': string
}

export type TriggerOf = (field: PopupField, website: Website) => CellTrigger

export const CellPopupsContext = createContext<TriggerOf | null>(null)

/** Gives buttons of cells what they open. */
export function useCellTrigger(): TriggerOf {
  const triggerOf = useContext(CellPopupsContext)
  if (!triggerOf) throw new Error('CellPopupsProvider is missing above this component')
  return triggerOf
}
