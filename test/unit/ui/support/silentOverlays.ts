import type { Overlays } from '../../../../src/ui'

/** Hears of dialogs, and says nothing. */
export const silentOverlays: Overlays = { opened() {}, renamed() {}, closing() {}, removed() {}, unsaved: () => () => undefined }
