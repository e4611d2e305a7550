import { useCallback } from 'react'
import { useMessages } from '../../i18n'

/** Keys that are called otherwise on the keyboards of each language. */
const TEXTS: Readonly<Record<string, string>> = {
  Ctrl: 'key.ctrl',
  Shift: 'key.shift',
  Enter: 'key.enter',
  Space: 'key.space',
  Esc: 'key.esc',
}

/** On Apple's keyboards ⌘ does what Ctrl does elsewhere. */
const APPLE: Readonly<Record<string, string>> = { Ctrl: '⌘', Shift: '⇧', Enter: '↩' }

/** Names keys as they stand on this person's keyboard: `Ctrl K` is `Strg K` in German, and `⌘ K` on a Mac. */
export function useKeyNames(): (keys: string) => string {
  const t = useMessages()
  return useCallback(
    (keys) => {
      const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
      const nameOf = (key: string): string => (isApple && APPLE[key]) || (TEXTS[key] ? t(TEXTS[key]) : key)
      return keys.split(' ').map(nameOf).join(' ')
    },
    [t],
  )
}
