import { createContext } from 'react'

/** What the list of dialogs knows of one that is shown. */
export interface ShownDialog {
  readonly title: string
  /** Asks whoever shows it to close it. */
  readonly close: () => void
}

/** Who keeps the list of dialogs (spec 4): told when one opens, starts to close, and is gone after its exit animation. */
export interface Overlays {
  opened(id: string, dialog: HTMLDialogElement, shown: ShownDialog): void
  /** It shows another step, under another title. */
  renamed(id: string, title: string): void
  closing(id: string): void
  removed(id: string): void
  /** Something was entered in one that would be lost with the page; the returned function ends that. */
  readonly unsaved: (id: string) => () => void
}

const nobody: Overlays = { opened() {}, renamed() {}, closing() {}, removed() {}, unsaved: () => () => undefined }

export const OverlayContext = createContext<Overlays>(nobody)
