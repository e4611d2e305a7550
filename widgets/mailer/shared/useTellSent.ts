import { useEffect, useEffectEvent } from 'react'
import type { Draft } from './Draft'

type OnSent = (sent: Draft) => Draft | null

/** Who writes on the page, by what their drafts are kept under. */
const writers = new Map<string, OnSent>()

/** Tells who writes under the key that its draft was sent: it may have been left and opened again meanwhile. */
export function useTellSent(key: string, onSent: OnSent): OnSent {
  const hear = useEffectEvent(onSent)
  useEffect(() => {
    const writer: OnSent = (sent) => hear(sent)
    writers.set(key, writer)
    return () => void (writers.get(key) === writer && writers.delete(key))
  }, [key])
  return (sent) => (writers.get(key) ?? onSent)(sent)
}
