import type { Command, Offer } from './Command'

export interface Commands {
  /** Lets the palette open, and offers what there is to do, until the returned function is called. */
  readonly offer: (offer: Offer) => () => void
  /** What can be done now, the newest offer first. An offer that fails leaves the others. */
  readonly all: () => Promise<readonly Command[]>
}

/** Calls `open` for Ctrl+K and ⌘+K as long as anything is offered. With Ctrl or ⌘ it is no single key, so the switch for those leaves it alone. */
export function createCommands(open: () => void): Commands {
  const offers = new Set<Offer>()
  const onKeyDown = (event: KeyboardEvent) => {
    // With Shift or Alt it is the browser's or somebody else's: then the letter is another one.
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
    event.preventDefault()
    open()
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
