import { useCallback, useState, useSyncExternalStore } from 'react'
import { useKeptHere } from '../../store'
import { readDraft, writeDraft } from './drafts'

interface ShownText {
  text: string
  readonly listeners: Set<() => void>
}

/** Texts that are shown now: also where the browser keeps nothing. */
const shown = new Map<string, ShownText>()

/** Changes a kept text, wherever it is shown by then. */
function changeText(key: string, change: (now: string) => string): void {
  const one = shown.get(key)
  const next = change(one?.text ?? readDraft(key) ?? '')
  writeDraft(key, next || null)
  if (!one) return
  one.text = next
  for (const listener of one.listeners) listener()
}

/** A text that is kept while it is typed and found again, and how it changes: also from who has left and had it sent. */
export function useKeptText(key: string): readonly [text: string, change: (change: (now: string) => string) => void] {
  const [found] = useState(() => readDraft(key) ?? '')
  const follow = useCallback(
    (listener: () => void) => {
      const one = shown.get(key) ?? { text: readDraft(key) ?? found, listeners: new Set() }
      shown.set(key, one)
      one.listeners.add(listener)
      return () => {
        one.listeners.delete(listener)
        if (one.listeners.size === 0) shown.delete(key)
      }
    },
    [key, found],
  )
  const text = useSyncExternalStore(follow, () => shown.get(key)?.text ?? found)
  useKeptHere(text.trim() !== '')
  const change = useCallback((next: (now: string) => string) => changeText(key, next), [key])
  return [text, change]
}
