import { showToast, useAppDispatch } from '../../../src/store'

/** Puts a text on the clipboard, and says whether it worked: browsers refuse without a secure page or permission. */
export function useCopy(): (text: string) => Promise<void> {
  const dispatch = useAppDispatch()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      dispatch(showToast({ kind: 'success', key: 'partner.general.copied' }))
    } catch {
      dispatch(showToast({ kind: 'warning', key: text }))
    }
  }
}
