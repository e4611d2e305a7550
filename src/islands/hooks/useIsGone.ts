import { type RefObject, useEffect, useRef } from 'react'

/** Whether what uses it has left the page: for answers that come later. */
export function useIsGone(): RefObject<boolean> {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return isGone
}
