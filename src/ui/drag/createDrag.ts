import type { RefObject } from 'react'
import type { Point } from './points'

/** CSS pixels that a pointer moves before it drags rather than clicks. */
const SLACK_PX = 5
/** A finger rests so long on a surface before it drags rather than scrolls, and wanders no further meanwhile. */
const LONG_PRESS_MS = 260
const TOUCH_SLACK_PX = 8
/** Where the ghost is seen from the pointer, CSS pixels. */
const GHOST_OFFSET = { x: 12, y: 8 }

export interface DragOptions<Target> {
  /** Holds all that can be dragged, and all targets. */
  readonly frame: RefObject<HTMLElement | null>
  /** What is seen at the pointer. */
  readonly ghost?: RefObject<HTMLElement | null>
  /** Things are dragged by handles, which are for nothing else: a finger need not rest on them. */
  readonly byHandle?: boolean
  readonly slackPx?: number
  /** Where a thing would land that is let go at a point. */
  readonly targetAt: (frame: HTMLElement, point: Point, id: number) => Target | null
  readonly isSame: (one: Target | null, other: Target | null) => boolean
  /** Scrolls what the point is near the edge of; called once a frame. */
  readonly scroll?: (frame: HTMLElement, point: Point) => void
  /** Answers whether there is such a thing. */
  readonly onStart: (id: number) => boolean
  readonly onOver: (target: Target | null) => void
  readonly onDrop: (target: Target | null, id: number) => void
  readonly onCancel: () => void
}

interface Press extends Point {
  readonly pointerId: number
  readonly isTouch: boolean
  readonly id: number
}

export interface Drag<Target> {
  update(options: DragOptions<Target>): void
  press(press: Press): void
  move(x: number, y: number): void
  /** Answers whether there was a drag. */
  release(): boolean
  cancel(): void
  isDragging(): boolean
  isPressedByTouch(): boolean
}

/** From the press on a thing to its drop. While a drag runs nothing is told but a change of target; the ghost is moved directly. */
export function createDrag<Target>(initial: DragOptions<Target>): Drag<Target> {
  let options = initial
  let press: Press | null = null
  let drag: { id: number; x: number; y: number; over: Target | null } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let animation = 0

  const rests = ({ isTouch }: Press) => isTouch && !options.byHandle

  function start(x: number, y: number): void {
    const element = options.frame.current
    if (!press || !element || !options.onStart(press.id)) return stop()
    drag = { id: press.id, x, y, over: null }
    element.setPointerCapture(press.pointerId)
    if (rests(press)) navigator.vibrate?.(10)
    animation = requestAnimationFrame(step)
  }

  // Once a frame, so that scrolling at an edge goes on while the pointer rests.
  function step(): void {
    const element = options.frame.current
    if (!drag || !element) return
    const preview = options.ghost?.current
    if (preview) preview.style.translate = `${drag.x + GHOST_OFFSET.x}px ${drag.y + GHOST_OFFSET.y}px`
    options.scroll?.(element, drag)
    const target = options.targetAt(element, drag, drag.id)
    if (!options.isSame(target, drag.over)) {
      drag.over = target
      options.onOver(target)
    }
    animation = requestAnimationFrame(step)
  }

  function stop(): void {
    clearTimeout(timer)
    cancelAnimationFrame(animation)
    press = null
    drag = null
  }

  return {
    update(next) {
      options = next
    },
    press(next) {
      press = next
      if (rests(next)) timer = setTimeout(start, LONG_PRESS_MS, next.x, next.y)
      // A handle is small: the first move may already be beside it.
      if (options.byHandle) options.frame.current?.setPointerCapture(next.pointerId)
    },
    move(x, y) {
      if (drag) Object.assign(drag, { x, y })
      if (!press || drag) return
      const distance = Math.hypot(x - press.x, y - press.y)
      if (!rests(press) && distance > (options.slackPx ?? SLACK_PX)) start(x, y)
      else if (rests(press) && distance > TOUCH_SLACK_PX) stop()
    },
    release() {
      const ended = drag
      const element = options.frame.current
      // Where the pointer is: a quick hand is ahead of the last frame.
      const target = ended && element && options.targetAt(element, ended, ended.id)
      stop()
      if (ended) options.onDrop(target, ended.id)
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
