import { useCallback, useRef } from 'react'
import { newestLoaded } from '../../api/messages'
import { useAppDispatch } from '../../store'

export interface SeenMark {
  /** Notes the newest message when a draft is begun, and answers with it. */
  readonly note: () => number
  /** The writer has read up to a message; with 0 the next draft begins anew. */
  readonly set: (id: number) => void
}

/** The newest message when the draft was begun; what the customer writes after that holds the answer. */
export function useSeen(websiteId: number): SeenMark {
  const dispatch = useAppDispatch()
  const seen = useRef(0)
  const note = useCallback(() => {
    if (!seen.current) seen.current = dispatch(newestLoaded(websiteId))
    return seen.current
  }, [dispatch, websiteId])
  const set = useCallback((id: number) => {
    seen.current = id
  }, [])
  return { note, set }
}
