import { useMessages } from '../../i18n'
import { showToast, useAppDispatch } from '../../store'

/** Says why something has not left to whoever has gone on meanwhile, with a way back to it. */
export function useTellRefused(onReturn: () => void): (reason: string) => void {
  const t = useMessages()
  const dispatch = useAppDispatch()
  return (reason) => {
    const action = { key: t('composer.refused.back'), run: onReturn }
    dispatch(showToast({ kind: 'error', key: t('composer.refused', { reason }), action }))
  }
}
