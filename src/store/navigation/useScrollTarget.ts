import { type RefObject, useEffect, useRef } from 'react'
import { registerScrollTarget } from './scrollTargets'

/** For an element that links with this hash lead to (spec 2.6). */
export function useScrollTarget(anchor: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => (ref.current ? registerScrollTarget(anchor, ref.current) : undefined), [anchor])
  return ref
}
