import { type ReactNode, useRef } from 'react'
import { Stack } from './Stack'
import { useFocusStays } from '../useFocusStays'

/** Lines that can go, and the buttons below them: the focus goes on to the next button when its own goes. */
export function Lines({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useFocusStays(box, 'button', 'div')
  return (
    <Stack ref={box} tabIndex={-1}>
      {children}
    </Stack>
  )
}
