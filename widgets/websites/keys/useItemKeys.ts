import type { KeyboardEvent } from 'react'
import type { Website } from '../../../src/contract'
import { useIsland } from '../../../src/islands'
import { useWebsiteKeys } from '../../../src/parts/websiteChange'
import { latinKey } from '../../../src/store'
import type { SelectionState } from '../selection/useSelection'

interface Options {
  readonly selection: SelectionState
  readonly onPeek: (id: number) => void
}

interface FocusedWebsite {
  readonly website: Website
  /** What holds the website on the screen: a card, a row. */
  readonly element: HTMLElement
  /** The order around it, for selecting a range. */
  readonly order: readonly Website[]
}

/** The keys of the website that has the focus, be it a card or a row (defaults 5.12). The function answers whether a key was one. */
export function useItemKeys({ selection, onPeek }: Options): (event: KeyboardEvent, on: FocusedWebsite) => boolean {
  const { root } = useIsland()
  const onWebsiteKey = useWebsiteKeys()

  return (event, { website, element, order }) => {
    const key = latinKey(event)
    const websites = selection.ids.has(website.id) ? selection.websites : [website]
    const isHandled = onWebsiteKey(key, {
      website,
      websites,
      // What is opened for several changes all of them.
      element: () => (websites.length > 1 ? root.querySelector('[data-bulk]:has([data-key])') : null) ?? element,
    })
    return isHandled || onOwnKey(key, event.shiftKey, { website, element, order })
  }

  function onOwnKey(key: string, isShifted: boolean, { website, element, order }: FocusedWebsite): boolean {
    switch (key) {
      case 'Enter': {
        const link = element.querySelector('a')
        link?.click()
        return link !== null
      }
      case 'Escape':
        selection.clear()
        return selection.ids.size > 0
      case 'x':
      case 'X':
        selection.toggle(website, isShifted ? order : undefined)
        return true
      case 'o':
      case ' ':
        onPeek(website.id)
        return true
      default:
        return false
    }
  }
}
