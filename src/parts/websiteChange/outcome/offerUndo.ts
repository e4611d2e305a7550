import { dismissToast, type PageStore, showToast } from '../../../store'
import type { Undo } from './createUndo'

/** Says what was done, with a button that takes it back. Where something else has done that, as the key does, there is no button. */
export function offerUndo({ dispatch }: PageStore, key: string, undo: Undo | undefined): void {
  if (!undo || undo.isUsed) return void dispatch(showToast({ kind: 'success', key }))
  const toast = dispatch(showToast({ kind: 'success', key, action: { key: 'partner.general.undo', run: undo.run } }))
  undo.onUsed = () => dispatch(dismissToast(toast))
}
