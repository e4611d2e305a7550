import { type RefObject, useEffect, useRef } from 'react'
import { type IsoDay, type Month, monthOf } from '../../../src/model'

/** Answers what brings today into view, once its month is the one that is shown. */
export function useShowToday(frame: RefObject<HTMLElement | null>, month: Month, today: IsoDay): () => void {
  const isAsked = useRef(false)
  const isThere = month === monthOf(today)
  useEffect(() => {
    if (isAsked.current && isThere) show(frame.current, today)
    isAsked.current = false
  }, [isThere, frame, today])
  return () => {
    if (isThere) show(frame.current, today)
    else isAsked.current = true
  }
}

function show(frame: HTMLElement | null, day: IsoDay): void {
  frame?.querySelector(`[data-drop="${day}"]`)?.scrollIntoView?.({ block: 'nearest' })
}
