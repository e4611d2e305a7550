import type { ErrorObject } from '../../http'
import { useMessages } from '../../i18n'
import { reportFailure, useAppDispatch } from '../../store'

/** Says why something has not left to whoever has gone on meanwhile, with a way back to it. */
export function useReportRefused(onReturn: () => void): (reason: string, error: ErrorObject) => void {
  const t = useMessages()
  const dispatch = useAppDispatch()
  return (reason, error) => {
    const action = { key: t('composer.refused.back'), run: onReturn }
    dispatch(reportFailure(error, { text: t('composer.refused', { reason }), action }))
  }
}
