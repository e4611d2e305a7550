import { useState } from 'react'
import { type ErrorObject, isAbort, toErrorObject } from '../../../src/http'

export interface Submit {
  readonly busy: boolean
  readonly error: ErrorObject | null
  /** What the server says against one field. */
  readonly fieldError: (name: string) => string | undefined
  /** Runs a task; resolves to its result, or to null when it failed. */
  readonly run: <Result>(task: () => Promise<Result>) => Promise<Result | null>
}

/** Sends what a dialog holds, once at a time, and keeps why that failed. */
export function useSubmit(): Submit {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ErrorObject | null>(null)
  return {
    busy,
    error,
    fieldError: (name) => error?.fields?.find((field) => field.name === name)?.message,
    async run(task) {
      if (busy) return null
      setBusy(true)
      setError(null)
      try {
        return { ...(await task()) }
      } catch (thrown) {
        const failure = toErrorObject(thrown)
        if (!isAbort(failure)) setError(failure)
        return null
      } finally {
        setBusy(false)
      }
    },
  }
}
