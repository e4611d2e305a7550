import { type RefObject, useRef, useState } from 'react'
import { fetchWebsiteNote, useSaveWebsiteNoteMutation } from '../../../src/api/websites'
import type { Note } from '../../../src/contract'
import { type ErrorObject, isConflict, toErrorObject } from '../../../src/http'
import { useAppDispatch } from '../../../src/store'

export type NoteSaving =
  | { readonly kind: 'saved' | 'typing' | 'saving' | 'offline' }
  | { readonly kind: 'failed'; readonly error: ErrorObject }
  | { readonly kind: 'secret'; readonly secrets: readonly string[] }

interface Options {
  readonly websiteId: number
  readonly isDirty: boolean
  /** What is typed, to the last letter. */
  readonly latest: RefObject<string | null>
  /** The note that the text was begun on. */
  readonly base: Note
  /** The server has a text; what was typed meanwhile may be another. */
  readonly onSaved: (saved: Note, sent: string) => void
  /** Somebody else has written something else meanwhile. */
  readonly onConflict: (theirs: Note) => void
}

/** The way of a note to the server, where it meets what others write; secrets in it are asked about before. */
export function useNoteSaving({ websiteId, isDirty, latest, base, onSaved, onConflict }: Options) {
  const dispatch = useAppDispatch()
  const [save] = useSaveWebsiteNoteMutation()
  const [state, setState] = useState<NoteSaving>({ kind: isDirty ? 'typing' : 'saved' })
  /** Secrets that may be in the note: somebody said so. */
  const allowed = useRef<readonly string[]>([])

  async function send(text: string, version: number): Promise<void> {
    setState({ kind: 'saving' })
    try {
      onSaved(await save({ id: websiteId, text, version }).unwrap(), text)
    } catch (thrown) {
      await refuse(toErrorObject(thrown), text)
    }
  }

  async function refuse(refusal: ErrorObject, text: string): Promise<void> {
    if (!isConflict(refusal)) return setState(navigator.onLine ? { kind: 'failed', error: refusal } : { kind: 'offline' })
    const fresh = await dispatch(fetchWebsiteNote(websiteId)).catch(() => null)
    if (!fresh) return setState({ kind: 'failed', error: refusal })
    if (fresh.text === base.text || fresh.text === text) return send(text, fresh.version)
    setState({ kind: 'typing' })
    onConflict(fresh)
  }

  async function sendUnlessSecret(text: string): Promise<void> {
    setState({ kind: 'saving' })
    const secrets = await newSecrets(text, [base.text, ...allowed.current])
    if (latest.current !== text) return setState({ kind: 'typing' })
    if (secrets.length > 0) return setState({ kind: 'secret', secrets })
    return send(text, base.version)
  }

  const allow = (secrets: readonly string[]) => {
    allowed.current = [...allowed.current, ...secrets]
  }
  return { state, setState, send, sendUnlessSecret, allow }
}

/** The secrets in a text that are in none of the others. What finds them is loaded for the first text; without it nothing is held up. */
async function newSecrets(text: string, others: readonly string[]): Promise<string[]> {
  const found = await import('./secrets').then(
    ({ secretsIn }) => secretsIn(text),
    () => [],
  )
  return found.filter((secret) => !others.some((other) => other.includes(secret)))
}
