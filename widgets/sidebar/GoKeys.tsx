import { useEffect, useEffectEvent } from 'react'
import { VIEW_KEYS } from '../../src/model'
import { useLetterKeys, usePageStore } from '../../src/store'
import type { Entry } from './Entry'

/** Milliseconds in which the second key has to follow. */
const PAIR_MS = 1_000
/** They have letters for themselves. */
const TYPED_IN = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=menu]'

/** `g` and the letter of an entry lead there, whatever screen is beside the sidebar (defaults 5.12). */
export default function GoKeys({ entries }: { entries: readonly Entry[] }) {
  const { navigation } = usePageStore()
  const { mutes } = useLetterKeys()
  const go = useEffectEvent((event: KeyboardEvent) => {
    const name = VIEW_KEYS[event.key]
    const isTyped = event.composedPath().some((part) => part instanceof Element && part.matches(TYPED_IN))
    if (!entries.some((entry) => entry.name === name) || !name) return
    if (isTyped || event.ctrlKey || event.metaKey || event.altKey || mutes(event)) return
    event.preventDefault()
    // The letter alone means something else to the row that has the focus.
    event.stopPropagation()
    navigation.toView(name)
  })

  useEffect(() => {
    let pressedAt = -PAIR_MS
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.timeStamp - pressedAt < PAIR_MS) go(event)
      pressedAt = event.key === 'g' ? event.timeStamp : -PAIR_MS
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
  return null
}
