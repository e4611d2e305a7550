import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchWebsiteNote, useSaveWebsiteNoteMutation } from '../../../src/api'
import type { Note } from '../../../src/contract'
import { type ErrorObject, toErrorObject } from '../../../src/http'
import { useAppDispatch, useUnsavedChanges } from '../../../src/store'
import { readDraft, writeDraft } from '../inline/drafts'
import { useDraftKey } from '../inline/useDraftKey'

/** Milliseconds of rest before the note saves itself (WN-01). */
const REST_MS = 2_000
const CONFLICT = 409

export type NoteSaving =
  | { readonly kind: 'saved' | 'typing' | 'saving' | 'offline' }
  | { readonly kind: 'failed'; readonly error: ErrorObject }

/** The note as it is typed, over the note that the server knows. What others write arrives as long as nothing is typed here. */
export function useNoteDraft(note: Note) {
  const dispatch = useAppDispatch()
  const key = useDraftKey('note', note.websiteId)
  const [save] = useSaveWebsiteNoteMutation()
  const [typed, setTyped] = useState<string | null>(() => readDraft(key))
  const [base, setBase] = useState(note)
  const [state, setState] = useState<NoteSaving>({ kind: typed === null ? 'saved' : 'typing' })
  const [theirs, setTheirs] = useState<Note | null>(null)
  const latest = useRef(typed)
  const isDirty = typed !== null
  useUnsavedChanges(isDirty)

  // Without a draft the note on the screen is the server's; a draft keeps the version it was begun on.
  if (!isDirty && base !== note) setBase(note)

  const settle = (saved: Note, sent: string) => {
    setBase(saved)
    // What was typed meanwhile stays, and is saved next.
    const hasMore = latest.current !== sent
    setState({ kind: hasMore ? 'typing' : 'saved' })
    if (hasMore) return
    latest.current = null
    setTyped(null)
    writeDraft(key, null)
  }

  async function send(text: string, version: number): Promise<void> {
    setState({ kind: 'saving' })
    try {
      settle(await save({ id: note.websiteId, text, version }).unwrap(), text)
    } catch (thrown) {
      await refuse(toErrorObject(thrown), text)
    }
  }

  async function refuse(refusal: ErrorObject, text: string): Promise<void> {
    if (refusal.status !== CONFLICT) return setState(navigator.onLine ? { kind: 'failed', error: refusal } : { kind: 'offline' })
    const fresh = await dispatch(fetchWebsiteNote(note.websiteId)).catch(() => null)
    if (!fresh) return setState({ kind: 'failed', error: refusal })
    if (fresh.text === base.text || fresh.text === text) return send(text, fresh.version)
    setState({ kind: 'typing' })
    setTheirs(fresh)
  }

  const saveNow = () => {
    if (typed === null || theirs || state.kind === 'saving') return
    if (typed === base.text) settle(base, typed)
    else void send(typed, base.version)
  }
  const saveAfterRest = useEffectEvent(saveNow)

  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(() => saveAfterRest(), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, base])

  useEffect(() => {
    const onOnline = () => saveAfterRest()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])

  const type = (text: string) => {
    latest.current = text
    setTyped(text)
    setState({ kind: 'typing' })
    writeDraft(key, text)
  }
  const resolve = (text: string) => {
    if (!theirs) return
    type(text)
    setTheirs(null)
    void send(text, theirs.version)
  }

  return {
    text: typed ?? note.text,
    type,
    saveNow,
    state,
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
