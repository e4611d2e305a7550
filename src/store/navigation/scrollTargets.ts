import { SCROLL_OFFSET_PX } from '../../model'

/** A page that takes longer to come has been read in the meantime. */
const ARRIVAL_MS = 5_000
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

const targets = new Map<string, HTMLElement>()

/**
 * Makes an element a place that links with a hash lead to, until the returned function is called: browsers look for ids in the document only,
 * not in the islands. Whoever has arrived with that hash is brought there at once.
 */
export function registerScrollTarget(anchor: string, element: HTMLElement): () => void {
  targets.set(anchor, element)
  const isAsked = () => targets.get(anchor) === element && location.hash === `#${anchor}`
  if (isAsked()) afterPaint(() => isAsked() && arriveAt(element))
  return () => {
    if (targets.get(anchor) === element) targets.delete(anchor)
  }
}

/** Whether a link with this hash leads somewhere now. */
export const isScrollTarget = (anchor: string): boolean => targets.has(anchor) || document.getElementById(anchor) !== null

/** Scrolls to a place of the page, or to the server's element of that id, and moves the focus to its heading. A missing one only warns (spec 8). */
export function scrollToAnchor(anchor: string, offset = SCROLL_OFFSET_PX): void {
  const target = targets.get(anchor) ?? document.getElementById(anchor)
  if (target) bringTo(target, offset, matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
  else console.warn(`partner-islands: there is no "${anchor}" on this page to scroll to`)
}

/** What has grown is seen where it is before anything scrolls: in one step the end of the page would jump through the window. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

/** While a page comes it may be too short for the target to get to its place: it goes on there as the page grows, unless its reader moves on. */
function arriveAt(target: HTMLElement): void {
  bringTo(target, SCROLL_OFFSET_PX, 'instant')
  const growth = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant', block: 'start' }))
  const reader = new AbortController()
  const rest = () => {
    growth.disconnect()
    reader.abort()
  }
  for (const move of MOVES) addEventListener(move, rest, { signal: reader.signal, capture: true, passive: true })
  setTimeout(rest, ARRIVAL_MS)
  growth.observe(document.documentElement)
}

function bringTo(target: HTMLElement, offset: number, behavior: ScrollBehavior): void {
  // A margin, and not a position, so that the page's own scroll padding for a fixed header counts on top.
  target.style.scrollMarginBlockStart = `${offset}px`
  target.scrollIntoView({ behavior, block: 'start' })
  const heading = target.querySelector<HTMLElement>('h1, h2, h3, h4') ?? target
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
