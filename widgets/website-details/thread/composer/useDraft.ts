import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { draftStore, selectUser, usePageStore } from '../../../../src/store'
import { type Draft, draftSchema, EMPTY_DRAFT, isWorthKeeping } from './Draft'

/** How often what is typed is kept, milliseconds. */
const KEEP_MS = 2_000

/** The draft of a composer, kept in the browser while it is written and found again on the next page. */
export function useDraft(key: string, onFound: (draft: Draft) => void) {
  const store = usePageStore()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [isKept, setKept] = useState(false)
  const isRead = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const found = useEffectEvent((kept: Draft) => {
    // Whoever typed before the browser had looked keeps what they typed.
    if (isWorthKeeping(draft)) return
    setDraft({ ...kept, waiting: [] })
    onFound(kept)
  })
  const keep = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    // After signing out nothing of the user may come back.
    if (!isRead.current || !selectUser(store.getState())) return
    const isWorth = isWorthKeeping(draft)
    void (isWorth ? draftStore.write(key, draft) : draftStore.remove(key))
    setKept(isWorth)
  })

  useEffect(() => {
    let isGone = false
    async function read(): Promise<void> {
      const { success, output } = v.safeParse(draftSchema, await draftStore.read(key))
      if (isGone) return
      isRead.current = true
      if (success && isWorthKeeping(output)) found(output)
    }
    void read()
    // Leaving does not wait for the next turn.
    const onHide = () => document.visibilityState === 'hidden' && keep()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', onHide)
      keep()
    }
  }, [key])

  // Not put off by further typing: whoever writes without a pause loses two seconds at most.
  useEffect(() => {
    setKept(false)
    timer.current ??= setTimeout(() => keep(), KEEP_MS)
  }, [draft])

  return {
    draft,
    isKept,
    update: (change: (before: Draft) => Partial<Draft>) => setDraft((before) => ({ ...before, ...change(before) })),
    clear: () => {
      setDraft(({ mode }) => ({ ...EMPTY_DRAFT, mode }))
      void draftStore.remove(key)
    },
  }
}
