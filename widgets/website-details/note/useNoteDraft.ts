import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchWebsiteNote, useSaveWebsiteNoteMutation } from '../../../src/api/websites'
import type { Note } from '../../../src/contract'
import { type ErrorObject, toErrorObject } from '../../../src/http'
import { errorRemoved, useAppDispatch, useUnsavedChanges } from '../../../src/store'
import { useDraftKey } from '../inline/useDraftKey'
import { readNoteDraft, writeNoteDraft } from './noteDraft'

/** Milliseconds of rest before the note saves itself (WN-01). */
const REST_MS = 2_000
const CONFLICT = 409
/** Stands for a secret that was taken out. */
const MASK = '••••••••'

export type NoteSaving =
  | { readonly kind: 'saved' | 'typing' | 'saving' | 'offline' }
  | { readonly kind: 'failed'; readonly error: ErrorObject }
  | { readonly kind: 'secret'; readonly secrets: readonly string[] }

/** The note as it is typed, over the note that the server knows. What others write arrives as long as nothing is typed here. */
export function useNoteDraft(note: Note) {
  const dispatch = useAppDispatch()
  const key = useDraftKey('note', note.websiteId)
  const [save] = useSaveWebsiteNoteMutation()
  const [restored] = useState(() => readNoteDraft(key))
  const [typed, setTyped] = useState(restored?.text ?? null)
  const [base, setBase] = useState(note)
  const [state, setState] = useState<NoteSaving>({ kind: typed === null ? 'saved' : 'typing' })
  // A draft that was begun on an earlier version meets what others have written since.
  const isOutdated = restored !== null && restored.version !== note.version && restored.text !== note.text
  const [theirs, setTheirs] = useState<Note | null>(isOutdated ? note : null)
  const latest = useRef(typed)
  /** Secrets that may be in the note: somebody said so. */
  const allowed = useRef<readonly string[]>([])
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
    // It is settled here, and no problem of the page any more.
    dispatch(errorRemoved(refusal.id))
    if (fresh.text === base.text || fresh.text === text) return send(text, fresh.version)
    setState({ kind: 'typing' })
    setTheirs(fresh)
  }

  async function sendUnlessSecret(text: string): Promise<void> {
    setState({ kind: 'saving' })
    const secrets = await newSecrets(text, [base.text, ...allowed.current])
    if (latest.current !== text) return setState({ kind: 'typing' })
    if (secrets.length > 0) return setState({ kind: 'secret', secrets })
    return send(text, base.version)
  }

  const saveNow = () => {
    if (typed === null || theirs || state.kind === 'saving' || state.kind === 'secret') return
    if (typed === base.text) settle(base, typed)
    else void sendUnlessSecret(typed)
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
      allowed.current = [...allowed.current, by]
      type((latest.current ?? '').replaceAll(secret, by))
    },
    keep: (secrets: readonly string[]) => {
      allowed.current = [...allowed.current, ...secrets]
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

/** The secrets in a text that are in none of the others. What finds them is loaded for the first text; without it nothing is held up. */
async function newSecrets(text: string, others: readonly string[]): Promise<string[]> {
  const found = await import('./secrets').then(
    ({ secretsIn }) => secretsIn(text),
    () => [],
  )
  return found.filter((secret) => !others.some((other) => other.includes(secret)))
}
