import { useEffect, useRef, useState } from 'react'
import { useSeeOfferMutation } from '../../src/api/offers'
import type { AgencyOffer } from '../../src/contract'

/** Ids of the offers that are shown for the first time: they are marked as seen, and new only for as long as the page is open (AO-02). */
export function useFreshOffers(offers: readonly AgencyOffer[] | undefined): ReadonlySet<number> {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const told = useRef(new Set<number>())
  const [see] = useSeeOfferMutation()
  useEffect(() => {
    const added = (offers ?? []).filter(({ id, state }) => state === 'new' && !told.current.has(id)).map(({ id }) => id)
    if (added.length === 0) return
    setFresh((before) => new Set([...before, ...added]))
    for (const id of added) {
      told.current.add(id)
      void see({ params: { offer: id, state: 'seen' } })
    }
  }, [offers, see])
  return fresh
}
