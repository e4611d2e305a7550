import { useState } from 'react'

/** Whether words came in from another device that their writer may not have seen when the keys send them. */
export interface Joined {
  /** What is written here is now `both`. Answers whether that says more. */
  readonly note: (before: object, both: object) => boolean
  /** Says so once. */
  readonly take: () => boolean
}

export function useJoined(): Joined {
  const [joined] = useState(() => {
    let isUnseen = false
    return {
      note(before: object, both: object) {
        const isMore = saysMore(before, both)
        isUnseen ||= isMore
        return isMore
      },
      take() {
        const wasUnseen = isUnseen
        isUnseen = false
        return wasUnseen
      },
    }
  })
  return joined
}

/** The key of a draft is its device's own and nobody reads it. */
function saysMore(before: object, both: object): boolean {
  const fields = new Map(Object.entries(before))
  return Object.entries(both).some(([field, value]) => field !== 'key' && JSON.stringify(value) !== JSON.stringify(fields.get(field)))
}
