import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { draftStore, selectUser, usePageStore } from '../../src/store'
import { type Draft, draftSchema } from './Draft'

/** How often what is typed is kept, milliseconds. */
const KEEP_MS = 1_000

/** The draft, kept in the browser while it is written; null until the browser has looked for an earlier one. */
export function useDraft(key: string, fresh: Draft) {
  const store = usePageStore()
  const [draft, setDraft] = useState<Draft | null>(null)
  // Another number gives the editor another beginning.
  const [edition, setEdition] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isChanged = useRef(false)

  const keep = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    // After signing out nothing of the user may come back.
    if (draft && selectUser(store.getState())) void draftStore.write(key, draft)
  })
  const begin = useEffectEvent((found: Draft | null) => setDraft(found ?? fresh))

  useEffect(() => {
    let isGone = false
    async function read(): Promise<void> {
      const { success, output } = v.safeParse(draftSchema, await draftStore.read(key))
      if (!isGone) begin(success ? output : null)
    }
    void read()
    const onHide = () => document.visibilityState === 'hidden' && keep()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', onHide)
      if (timer.current) keep()
    }
  }, [key])

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
      void draftStore.remove(key)
    },
  }
}
