import { type ReactNode, startTransition, useEffect, useState } from 'react'

interface Props {
  children: ReactNode
  /** Stands in for it meanwhile. */
  fallback?: ReactNode
}

/** What takes long to render, bit by bit after what stands around it, which the keys already act on. */
export function Later({ children, fallback = null }: Props) {
  const [isTime, setTime] = useState(false)
  useEffect(() => startTransition(() => setTime(true)), [])
  return isTime ? children : fallback
}
