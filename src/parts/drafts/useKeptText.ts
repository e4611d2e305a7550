import { useCallback, useLayoutEffect, useState } from 'react'
import { useKeptHere } from '../../store'
import { readDraft, writeDraft } from './drafts'

interface ShownText {
  text: string
  readonly listeners: Set<(text: string) => void>
}

/** Texts that are shown now: also where the browser keeps nothing. */
const shown = new Map<string, ShownText>()

const textOf = (key: string): string => shown.get(key)?.text ?? readDraft(key) ?? ''

/** Changes a kept text, wherever it is shown by then. */
function changeText(key: string, change: (now: string) => string): void {
  const next = change(textOf(key))
  writeDraft(key, next || null)
  const one = shown.get(key)
  if (!one) return
  one.text = next
  for (const listener of one.listeners) listener(next)
}

/** A text that is kept while it is typed and found again, and how it changes: also from who has left and had it sent. */
export function useKeptText(key: string): readonly [text: string, change: (change: (now: string) => string) => void] {
  const [text, show] = useState(() => textOf(key))
  // A field can have the focus, and letters, long before an effect runs that comes after the paint: they would be lost.
  useLayoutEffect(() => {
    const one = shown.get(key) ?? { text: textOf(key), listeners: new Set() }
    shown.set(key, one)
    one.listeners.add(show)
    // oxlint-disable-next-line react/set-state-in-effect -- what was written elsewhere since it was drawn
    show(one.text)
    return () => {
      one.listeners.delete(show)
      if (one.listeners.size === 0) shown.delete(key)
    }
  }, [key])
  useKeptHere(text.trim() !== '')
  const change = useCallback((next: (now: string) => string) => changeText(key, next), [key])
  return [text, change]
}
