import { createContext, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useContext } from 'react'
import type { Website } from '../../../src/contract'
import type { PopupField } from '../../../src/parts/websiteChange'

export interface OpenedPopup {
  readonly kind: PopupField
  readonly website: Website
  /** Milliseconds since 1970: what changes from then on is newer than the website. */
  readonly at: number
  readonly anchor: RefObject<HTMLElement>
  readonly byKeyboard: boolean
}

/** What a button needs that opens one; spread it on the button. */
export interface CellTrigger {
  /** The letter that presses it where the website has the focus. */
  readonly 'data-key': string
  readonly 'aria-haspopup': 'menu' | 'dialog'
  readonly 'aria-expanded': false
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

export type TriggerOf = (kind: PopupField, website: Website) => CellTrigger

export const CellPopupsContext = createContext<TriggerOf | null>(null)

/** Gives buttons of cells what they open. */
export function useCellTrigger(): TriggerOf {
  const triggerOf = useContext(CellPopupsContext)
  if (!triggerOf) throw new Error('CellPopupsProvider is missing above this component')
  return triggerOf
}
