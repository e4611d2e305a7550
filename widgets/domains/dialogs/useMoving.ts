import { useRef } from 'react'
import { fetchAllDomains, useChangeDomainMutation, useMoveDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useAppDispatch } from '../../../src/store'

interface Moving {
  /** Takes a domain to a website. */
  readonly move: (domain: Domain, websiteId: number) => Promise<unknown>
  /** Takes domains back to where they were, as what they were; what took the place of a main one and redirected before does so again. */
  readonly back: (domains: readonly Domain[]) => Promise<void>
}

/** Moves domains, with a way back (DG-04). */
export function useMoving(): Moving {
  const dispatch = useAppDispatch()
  const [send] = useMoveDomainMutation()
  const [change] = useChangeDomainMutation()
  const left = useRef(new Map<number, readonly Domain[]>())
  const domainsOf = (websiteId: number) => dispatch(fetchAllDomains({ websiteId, query: {} }))

  const redirectAgain = async (websiteId: number, before: readonly Domain[]) => {
    const now = await domainsOf(websiteId)
    for (const { id, role, redirect } of before)
      if (role === 'redirect' && now.some((one) => one.id === id && one.role === 'alias'))
        await change({ websiteId, id, change: { role, redirect } }).unwrap()
  }
  return {
    async move({ id, role, website }, websiteId) {
      if (role === 'main' && website) left.current.set(website.id, await domainsOf(website.id))
      return send({ id, move: { website: websiteId } }).unwrap()
    },
    async back(domains) {
      // One after the other: what was the main domain takes that place before the others look for it.
      for (const { id, website, role } of domains.toSorted(mainFirst))
        await send({ id, move: { website: website?.id ?? null, role } }).unwrap()
      for (const [websiteId, before] of left.current) await redirectAgain(websiteId, before)
    },
  }
}

const mainFirst = (a: Domain, b: Domain): number => Number(b.role === 'main') - Number(a.role === 'main')
