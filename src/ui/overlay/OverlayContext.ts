import { createContext } from 'react'

/** Who keeps the list of dialogs (spec 4): told when one opens, starts to close, and is gone after its exit animation. */
export interface Overlays {
  opened(id: string, dialog: HTMLDialogElement): void
  closing(id: string): void
  removed(id: string): void
}

const nobody: Overlays = { opened() {}, closing() {}, removed() {} }

export const OverlayContext = createContext<Overlays>(nobody)
