import { useState } from 'react'
import { type ErrorObject, toErrorObject } from '../../src/http'

/** One try at a time; resolves to what refused it. */
export function useTry() {
  const [error, setError] = useState<ErrorObject | null>(null)
  const [isBusy, setBusy] = useState(false)
  return {
    error,
    isBusy,
    forget: () => setError(null),
    async run(work: () => Promise<void>): Promise<ErrorObject | null> {
      if (isBusy) return null
      setBusy(true)
      setError(null)
      let refusal: ErrorObject | null = null
      try {
        await work()
      } catch (thrown) {
        refusal = toErrorObject(thrown)
        setError(refusal)
      }
      setBusy(false)
      return refusal
    },
  }
}
