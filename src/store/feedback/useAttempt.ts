import { useMemo } from 'react'
import { toErrorObject } from '../../http'
import { useAppDispatch } from '../hooks'
import { showToast, type ToastContent } from './showToast'
import { reportFailure } from './reportFailure'

interface Attempt {
  readonly run: () => Promise<unknown>
  /** Told when it worked, translated; a function where that depends on how it went. Without it what happened can be seen. */
  readonly done?: string | (() => Pick<ToastContent, 'kind' | 'key'>)
  readonly undo?: () => Promise<unknown>
}

/** Tries something, and tells how it went: with Undo when it worked, with another try when it did not. Resolves to whether it worked. */
export function useAttempt(): (attempt: Attempt) => Promise<boolean> {
  const dispatch = useAppDispatch()
  return useMemo(() => {
    async function attempt(all: Attempt): Promise<boolean> {
      const { run, done, undo } = all
      try {
        await run()
      } catch (thrown) {
        const action = { key: 'partner.general.retry', run: () => void attempt(all) }
        dispatch(reportFailure(toErrorObject(thrown), { action }))
        return false
      }
      const action = undo && { key: 'partner.general.undo', run: () => void attempt({ run: undo }) }
      const told = typeof done === 'string' ? ({ kind: 'success', key: done } as const) : done?.()
      if (told) dispatch(showToast({ ...told, ...(action && { action }) }))
      return true
    }
    return attempt
  }, [dispatch])
}
