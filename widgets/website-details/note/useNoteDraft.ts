import { useRef, useState } from 'react'
import type { Note } from '../../../src/contract'
import { useUnsavedChanges } from '../../../src/store'
import { useDraftKey } from '../../../src/parts/drafts'
import { readNoteDraft, writeNoteDraft } from './noteDraft'
import { useNoteSaving } from './useNoteSaving'
import { useSaveAfterRest } from './useSaveAfterRest'

/** Stands for a secret that was taken out. */
const MASK = '••••••••'

/** The note as it is typed, over the note that the server knows. What others write arrives as long as nothing is typed here. */
export function useNoteDraft(note: Note) {
  const key = useDraftKey('note', note.websiteId)
  const [restored] = useState(() => readNoteDraft(key))
  const [typed, setTyped] = useState(restored?.text ?? null)
  const [base, setBase] = useState(note)
  // A draft that was begun on an earlier version meets what others have written since.
  const isOutdated = restored !== null && restored.version !== note.version && restored.text !== note.text
  const [theirs, setTheirs] = useState<Note | null>(isOutdated ? note : null)
  const latest = useRef(typed)
  const isDirty = typed !== null
  useUnsavedChanges(isDirty)

  // Without a draft the note on the screen is the server's; a draft keeps the version it was begun on.
  // What was just saved may be newer than what the cache of answers holds for a moment.
  const shown = base.version > note.version ? base : note
  if (!isDirty && base !== shown) setBase(shown)

  const settle = (saved: Note, sent: string) => {
    setBase(saved)
    // What was typed meanwhile stays, and is saved next.
    const hasMore = latest.current !== sent
    setState({ kind: hasMore ? 'typing' : 'saved' })
    writeNoteDraft(key, hasMore && latest.current !== null ? { text: latest.current, version: saved.version } : null)
    if (hasMore) return
    latest.current = null
    setTyped(null)
  }

  const { state, setState, send, sendUnlessSecret, allow } = useNoteSaving({
    websiteId: note.websiteId,
    isDirty,
    latest,
    base,
    onSaved: settle,
    onConflict: setTheirs,
  })

  const saveNow = () => {
    if (typed === null || theirs || state.kind === 'saving' || state.kind === 'secret') return
    if (typed === base.text) settle(base, typed)
    else void sendUnlessSecret(typed)
  }
  useSaveAfterRest(typed, base, saveNow)

  const type = (text: string) => {
    latest.current = text
    setTyped(text)
    setState({ kind: 'typing' })
    writeNoteDraft(key, { text, version: base.version })
  }
  const resolve = (text: string) => {
    if (!theirs) return
    type(text)
    setTheirs(null)
    void send(text, theirs.version)
  }

  return {
    text: typed ?? shown.text,
    type,
    saveNow,
    state,
    mask: (secrets: readonly string[]) => type(secrets.reduce((text, secret) => text.replaceAll(secret, MASK), typed ?? '')),
    /** Puts something else in the place of a secret, in whatever is typed by then. */
    replace: (secret: string, by: string) => {
      allow([by])
      type((latest.current ?? '').replaceAll(secret, by))
    },
    keep: (secrets: readonly string[]) => {
      allow(secrets)
      if (typed !== null) void send(typed, base.version)
    },
    theirs,
    keepMine: () => resolve(typed ?? ''),
    keepBoth: () => resolve(`${theirs?.text ?? ''}\n\n${typed ?? ''}`),
    keepTheirs: () => {
      if (!theirs) return
      const { text } = theirs
      setTheirs(null)
      latest.current = text
      settle(theirs, text)
    },
  }
}
