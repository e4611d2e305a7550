import { useEffect, useEffectEvent } from 'react'
import type { Note } from '../../../src/contract'

/** Milliseconds of rest before the note saves itself (WN-01). */
const REST_MS = 2_000

/** Saves what is typed once the typing rests, and when the network is back. */
export function useSaveAfterRest(typed: string | null, base: Note, saveNow: () => void): void {
  const save = useEffectEvent(saveNow)

  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(() => save(), REST_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is typed is saved again once it stands on another note
  }, [typed, base])

  useEffect(() => {
    const onOnline = () => save()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
}
