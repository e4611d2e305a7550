import { dialogClosed, dialogRenamed, keepUnsaved, listDialog, type PageStore, unlistDialog, wholeAddress } from '../../../store'
import type { Overlays } from '../../../ui'

/** Keeps the dialogs of all islands in the page's state; `layers` hears of them as well. */
export const listDialogs = ({ dispatch }: PageStore, layers?: Pick<Overlays, 'opened' | 'closing'>): Overlays => ({
  opened(id, dialog, shown) {
    layers?.opened(id, dialog, shown)
    dispatch(listDialog({ id, ...shown }))
  },
  renamed: (id, title) => void dispatch(dialogRenamed({ id, title })),
  closing(id) {
    layers?.closing(id)
    dispatch(dialogClosed(id))
  },
  removed: (id) => dispatch(unlistDialog(id)),
  unsaved: (id) => keepUnsaved(id, wholeAddress),
})
