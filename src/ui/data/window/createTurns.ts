import { flushSync } from 'react-dom'

/** Milliseconds of a frame that rows may take; on a slow machine a single one takes longer. */
const FRAME_MS = 8

export type Turns = ReturnType<typeof createTurns>

/**
 * Rows that come into view while a list is scrolled show at once what they are called; the rest of each follows as frames have time for it, so
 * that the list goes on scrolling. What is shown first, before anybody scrolls, does not wait.
 */
export function createTurns() {
  const waiting = new Set<() => void>()
  let isScrolled = false
  let spentMs = 0
  let frame: number | undefined

  function serve(): void {
    frame = undefined
    const start = performance.now() - spentMs
    spentMs = 0
    for (const take of waiting) {
      if (performance.now() - start > FRAME_MS) break
      waiting.delete(take)
      flushSync(take)
    }
    next()
  }
  function next(): void {
    if (waiting.size > 0) frame ??= requestAnimationFrame(serve)
  }

  return {
    /** Whether a row that comes now has to wait. */
    hasToWait: (): boolean => isScrolled,
    /** Calls back when it is the row's turn. Answers how to leave the queue. */
    wait(take: () => void): () => void {
      waiting.add(take)
      next()
      return () => void waiting.delete(take)
    },
    /** Does what has to be done in the frame that scrolls; if that takes long, nobody has a turn in it. */
    scroll(act: () => void): void {
      const start = performance.now()
      isScrolled = true
      act()
      spentMs += performance.now() - start
    },
  }
}
