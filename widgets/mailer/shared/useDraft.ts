import { useRef, useState } from 'react'
import * as v from 'valibot'
import { useDraftKeeper } from '../../../src/api/personal'
import { type Draft, draftSchema } from './Draft'

/** The draft, kept while it is written, also for other devices; null until the browser has looked for an earlier one. */
export function useDraft(key: string, fresh: Draft) {
  const [draft, setDraft] = useState<Draft | null>(null)
  // Another number gives the editor another beginning.
  const [edition, setEdition] = useState(0)
  const isChanged = useRef(false)

  const begin = (kept: unknown) => {
    const { success, output } = v.safeParse(draftSchema, kept)
    setDraft(success ? output : fresh)
  }
  const drop = useDraftKeeper(key, {
    written: draft,
    isChanged: () => isChanged.current,
    onRead: begin,
    onNewer(kept) {
      // What was written here meanwhile goes before what another device has left.
      if (isChanged.current) return
      begin(kept)
      setEdition((before) => before + 1)
    },
    onKeep: (keeper) => draft && void keeper.keep(draft),
  })

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
      isChanged.current = false
      setDraft(fresh)
      setEdition((before) => before + 1)
      drop()
    },
  }
}
