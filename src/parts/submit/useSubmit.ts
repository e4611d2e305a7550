import { useState } from 'react'
import { type ErrorObject, isAbort, toErrorObject } from '../../http'

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

/** Sends what a form holds, once at a time, and keeps why that failed. */
export function useSubmit(): Submit {
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
        if (!isAbort(failure)) setError(failure)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
