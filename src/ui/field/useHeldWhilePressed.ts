import { useState } from 'react'

/**
 * The value as it was when `hold` was called on a press, until the pointer is let go: with another answer between press and release, the
 * click would fall on what is under the pointer by then, or on nothing.
 */
export function useHeldWhilePressed<T>(value: T): [held: T, hold: () => void] {
  const [pressed, setPressed] = useState<{ readonly value: T } | null>(null)
  const hold = () => {
    setPressed({ value })
    const released = new AbortController()
    const release = () => {
      released.abort()
      // The click comes right after.
      setTimeout(() => setPressed(null))
    }
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { signal: released.signal })
  }
  return [pressed ? pressed.value : value, hold]
}
