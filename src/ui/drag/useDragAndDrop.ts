import { useRef, useState } from 'react'
import { useAnnounce } from '../feedback/LiveRegion'

/** Things that are held, by pointer or by keyboard. */
export interface Dragged<Thing, Target> {
  readonly by: 'pointer' | 'keyboard'
  /** The one that was taken. */
  readonly taken: Thing
  readonly things: readonly Thing[]
  readonly over: Target | null
}

interface Options<Thing, Target> {
  /** What is said while they are held; of what the pointer passes nothing is. */
  readonly say: {
    readonly lifted: (held: Dragged<Thing, Target>) => string
    readonly over: (target: Target, held: Dragged<Thing, Target>) => string | null
    readonly stays: string
    readonly cancelled: string
  }
  /** Answers whether anything changes. */
  readonly onDrop: (held: Dragged<Thing, Target>, target: Target) => boolean
}

/** Holding things and letting them go, the same for pointer and keyboard. */
export function useDragAndDrop<Thing, Target>({ say, onDrop }: Options<Thing, Target>) {
  const announce = useAnnounce()
  const [held, setHeld] = useState<Dragged<Thing, Target> | null>(null)
  // A quick hand lets go before what it took has been drawn.
  const latest = useRef(held)
  const hold = (next: typeof held) => {
    latest.current = next
    setHeld(next)
  }

  const over = (target: Target | null) => {
    const before = latest.current
    hold(before && { ...before, over: target })
    const text = before?.by === 'keyboard' && target !== null ? say.over(target, before) : null
    if (text) announce(text, 'assertive')
  }
  const drop = (target: Target | null) => {
    const dropped = latest.current
    hold(null)
    if (!dropped || target === null || !onDrop(dropped, target)) announce(say.stays)
  }
  const cancel = () => {
    hold(null)
    announce(say.cancelled, 'assertive')
  }
  return {
    held,
    lift(by: 'pointer' | 'keyboard', taken: Thing, things: readonly Thing[], start: Target | null) {
      const next = { by, taken, things, over: start }
      hold(next)
      if (by === 'keyboard') announce(say.lifted(next), 'assertive')
    },
    over,
    drop,
    cancel,
    /** Escape, Space, Enter and what leads from one target to the next. Tab goes on; every other key is for what is held. */
    onKey(key: string, next: (from: Target) => Target | null): boolean {
      const from = latest.current?.over ?? null
      if (from === null) return false
      if (key === 'Escape') cancel()
      else if (key === ' ' || key === 'Enter') drop(from)
      else {
        const target = next(from)
        if (target !== null) over(target)
      }
      return key !== 'Tab'
    },
  }
}

export type DragAndDrop<Thing, Target> = ReturnType<typeof useDragAndDrop<Thing, Target>>
