import { useEffect, useEffectEvent } from 'react'
import { useLetterKeys } from './useLetterKeys'

interface Walk {
  readonly previous: number | null
  readonly next: number | null
  readonly onOpen: (id: number) => void
}

/** `[` and `]` go through websites as they follow each other. */
export function useWalkKeys({ previous, next, onOpen }: Walk): void {
  const { mutes } = useLetterKeys()
  const walk = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event
      .composedPath()
      .some((part) => part instanceof Element && part.matches('input, textarea, select, dialog, [role=menu]'))
    const id = event.key === '[' ? previous : event.key === ']' ? next : null
    if (id === null || isTyping || event.ctrlKey || event.metaKey || mutes(event)) return
    event.preventDefault()
    onOpen(id)
  })
  useEffect(() => {
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [])
}
