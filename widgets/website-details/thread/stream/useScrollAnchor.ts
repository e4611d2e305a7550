import { type RefObject, useEffect, useRef, useState } from 'react'

/** Pixels from the end within which the reader counts as being at the end. */
const END_PX = 32
/** What comes before a scroll that somebody wants; a scroll bar is pressed too. */
const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

interface ScrollAnchor {
  /** The reader is not at the newest message. */
  readonly isAway: boolean
  readonly toEnd: () => void
  /** Brings an element to this distance from the upper edge, and keeps it there while what is above it changes. */
  readonly toElement: (element: HTMLElement, offset: number) => void
}

/**
 * Keeps what is read where it is: at the end, new messages push the older ones up; elsewhere the first visible row stays in its place, whatever
 * is loaded, drawn or left out above it. Browsers do the latter themselves, but not all, and not at the very top.
 */
export function useScrollAnchor(scroller: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): ScrollAnchor {
  const [isAway, setAway] = useState(false)
  const anchor = useRef<{ element: HTMLElement | null; top: number }>({ element: null, top: 0 })

  useEffect(() => {
    const box = scroller.current
    const inner = content.current
    if (!box || !inner) return undefined
    // Content that shrinks and grows moves what is shown too. Only the reader leaves the end.
    let isReading = false
    const onReader = () => {
      isReading = true
    }
    const onScroll = () => {
      if (isAtEnd(box)) isReading = false
      else if (!anchor.current.element && !isReading) return
      anchor.current = isAtEnd(box) ? { element: null, top: 0 } : firstVisible(box)
      setAway(!isAtEnd(box))
    }
    const hold = () => {
      const { element, top } = anchor.current
      if (!element) box.scrollTop = box.scrollHeight
      else if (element.isConnected) holdAt(box, element, top)
      else onScroll()
    }
    const observer = new ResizeObserver(hold)
    observer.observe(box)
    observer.observe(inner)
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    box.addEventListener('scroll', onScroll, options)
    for (const name of READER_EVENTS) box.addEventListener(name, onReader, options)
    return () => {
      observer.disconnect()
      listening.abort()
    }
  }, [scroller, content])

  return {
    isAway,
    toEnd: () => {
      const box = scroller.current
      anchor.current = { element: null, top: 0 }
      box?.scrollTo({ top: box.scrollHeight })
    },
    toElement: (element, offset) => {
      const box = scroller.current
      if (!box) return
      holdAt(box, element, offset)
      anchor.current = { element, top: topIn(box, element) }
    },
  }
}

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean => scrollHeight - scrollTop - clientHeight < END_PX

const topIn = (box: HTMLElement, element: HTMLElement): number => element.getBoundingClientRect().top - box.getBoundingClientRect().top

function holdAt(box: HTMLElement, element: HTMLElement, top: number): void {
  box.scrollTop += topIn(box, element) - top
}

function firstVisible(box: HTMLElement): { element: HTMLElement | null; top: number } {
  const edge = box.getBoundingClientRect().top
  const rows = box.querySelectorAll<HTMLElement>('[data-row]')
  for (const element of rows) {
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom > edge) return { element, top: top - edge }
  }
  return { element: null, top: 0 }
}
