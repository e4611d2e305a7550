import { useEffect, useEffectEvent } from 'react'
import { useLetterKeys } from './useLetterKeys'

interface Walk {
  /** Null where there is no way. */
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
}

/** `[` and `]` go through websites as they follow each other. */
export function useWalkKeys({ onPrevious, onNext }: Walk): void {
  const { mutes } = useLetterKeys()
  const walk = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event
      .composedPath()
      .some((part) => part instanceof Element && part.matches('input, textarea, select, dialog, [role=menu]'))
    const go = event.key === '[' ? onPrevious : event.key === ']' ? onNext : null
    if (go === null || isTyping || event.ctrlKey || event.metaKey || mutes(event)) return
    event.preventDefault()
    go()
  })
  useEffect(() => {
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [])
}
