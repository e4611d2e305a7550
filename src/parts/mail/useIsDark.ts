import { type RefObject, useLayoutEffect, useState } from 'react'

const DARK = '(prefers-color-scheme: dark)'
/** Of 255: text that is brighter stands on something dark. */
const MIDDLE = 128

/** Whether an element stands on something dark: the theme may be the reader's or the device's, and the latter changes in the evening. */
export function useIsDark(ref: RefObject<HTMLElement | null>): boolean {
  const [isDark, setDark] = useState(false)
  useLayoutEffect(() => {
    const look = () => {
      const [red = 0, green = 0, blue = 0] = ref.current ? (getComputedStyle(ref.current).color.match(/[\d.]+/g) ?? []).map(Number) : []
      setDark((red + green + blue) / 3 > MIDDLE)
    }
    look()
    const query = globalThis.matchMedia?.(DARK)
    query?.addEventListener('change', look)
    return () => query?.removeEventListener('change', look)
  }, [ref])
  return isDark
}
