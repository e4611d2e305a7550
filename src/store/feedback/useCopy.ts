import { useAppDispatch } from '../hooks'
import { showToast } from './showToast'

/**
 * Puts a text on the clipboard, and says so with the message `said`. Browsers refuse without a secure page or permission:
 * then the text itself is shown, to be copied by hand. Answers whether it was copied.
 */
export function useCopy(): (text: string, said?: string) => Promise<boolean> {
  const dispatch = useAppDispatch()
  return async (text, said = 'partner.general.copied') => {
    try {
      await navigator.clipboard.writeText(text)
      dispatch(showToast({ kind: 'success', key: said }))
      return true
    } catch {
      dispatch(showToast({ kind: 'warning', key: text }))
      return false
    }
  }
}
