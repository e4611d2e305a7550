import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { selectUser, useAppDispatch, usePageStore } from '../../store'
import { type DraftKeeper, keepDraft, type OnNewer } from './draftKeeper'

/** How often what is typed is kept, milliseconds. */
const KEEP_MS = 2_000

interface Options {
  /** Another value is another state of what is written. */
  readonly written: unknown
  /** Whether there is anything to keep or to drop. */
  readonly isChanged: () => boolean
  /** What was left in this browser; undefined when nothing was. */
  readonly onRead: (kept: unknown) => void
  /** What another device has left since; undefined when it was sent or given up there. */
  readonly onNewer: OnNewer
  /** What another tab of this browser has kept, once somebody comes back to this one; undefined when it was sent or given up there. */
  readonly onOther?: (kept: unknown) => void
  /** Keeps what is written now, or drops it. */
  readonly onKeep: (keeper: DraftKeeper) => void
}

/** Finds what was written under the key, and keeps it while it is changed and when it is left. Answers a way to give it up. */
export function useDraftKeeper(key: string, { written, isChanged, onRead, onNewer, onOther, onKeep }: Options): () => void {
  const store = usePageStore()
  const dispatch = useAppDispatch()
  const keeper = useMemo(() => dispatch(keepDraft(key)), [dispatch, key])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isRead = useRef(false)

  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const read = useEffectEvent((kept: unknown) => {
    isRead.current = true
    onRead(kept)
  })
  const readNewer = useEffectEvent(onNewer)
  const hearOther = useEffectEvent((kept: unknown) => onOther?.(kept))
  const needsKeeping = useEffectEvent(isChanged)
  const keep = useEffectEvent(() => {
    stop()
    // What was left is read before it is written over; after signing out nothing of the user may come back.
    if (isRead.current && selectUser(store.getState())) onKeep(keeper)
  })

  useEffect(() => {
    let isGone = false
    void keeper.read((...newer) => isGone || readNewer(...newer)).then((kept) => isGone || read(kept))
    // Leaving does not wait for the next turn, nor for what was typed to be drawn, which may come only with what takes its place.
    const leave = () => {
      if (timer.current || needsKeeping()) keep()
      keeper.flush()
    }
    const onHide = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', onHide)
    // Told before the next page is fetched, which leaves a database of the browser time: what it is told while a page goes, it may not keep.
    addEventListener('beforeunload', leave)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('beforeunload', leave)
      leave()
    }
  }, [keeper])

  const isShared = onOther !== undefined
  // Another window may be next to this one, where the same is written.
  useEffect(() => {
    if (!isShared) return undefined
    const onBlur = () => timer.current && keep()
    const onFocus = () => void keeper.readOther().then((other) => other && hearOther(other.value))
    addEventListener('blur', onBlur)
    addEventListener('focus', onFocus)
    return () => {
      removeEventListener('blur', onBlur)
      removeEventListener('focus', onFocus)
    }
  }, [keeper, isShared])

  // Not put off by further typing: whoever writes without a pause loses two seconds at most.
  useEffect(() => {
    if (needsKeeping()) timer.current ??= setTimeout(() => keep(), KEEP_MS)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another value says that there is something to keep; what, `onKeep` knows
  }, [written])

  return () => {
    stop()
    void keeper.drop()
  }
}
