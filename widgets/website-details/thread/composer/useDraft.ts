import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { keepDraft } from '../../../../src/api/draftKeeper'
import { selectUser, useAppDispatch, usePageStore } from '../../../../src/store'
import { type Draft, draftSchema, EMPTY_DRAFT, isWorthKeeping } from './Draft'

/** How often what is typed is kept, milliseconds. */
const KEEP_MS = 2_000

/** The draft of a composer, kept while it is written and found again on the next page, also on another device. */
export function useDraft(key: string, onFound: (draft: Draft) => void) {
  const store = usePageStore()
  const dispatch = useAppDispatch()
  const keeper = useMemo(() => dispatch(keepDraft(key)), [dispatch, key])
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  /** What is written here is this, and kept. */
  const [keptDraft, setKeptDraft] = useState<Draft | null>(null)
  const isRead = useRef(false)
  /** Typed since it was last kept. */
  const isChanged = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const found = useEffectEvent((kept: Draft) => {
    // Whoever typed before the browser had looked keeps what they typed.
    if (isChanged.current && isWorthKeeping(draft)) return
    setDraft({ ...kept, waiting: [] })
    onFound(kept)
  })
  const read = useEffectEvent((kept: unknown) => {
    const { success, output } = v.safeParse(draftSchema, kept)
    if (success && isWorthKeeping(output)) found(output)
  })
  /** What was written here meanwhile goes before what another device has left. */
  const readNewer = useEffectEvent((kept: unknown) => {
    if (isChanged.current) return
    if (kept === undefined) setDraft(EMPTY_DRAFT)
    else read(kept)
  })
  const keep = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    // After signing out nothing of the user may come back.
    if (!isRead.current || !selectUser(store.getState())) return
    const isWorth = isWorthKeeping(draft)
    if (isChanged.current) void (isWorth ? keeper.keep(draft) : keeper.drop())
    isChanged.current = false
    setKeptDraft(isWorth ? draft : null)
  })

  useEffect(() => {
    let isGone = false
    async function begin(): Promise<void> {
      const kept = await keeper.read((newer) => isGone || readNewer(newer))
      if (isGone) return
      isRead.current = true
      read(kept)
    }
    void begin()
    // Leaving does not wait for the next turn.
    const leave = () => {
      keep()
      keeper.flush()
    }
    const onHide = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', onHide)
      leave()
    }
  }, [keeper])

  // Not put off by further typing: whoever writes without a pause loses two seconds at most.
  useEffect(() => {
    timer.current ??= setTimeout(() => keep(), KEEP_MS)
  }, [draft])

  const update = useCallback((change: (before: Draft) => Partial<Draft>) => {
    isChanged.current = true
    setDraft((before) => ({ ...before, ...change(before) }))
  }, [])

  return {
    draft,
    isKept: draft === keptDraft,
    update,
    clear: () => {
      isChanged.current = false
      setDraft(({ mode }) => ({ ...EMPTY_DRAFT, mode }))
      void keeper.drop()
    },
  }
}
