import { isTyped } from '../isTyped'
import { latinKey } from '../keys/latinKey'
import type { Command, Offer } from './Command'
import type { PalettePart } from './openPalette'

export interface Commands {
  /** Lets the palette open, and offers what there is to do, until the returned function is called. */
  readonly offer: (offer: Offer) => () => void
  /** What can be done now, the newest offer first. An offer that fails leaves the others. */
  readonly all: () => Promise<readonly Command[]>
}

interface Options {
  readonly open: (part: PalettePart) => void
  /** Whether somebody is signed in. */
  readonly hasUser: () => boolean
  /** Whether keys act without Ctrl. */
  readonly hasLetterKeys: () => boolean
}

/**
 * Opens the palette for Ctrl+K and ⌘+K, and the sheet of all keys for `?`, as long as anything is offered to somebody who is
 * signed in. With Ctrl or ⌘ it is no single key, so the switch for those leaves it alone.
 */
export function createCommands({ open, hasUser, hasLetterKeys }: Options): Commands {
  const offers = new Set<Offer>()
  const partOf = (event: KeyboardEvent): PalettePart | null => {
    if (!hasUser()) return null
    // With Shift or Alt it is the browser's or somebody else's: then the letter is another one.
    if (event.ctrlKey || event.metaKey) return latinKey(event) === 'k' ? 'commands' : null
    return event.key === '?' && hasLetterKeys() && !isTyped(event) ? 'keys' : null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const part = partOf(event)
    if (part === null || event.defaultPrevented) return
    event.preventDefault()
    open(part)
  }
  return {
    offer(offer) {
      offers.add(offer)
      // Adding the same listener again does nothing.
      document.addEventListener('keydown', onKeyDown)
      return () => {
        offers.delete(offer)
        if (offers.size === 0) document.removeEventListener('keydown', onKeyDown)
      }
    },
    async all() {
      const lists = await Promise.allSettled([...offers].toReversed().map(async (offer) => offer()))
      return lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
    },
  }
}
