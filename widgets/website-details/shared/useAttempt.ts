import { useMemo } from 'react'
import { isAbort, toErrorObject } from '../../../src/http'
import { showToast, useAppDispatch } from '../../../src/store'

interface Attempt {
  readonly run: () => Promise<unknown>
  /** Told when it worked, translated. Without it what happened can be seen. */
  readonly done?: string
  readonly undo?: () => Promise<unknown>
}

/** Tries something, and tells how it went: with Undo when it worked, with another try when it did not. Resolves to whether it worked. */
export function useAttempt(): (attempt: Attempt) => Promise<boolean> {
  const dispatch = useAppDispatch()
  return useMemo(() => {
    async function attempt({ run, done, undo }: Attempt): Promise<boolean> {
      try {
        await run()
      } catch (thrown) {
        const error = toErrorObject(thrown)
        const retry = { key: 'partner.general.retry', run: () => void attempt({ run, ...(done && { done }), ...(undo && { undo }) }) }
        const { message: key, values } = error
        if (!isAbort(error)) dispatch(showToast({ kind: 'error', key, ...(values && { values }), action: retry }))
        return false
      }
      const takeBack = undo && { key: 'partner.general.undo', run: () => void attempt({ run: undo }) }
      if (done) dispatch(showToast({ kind: 'success', key: done, ...(takeBack && { action: takeBack }) }))
      return true
    }
    return attempt
  }, [dispatch])
}
