import type { RefObject } from 'react'

/** CSS pixels that a mouse moves before it drags rather than clicks. */
const MOUSE_SLACK_PX = 5
/** A finger rests so long before it drags rather than scrolls, and wanders no further meanwhile. */
const LONG_PRESS_MS = 260
const TOUCH_SLACK_PX = 8
/** Where the ghost is seen from the pointer, CSS pixels. */
const GHOST_OFFSET = { x: 12, y: 8 }

interface Point {
  readonly x: number
  readonly y: number
}

export interface DragOptions<Target> {
  readonly board: RefObject<HTMLElement | null>
  /** What is seen at the pointer. */
  readonly ghost: RefObject<HTMLElement | null>
  /** Where a card would land that is let go at a point. */
  readonly targetAt: (board: HTMLElement, point: Point) => Target | null
  readonly isSame: (one: Target | null, other: Target | null) => boolean
  /** Scrolls what the point is near the edge of; called once a frame. */
  readonly scroll: (board: HTMLElement, point: Point) => void
  /** Answers whether there is such a card. */
  readonly onStart: (cardId: number) => boolean
  readonly onOver: (target: Target | null) => void
  readonly onDrop: (target: Target | null) => void
  readonly onCancel: () => void
}

interface Press {
  readonly pointerId: number
  readonly isTouch: boolean
  readonly cardId: number
  readonly x: number
  readonly y: number
}

export interface CardDrag<Target> {
  update(options: DragOptions<Target>): void
  press(press: Press): void
  move(x: number, y: number): void
  /** Answers whether there was a drag. */
  release(): boolean
  cancel(): void
  isDragging(): boolean
  isPressedByTouch(): boolean
}

/** From the press on a card to its drop. While a drag runs nothing is told but a change of target; the ghost is moved directly. */
export function createCardDrag<Target>(initial: DragOptions<Target>): CardDrag<Target> {
  let options = initial
  let press: Press | null = null
  let drag: { x: number; y: number; over: Target | null } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  function start(x: number, y: number): void {
    const element = options.board.current
    if (!press || !element || !options.onStart(press.cardId)) return stop()
    drag = { x, y, over: null }
    element.setPointerCapture(press.pointerId)
    if (press.isTouch) navigator.vibrate?.(10)
    frame = requestAnimationFrame(step)
  }

  // Once a frame, so that scrolling at an edge goes on while the pointer rests.
  function step(): void {
    const element = options.board.current
    if (!drag || !element) return
    const preview = options.ghost.current
    if (preview) preview.style.translate = `${drag.x + GHOST_OFFSET.x}px ${drag.y + GHOST_OFFSET.y}px`
    options.scroll(element, drag)
    const target = options.targetAt(element, drag)
    if (!options.isSame(target, drag.over)) {
      drag.over = target
      options.onOver(target)
    }
    frame = requestAnimationFrame(step)
  }

  function stop(): void {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    press = null
    drag = null
  }

  return {
    update(next) {
      options = next
    },
    press(next) {
      press = next
      if (next.isTouch) timer = setTimeout(start, LONG_PRESS_MS, next.x, next.y)
    },
    move(x, y) {
      if (drag) Object.assign(drag, { x, y })
      if (!press || drag) return
      const distance = Math.hypot(x - press.x, y - press.y)
      if (press.isTouch && distance > TOUCH_SLACK_PX) stop()
      else if (!press.isTouch && distance > MOUSE_SLACK_PX) start(x, y)
    },
    release() {
      const ended = drag
      const element = options.board.current
      // Where the pointer is: a quick hand is ahead of the last frame.
      const target = ended && element && options.targetAt(element, ended)
      stop()
      if (ended) options.onDrop(target)
      return ended !== null
    },
    cancel() {
      const wasDragging = drag !== null
      stop()
      if (wasDragging) options.onCancel()
    },
    isDragging: () => drag !== null,
    isPressedByTouch: () => press?.isTouch ?? false,
  }
}
