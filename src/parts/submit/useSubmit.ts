import { useState } from 'react'
import { type ErrorObject, isAbort, toErrorObject } from '../../http'
import { useIsGone } from '../../islands'
import { reportError, useAppDispatch } from '../../store'

export interface Submit {
  readonly busy: boolean
  readonly error: ErrorObject | null
  /** What the server says against one field. */
  readonly fieldError: (name: string) => string | undefined
  /** Runs a task; resolves to whether it worked. */
  readonly run: (task: () => Promise<unknown>) => Promise<boolean>
  /** Something was changed: what was said against it does not hold any more. */
  readonly forget: () => void
}

/** Sends what a form holds, once at a time, and keeps why that failed; once the form is left, the page tells it. */
export function useSubmit(): Submit {
  const dispatch = useAppDispatch()
  const isGone = useIsGone()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ErrorObject | null>(null)
  return {
    busy,
    error,
    fieldError: (name) => error?.fields?.find((field) => field.name === name)?.message,
    forget: () => setError(null),
    async run(task) {
      if (busy) return false
      setBusy(true)
      setError(null)
      try {
        await task()
        return true
      } catch (thrown) {
        const failure = toErrorObject(thrown)
        if (isGone.current) dispatch(reportError(failure))
        else if (!isAbort(failure)) setError(failure)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
