import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { keepDraft } from '../../src/api/draftKeeper'
import { selectUser, useAppDispatch, usePageStore } from '../../src/store'
import { type Draft, draftSchema } from './Draft'

/** How often what is typed is kept, milliseconds. */
const KEEP_MS = 1_000

/** The draft, kept while it is written, also for other devices; null until the browser has looked for an earlier one. */
export function useDraft(key: string, fresh: Draft) {
  const store = usePageStore()
  const dispatch = useAppDispatch()
  const keeper = useMemo(() => dispatch(keepDraft(key)), [dispatch, key])
  const [draft, setDraft] = useState<Draft | null>(null)
  // Another number gives the editor another beginning.
  const [edition, setEdition] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isChanged = useRef(false)

  const keep = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    // After signing out nothing of the user may come back.
    if (draft && selectUser(store.getState())) void keeper.keep(draft)
  })
  const begin = useEffectEvent((kept: unknown) => {
    const { success, output } = v.safeParse(draftSchema, kept)
    setDraft(success ? output : fresh)
  })
  /** What was written here meanwhile goes before what another device has left. */
  const beginNewer = useEffectEvent((kept: unknown) => {
    if (isChanged.current) return
    begin(kept)
    setEdition((before) => before + 1)
  })

  useEffect(() => {
    let isGone = false
    async function read(): Promise<void> {
      const kept = await keeper.read((newer) => isGone || beginNewer(newer))
      if (!isGone) begin(kept)
    }
    void read()
    const onHide = () => {
      if (document.visibilityState !== 'hidden') return
      if (timer.current) keep()
      keeper.flush()
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', onHide)
      if (timer.current) keep()
      keeper.flush()
    }
  }, [keeper])

  // Not put off by further typing: whoever writes without a pause loses a second at most.
  useEffect(() => {
    if (isChanged.current) timer.current ??= setTimeout(() => keep(), KEEP_MS)
  }, [draft])

  const touch = () => {
    isChanged.current = true
  }
  const replace = (next: Draft) => {
    setDraft(next)
    setEdition((before) => before + 1)
    touch()
  }
  return {
    draft,
    edition,
    change(part: Partial<Draft>) {
      setDraft((before) => before && { ...before, ...part })
      touch()
    },
    /** Puts another draft in its place. */
    replace,
    /** Adds files, whatever was typed in the meantime. */
    addFile(file: Draft['files'][number]) {
      setDraft((before) => before && { ...before, files: [...before.files, file] })
      touch()
    },
    /** Begins anew. */
    clear() {
      clearTimeout(timer.current)
      timer.current = undefined
      isChanged.current = false
      setDraft(fresh)
      setEdition((before) => before + 1)
      void keeper.drop()
    },
  }
}
