import { useCallback, useRef, useState } from 'react'
import * as v from 'valibot'
import { useDraftKeeper } from '../../../../src/api/useDraftKeeper'
import { type Draft, draftSchema, EMPTY_DRAFT, isWorthKeeping } from './Draft'

/** The draft of a composer, kept while it is written and found again on the next page, also on another device. */
export function useDraft(key: string, onFound: (draft: Draft) => void) {
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  /** What is written here is this, and kept. */
  const [keptDraft, setKeptDraft] = useState<Draft | null>(null)
  /** Typed since it was last kept. */
  const isChanged = useRef(false)

  const read = (kept: unknown) => {
    const { success, output } = v.safeParse(draftSchema, kept)
    // Whoever typed before the browser had looked keeps what they typed.
    if (!success || !isWorthKeeping(output) || (isChanged.current && isWorthKeeping(draft))) return
    setDraft({ ...output, waiting: [] })
    onFound(output)
  }
  const drop = useDraftKeeper(key, {
    written: draft,
    isChanged: () => true,
    onRead: read,
    onNewer(kept) {
      // What was written here meanwhile goes before what another device has left.
      if (isChanged.current) return
      if (kept === undefined) setDraft(EMPTY_DRAFT)
      else read(kept)
    },
    onKeep(keeper) {
      const isWorth = isWorthKeeping(draft)
      if (isChanged.current) void (isWorth ? keeper.keep(draft) : keeper.drop())
      isChanged.current = false
      setKeptDraft(isWorth ? draft : null)
    },
  })

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
      drop()
    },
  }
}
