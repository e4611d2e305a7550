import { type KeyboardEvent, useRef } from 'react'

const TYPEAHEAD_MS = 500
const NOTHING_TYPED = { text: '', at: 0 }

/** Moves focus among the items of a menu. */
export function useMenuKeys(onLeave: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef(NOTHING_TYPED)

  return (event) => {
    const items = itemsOf(event.currentTarget)
    const current = items.findIndex((item) => item === event.target)
    const to = (index: number) => {
      event.preventDefault()
      focusItem(event.currentTarget, index)
    }
    if (!isLetter(event)) typed.current = NOTHING_TYPED
    switch (event.key) {
      case 'ArrowDown':
        return to(current + 1)
      case 'ArrowUp':
        return to(current < 0 ? -1 : current - 1)
      case 'Home':
        return to(0)
      case 'End':
        return to(-1)
      case 'Escape':
        event.preventDefault()
        event.stopPropagation()
        return onLeave()
      case 'Tab':
        return onLeave()
    }
    if (!isLetter(event)) return
    const text = (isStale(typed.current.at) ? '' : typed.current.text) + event.key.toLocaleLowerCase()
    const from = text.length > 1 ? current : current + 1
    const match = [...items.slice(from), ...items.slice(0, from)].find((item) => labelOf(item).startsWith(text))
    // A space that finds nothing is meant for the item.
    if (event.key === ' ' && !match) return
    event.preventDefault()
    typed.current = { text, at: Date.now() }
    match?.focus()
  }
}

/** Focuses the item at an index; indexes wrap at both ends. */
export function focusItem(menu: HTMLElement, index: number): void {
  const items = itemsOf(menu)
  // Whose entries still load has the keys all the same.
  ;(items.at(index % items.length) ?? menu).focus()
}

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])'),
]
const labelOf = (item: HTMLElement): string => (item.textContent ?? '').trim().toLocaleLowerCase()
const isLetter = (event: KeyboardEvent): boolean => event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
const isStale = (at: number): boolean => Date.now() - at > TYPEAHEAD_MS
