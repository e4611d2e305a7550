import { type ReactNode, useState } from 'react'
import type { Domain } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { reasonFor } from '../../../src/parts/submit'

export interface BulkResult {
  readonly domain: Domain
  /** Null when it worked, undefined when the page tells why it did not. */
  readonly reason: ReactNode
}

/** Why a domain is left out; null for one that takes part. */
export type Refusal = (domain: Domain) => string | null

export interface BulkRun {
  readonly busy: boolean
  readonly results: readonly BulkResult[]
  /** Does the same with one domain after the other; resolves to those for which it worked. */
  readonly run: (domains: readonly Domain[], task: (domain: Domain) => Promise<unknown>, refusal?: Refusal) => Promise<readonly Domain[]>
}

/** The same action on several domains, with a result for each (L-03): one that fails stops no other. */
export function useBulk(): BulkRun {
  const t = useMessages()
  const [busy, setBusy] = useState(false)
  const [results, setResults] = useState<readonly BulkResult[]>([])
  const reasonOf = (done: Promise<unknown>): Promise<ReactNode> =>
    done.then(
      () => null,
      (thrown: unknown) => {
        const error = toErrorObject(thrown)
        return reasonFor(error, error.fields?.map(({ message }) => message).join(' ') ?? t(error.message, error.values))
      },
    )
  return {
    busy,
    results,
    async run(domains, task, refusal = () => null) {
      setBusy(true)
      const told: BulkResult[] = []
      for (const domain of domains) {
        const reason = refusal(domain) ?? (await reasonOf(task(domain)))
        told.push({ domain, reason })
        setResults([...told])
      }
      setBusy(false)
      return told.filter(({ reason }) => reason === null).map(({ domain }) => domain)
    },
  }
}
