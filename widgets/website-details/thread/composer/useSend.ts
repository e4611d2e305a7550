import { useRef, useState } from 'react'
import { fetchNewestMessage, useCreateEntryMutation } from '../../../../src/api/messages'
import type { Message, MessageDraft } from '../../../../src/contract'
import { type ErrorObject, toErrorObject } from '../../../../src/http'
import { useMessages } from '../../../../src/i18n'
import { mentionsIn, uuid } from '../../../../src/model'
import { useAppDispatch } from '../../../../src/store'
import { useMentionable } from '../../../../src/parts/people'
import { type Draft, isComplete, isPublic, toMessageDraft } from './Draft'
import { useCallWork } from './useCallWork'
import type { Writing } from './useWriting'

const CONFLICT = 409
const REFUSED = 422

/** A message of the customer that its writer should read before the answer leaves. */
export interface UnreadMessage {
  readonly message: Message
  readonly open: boolean
}

/** The way of a draft to the server. Whatever goes wrong, what was written stays. */
export function useSend(
  websiteId: number,
  { latest, draft, update, clear, uploads, seen }: Writing,
  onSent: (id: number, draft: Draft) => void,
) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [create, { isLoading: isSending }] = useCreateEntryMutation()
  const [failure, setFailure] = useState<ErrorObject | null>(null)
  const [held, setHeld] = useState<UnreadMessage | null>(null)
  const [isSubjectAsked, askSubject] = useState(false)
  const mentionable = useMentionable(websiteId)
  const { todoOf, endTimer } = useCallWork(websiteId)
  /** From the press to the answer: the next key comes before anything is drawn. */
  const isOnItsWay = useRef(false)
  const canSend = isComplete(draft) && uploads.uploads.length === 0 && !isSending

  const subjectOf = ({ direction, contact, outcome }: Draft): string =>
    [t(`websiteDetails.thread.call.${direction}`), contact.trim(), t(`websiteDetails.thread.call.${outcome}`)].filter(Boolean).join(' · ')

  function entryOf(written: Draft, callSubject: string): MessageDraft {
    const newest = isPublic(written.mode) && seen.note()
    const words = { callSubject, todo: todoOf(written), mentions: mentionsIn(written.text, mentionable) }
    return { ...toMessageDraft(written, words), ...(newest && { seen: newest }) }
  }

  const fetchNewest = () => dispatch(fetchNewestMessage(websiteId)).catch(() => null)

  async function refuse(error: ErrorObject, { mode }: Draft): Promise<void> {
    const message = error.status === CONFLICT ? await fetchNewest() : null
    if (message) setHeld({ message, open: true })
    else setFailure(error)
    // Under this key went other words: whoever sends after having read so means a new mail.
    if (error.status === REFUSED && isPublic(mode)) update(() => ({ key: uuid() }))
  }

  async function send(): Promise<boolean> {
    if (!canSend || isOnItsWay.current) return false
    isOnItsWay.current = true
    askSubject(false)
    setFailure(null)
    const written = latest.current
    const callSubject = subjectOf(written)
    try {
      const { id } = await create({ websiteId, draft: entryOf(written, callSubject) }).unwrap()
      onSent(id, written)
      endTimer(written, callSubject)
    } catch (thrown) {
      await refuse(toErrorObject(thrown), written)
      return false
    } finally {
      isOnItsWay.current = false
    }
    seen.set(0)
    clear()
    return true
  }

  async function submit(): Promise<boolean> {
    const { mode, subject } = latest.current
    if (!canSend || isOnItsWay.current) return false
    if (mode !== 'message_to' || subject.trim()) return send()
    askSubject(true)
    return false
  }

  const release = () => {
    if (!held) return
    seen.set(held.message.id)
    setHeld({ ...held, open: false })
  }
  const subjectDoubt = { isAsked: isSubjectAsked, close: () => askSubject(false) }
  return { canSend, isSending, failure, submit, send, held, release, subjectDoubt }
}
