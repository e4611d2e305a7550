import { type ReactNode, useDeferredValue } from 'react'

/** What takes long to render, bit by bit after what stands around it, which the keys already act on. */
export function Later({ children }: { children: ReactNode }) {
  const isTime = useDeferredValue(true, false)
  return isTime && children
}
