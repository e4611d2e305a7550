import { useEffect, useEffectEvent, useState } from 'react'
import { useLazyMailerOptionsQuery } from '../../../src/api/mail'
import type { MailerOptions } from '../../../src/contract'
import { type ErrorObject, toErrorObject } from '../../../src/http'

interface LoadedOptions {
  readonly found: readonly MailerOptions[]
  readonly failures: readonly ErrorObject[]
  readonly isDone: boolean
}

const NOTHING: LoadedOptions = { found: [], failures: [], isDone: false }

/** What the composer needs of each website, one after the other. Websites that are out of reach are left out, and counted. */
export function useBulkOptions(websiteIds: readonly number[]): LoadedOptions & { readonly retry: () => void } {
  const [tries, setTries] = useState(0)
  const [loaded, setLoaded] = useState(NOTHING)
  const [load] = useLazyMailerOptionsQuery()
  const ids = websiteIds.join(',')
  const loadAll = useEffectEvent(async (isStale: () => boolean): Promise<LoadedOptions> => {
    const found: MailerOptions[] = []
    const failures: ErrorObject[] = []
    for (const websiteId of websiteIds) {
      const { data, error } = await load({ websiteId })
      if (isStale()) break
      if (data) found.push(data)
      else failures.push(toErrorObject(error))
    }
    return { found, failures, isDone: true }
  })
  useEffect(() => {
    let isStale = false
    void loadAll(() => isStale).then((all) => isStale || setLoaded(all))
    return () => {
      isStale = true
      setLoaded(NOTHING)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the ids as a text, which is the same for the same; and another try
  }, [ids, tries])
  return { ...loaded, retry: () => setTries(tries + 1) }
}
