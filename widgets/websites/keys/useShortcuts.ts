import { useEffect, useEffectEvent } from 'react'
import type { ViewMode } from '../../../src/model'

const MODE_KEYS: Readonly<Record<string, ViewMode>> = { b: 'kanban', l: 'list', m: 'compact', g: 'gallery', c: 'calendar' }

/** Milliseconds in which the second key of a pair has to follow. */
const PAIR_MS = 1_000

interface Acts {
  /** Keys without Ctrl act only if the user has not switched them off (WCAG 2.1.4). */
  readonly isOn: boolean
  readonly onSheet: () => void
  readonly onSearch: () => void
  readonly onUndo: () => void
  readonly onMode: (mode: ViewMode) => void
}

/** The keys that act wherever the focus is, except where somebody types. */
export function useShortcuts(acts: Acts): void {
  const act = useEffectEvent((event: KeyboardEvent, pair: string) => {
    const { key } = event
    if (!acts.isOn || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return false
    const mode = pair === 'v' ? MODE_KEYS[key] : undefined
    if (mode) return done(event, () => acts.onMode(mode))
    if (key === '?') return done(event, acts.onSheet)
    if (key === '/') return done(event, acts.onSearch)
    return key === 'z' && !event.defaultPrevented ? done(event, acts.onUndo) : false
  })

  useEffect(() => {
    let pair = ''
    let pressedAt = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const isHandled = act(event, Date.now() - pressedAt < PAIR_MS ? pair : '')
      pair = isHandled ? '' : event.key
      pressedAt = Date.now()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function done(event: KeyboardEvent, run: () => void): boolean {
  event.preventDefault()
  run()
  return true
}

/** In a field, or in a menu or dialog, which have keys of their own. */
function isTyping(event: KeyboardEvent): boolean {
  return event
    .composedPath()
    .some((part) => part instanceof Element && part.matches('input, textarea, select, [contenteditable], dialog, [role=menu]'))
}
