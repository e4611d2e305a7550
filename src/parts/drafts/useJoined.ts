import { useState } from 'react'

/** Whether words came in from another device that their writer may not have seen when the keys send them. */
export interface Joined {
  readonly note: () => void
  /** Says so once. */
  readonly take: () => boolean
}

export function useJoined(): Joined {
  const [joined] = useState(() => {
    let isUnseen = false
    return {
      note: () => void (isUnseen = true),
      take() {
        const wasUnseen = isUnseen
        isUnseen = false
        return wasUnseen
      },
    }
  })
  return joined
}
