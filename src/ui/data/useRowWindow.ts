import { type FocusEvent, type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** CSS pixels, as the style sheet has it: rows of one height need no measuring. */
export const ROW_PX = 56
export const COMPACT_ROW_PX = 36
/** Rows above and below those in view. */
const OVERSCAN = 3
/** What a table leaves of the window, and the least it takes, as the style sheet has them: its height before it is measured. */
const AROUND_PX = 230
const LEAST_PX = 320

interface Range {
  /** The first row to render, and the one after the last. */
  readonly first: number
  readonly end: number
}

/** What of a table is in view, in CSS pixels. */
interface View {
  readonly top: number
  readonly height: number
  readonly rowPx: number
}

interface Frame extends Range {
  /** What an index has to lose to be a slot. */
  readonly shift: number
}

/** The row that has the focus keeps its elements, wherever it is. */
interface HeldRow {
  readonly key: string | number
  readonly slot: Slot
}

type Slot = number | 'spare'

/**
 * Which of thousands of rows are in or near view, and the slot each is rendered in. Rows that scroll by one by one come and go; after a leap,
 * or in another order, other rows are shown in the elements that are there, which is far quicker than making new ones. Rows of one height need
 * no measuring: TanStack Virtual, which the cards of the board have for theirs, takes a third more CPU to show 10,000 rows, and two thirds more
 * for a leap.
 */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, keys: readonly (string | number)[], rowPx: number) {
  const [frame, setFrame] = useState<Frame>(() => ({
    ...rangeAt({ top: 0, height: Math.max(innerHeight - AROUND_PX, LEAST_PX), rowPx }, 0),
    shift: 0,
  }))
  const [held, setHeld] = useState<HeldRow | null>(null)

  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const look = () => setFrame((before) => moved(before, { top: element.scrollTop, height: element.clientHeight, rowPx }))
    // In the frame that scrolls, so that nobody sees a gap.
    const onScroll = () => flushSync(look)
    element.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [scroller, rowPx])

  // A list that has become shorter is scrolled only after it is laid out.
  const end = Math.min(frame.end, keys.length)
  const first = Math.max(Math.min(frame.first, end - (frame.end - frame.first)), 0)

  const slotOf = (index: number): Slot => {
    const slot = index - frame.shift
    if (held && keys[index] === held.key) return held.slot
    return slot === held?.slot ? 'spare' : slot
  }

  return {
    indexes: Array.from({ length: end - first }, (_, place) => first + place),
    slotOf,
    /** CSS pixels above and below. */
    before: first * rowPx,
    after: (keys.length - end) * rowPx,
    onFocus({ target }: FocusEvent) {
      const id = target.closest('[data-id]')?.getAttribute('data-id')
      const index = keys.findIndex((key) => String(key) === id)
      const key = keys[index]
      if (key !== undefined && key !== held?.key) setHeld({ key, slot: slotOf(index) })
    },
  }
}

function rangeAt({ top, height, rowPx }: View, overscan: number): Range {
  return { first: Math.max(Math.floor(top / rowPx) - overscan, 0), end: Math.ceil((top + height) / rowPx) + overscan }
}

/** A leap is more than half of what is in view. After one, and where nobody has scrolled yet, what is in view is enough, and is there sooner. */
function moved(before: Frame, view: View): Frame {
  const inView = rangeAt(view, 0)
  // By their middles: what was rendered before may have more on both sides.
  const isLeap = Math.abs(inView.first + inView.end - before.first - before.end) > inView.end - inView.first
  const { first, end } = isLeap || view.top === 0 ? inView : rangeAt(view, OVERSCAN)
  if (first === before.first && end === before.end) return before
  return { first, end, shift: isLeap ? before.shift + first - before.first : before.shift }
}
