import { type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Turns } from './createTurns'
import { firstFrame, moved, topShowing, type View, within } from './frame'
import { measureItems } from './measureItems'
import type { MeasuredOffsets } from './measuredOffsets'
import { usePrinting } from '../../usePrinting'
import type { Offsets } from './Offsets'

interface Shared {
  readonly scroller: RefObject<HTMLElement | null>
  /** CSS pixels that the scroller is taken for until it is measured. */
  readonly guessHeight: () => number
  /** Whoever waits for a frame with time left hears of what scrolling takes. */
  readonly turns?: Turns | undefined
  /** Items above and below those in view. */
  readonly overscan: number
}

type Options = Shared &
  (
    | { readonly offsets: Offsets; readonly list?: undefined }
    /** Whose children with a `data-index` are measured; they stand one after the other between what `before` and `after` say. */
    | { readonly offsets: MeasuredOffsets; readonly list: RefObject<HTMLElement | null> }
  )

/**
 * Which of thousands of items are in or near view; on paper all of them. What is rendered is laid out by the browser, one item after the other:
 * an item of another height than thought needs no rendering, and only the list is observed, which is then of another height, too.
 */
export function useWindow({ scroller, list, offsets, guessHeight, overscan, turns }: Options) {
  const [frame, setFrame] = useState(() => firstFrame(offsets, guessHeight()))

  const look = useCallback(
    (element: HTMLElement) => {
      const view = viewOf(element)
      setFrame((before) => moved(before, offsets, view, overscan))
    },
    [offsets, overscan],
  )

  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measureAndLook = () => {
      if (list?.current) measureItems(list.current, element, offsets)
      look(element)
    }
    // In the frame that scrolls, so that nobody sees a gap.
    const draw = () => flushSync(measureAndLook)
    const onScroll = () => (turns ? turns.scroll(draw) : draw())
    element.addEventListener('scroll', onScroll, { passive: true })
    // It tells at first, too: where heights differ, other items are in view in another order.
    const observer = new ResizeObserver(measureAndLook)
    observer.observe(element)
    if (list?.current) observer.observe(list.current, { box: 'border-box' })
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [scroller, list, offsets, look, turns])

  const isPrinting = usePrinting()
  const { first, end } = isPrinting ? { first: 0, end: offsets.count } : within(frame, offsets.count)
  return {
    indexes: Array.from({ length: end - first }, (_, place) => first + place),
    shift: frame.shift,
    /** CSS pixels above and below. */
    before: offsets.startOf(first),
    after: offsets.startOf(offsets.count) - offsets.startOf(end),
    /** Has an item rendered, and scrolls no further than it takes. */
    scrollTo(index: number) {
      const element = scroller.current
      if (!element) return
      scrollToTop(element, topShowing(offsets, index, viewOf(element)))
      look(element)
    },
  }
}

function scrollToTop(element: HTMLElement, top: number): void {
  element.scrollTop = top
}

const viewOf = ({ scrollTop, clientHeight }: HTMLElement): View => ({ top: scrollTop, height: clientHeight })
