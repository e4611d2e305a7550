/** Pixels that stay free beside the entry, so that it is seen that the list goes on. */
const ROOM_PX = 24

/** A `ref` for the entry of the page, which brings it into view where the navigation scrolls by itself. The page stays where it is. */
export function showEntry(entry: HTMLElement | null): void {
  const navigation = entry?.closest('nav')
  if (!entry || !navigation) return
  const frame = navigation.getBoundingClientRect()
  const { top, bottom } = entry.getBoundingClientRect()
  const end = Math.min(frame.bottom, innerHeight)
  navigation.scrollTop += Math.min(0, top - frame.top - ROOM_PX) || Math.max(0, bottom - end + ROOM_PX)
}
