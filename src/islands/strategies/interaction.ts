import type { Strategy } from './types'

const EVENTS = ['click', 'keydown', 'focusin'] as const
/** Keys that only pass by or modify other keys. */
const PASSING_KEYS = new Set(['Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'])

/**
 * With the first click, key or focus on the server's markup. It is replayed on the island; until then the markup's own reaction is held back,
 * because a second meaning of the same click would be a surprise.
 */
export const interaction: Strategy = (host, run) => {
  let first: Event | undefined
  let running = false

  const take = (event: Event) => {
    if (!isMeant(event)) return
    if (event.type !== 'focusin') event.preventDefault()
    if (!first || first.type === 'focusin') first = event
    if (running) return
    running = true
    run()
  }
  for (const type of EVENTS) host.addEventListener(type, take, { capture: true })

  const cancel = () => {
    for (const type of EVENTS) host.removeEventListener(type, take, { capture: true })
  }
  return {
    cancel,
    takeEvent() {
      cancel()
      return first
    },
  }
}

/** Clicks and keys with a modifier are for the browser: open in a new tab, copy, find. */
function isMeant(event: Event): boolean {
  if (event instanceof KeyboardEvent || event instanceof MouseEvent) if (event.ctrlKey || event.metaKey || event.altKey) return false
  return !(event instanceof KeyboardEvent && PASSING_KEYS.has(event.key))
}
