import type { Offsets } from './Offsets'

interface Range {
  /** The first item to render, and the one after the last. */
  readonly first: number
  readonly end: number
}

/** What of a list is in view, in CSS pixels. */
export interface View {
  readonly top: number
  readonly height: number
}

export interface Frame extends Range {
  /** What an index has to lose to be a slot. */
  readonly shift: number
}

export const firstFrame = (offsets: Offsets, height: number): Frame => ({ ...rangeAt(offsets, { top: 0, height }, 0), shift: 0 })

/** What is in view, and so many items above and below it. */
export function rangeAt(offsets: Offsets, { top, height }: View, overscan: number): Range {
  const last = offsets.indexAt(top + height)
  const end = offsets.startOf(last) < top + height ? last + 1 : last
  return { first: Math.max(offsets.indexAt(top) - overscan, 0), end: end + overscan }
}

/** A leap is more than half of what is in view. After one, and where nobody has scrolled yet, what is in view is enough, and is there sooner. */
export function moved(before: Frame, offsets: Offsets, view: View, overscan: number): Frame {
  const inView = rangeAt(offsets, view, 0)
  // By their middles: what was rendered before may have more on both sides.
  const isLeap = Math.abs(inView.first + inView.end - before.first - before.end) > inView.end - inView.first
  const { first, end } = isLeap || view.top === 0 ? inView : rangeAt(offsets, view, overscan)
  if (first === before.first && end === before.end) return before
  return { first, end, shift: isLeap ? before.shift + first - before.first : before.shift }
}

/** A list that has become shorter is scrolled only after it is laid out. */
export function within(frame: Frame, count: number): Range {
  const end = Math.min(frame.end, count)
  return { first: Math.max(Math.min(frame.first, end - (frame.end - frame.first)), 0), end }
}

/** How far a list is scrolled when it shows an item, and as before if it does already. */
export function topShowing(offsets: Offsets, index: number, { top, height }: View): number {
  return Math.min(Math.max(top, offsets.startOf(index + 1) - height), offsets.startOf(index))
}
