import { useMemo } from 'react'
import { isAbort, toErrorObject } from '../../../src/http'
import { showToast, useAppDispatch } from '../../../src/store'

interface Attempt {
  readonly run: () => Promise<unknown>
  /** Told when it worked, translated. */
  readonly done: string
  readonly undo?: () => Promise<unknown>
}

/** Tries something and tells how it went: with Undo when it worked, with the server's reason when it did not. Resolves to whether it worked. */
export function useAttempt(): (attempt: Attempt) => Promise<boolean> {
  const dispatch = useAppDispatch()
  return useMemo(() => {
    async function attempt({ run, done, undo }: Attempt): Promise<boolean> {
      try {
        await run()
      } catch (thrown) {
        tell(thrown)
        return false
      }
      const action = undo && { key: 'partner.general.undo', run: () => void undo().catch(tell) }
      dispatch(showToast({ kind: 'success', key: done, ...(action && { action }) }))
      return true
    }
    function tell(thrown: unknown): void {
      const { message: key, values, link, ...rest } = toErrorObject(thrown)
      if (!isAbort({ message: key, ...rest })) dispatch(showToast({ kind: 'error', key, ...(values && { values }), ...(link && { link }) }))
    }
    return attempt
  }, [dispatch])
}
