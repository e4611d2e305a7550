import type { KeyboardEvent, RefObject } from 'react'
import type { Website } from '../../../src/contract'
import { useWebsiteKeys } from '../../../src/parts/websiteChange'
import { isCombination, isTyped, latinKey, useMutes } from '../../../src/store'

interface Options {
  readonly panel: RefObject<HTMLElement | null>
  readonly note: RefObject<HTMLTextAreaElement | null>
  readonly website: Website
  readonly onClose: () => void
}

/** The keys inside of the peek: the letters of a card, `c` for a note, `r` for an answer, and what has opened it closes it. */
export function usePeekKeys({ panel, note, website, onClose }: Options): (event: KeyboardEvent) => void {
  const mutes = useMutes()
  const onWebsiteKey = useWebsiteKeys()

  return (event) => {
    const { nativeEvent } = event
    if (event.defaultPrevented || nativeEvent.isComposing || isCombination(event) || mutes(event)) return
    const key = latinKey(event)
    // From its fields, too.
    const isHandled = key === 'Escape' ? close() : !isTyped(nativeEvent) && onKey(key, event.target === panel.current)
    if (isHandled) event.preventDefault()
  }

  function close(): boolean {
    onClose()
    return true
  }

  function press(selector: string): boolean {
    const element = panel.current?.querySelector<HTMLElement>(selector)
    element?.click()
    return element != null
  }

  function onKey(key: string, isOnPanel: boolean): boolean {
    // Links and buttons have these for themselves.
    if (key === 'Enter') return isOnPanel && press('h2 a')
    if (key === ' ') return isOnPanel && close()
    switch (key) {
      case 'o':
        return close()
      case 'c':
        note.current?.focus()
        return note.current !== null
      case 'r':
        return press('[data-key=r]')
      default:
        return onWebsiteKey(key, { website, websites: [website], element: () => panel.current })
    }
  }
}
