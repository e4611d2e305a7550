import { useRef, useState } from 'react'
import { fetchNewestMessage, useCreateMessageMutation } from '../../api/messages'
import type { Message, MessageDraft } from '../../contract'
import { type ErrorObject, isAbort, isConflict, isRefused, toErrorObject } from '../../http'
import { useMessages } from '../../i18n'
import { useIsGone } from '../../islands'
import { uuid } from '../../model'
import { useAppDispatch } from '../../store'
import { type Draft, isComplete, isPublic, type MessageExtras, toMessageDraft } from './Draft'
import { openFieldsIn } from './templates/openFieldsIn'
import { useReportRefused } from './useReportRefused'
import type { Writing } from './useWriting'

/** A message of the customer that its writer should read before the answer leaves. */
export interface UnreadMessage {
  readonly message: Message
  readonly open: boolean
}

interface Options {
  /** What goes along with a draft beside what is written. */
  readonly extrasOf: (draft: Draft) => MessageExtras
  /** Told whether its writer has written on since it was sent. */
  readonly onSent: (id: number, draft: Draft, isWrittenOn: boolean) => void
  /** Shows what was written, for whoever has gone on before it was refused. */
  readonly onReturn: () => void
}

export type Sending = ReturnType<typeof useSending>

/** The way of a draft to the server. Whatever goes wrong, what was written stays. */
export function useSending(websiteId: number, writing: Writing, { extrasOf, onSent, onReturn }: Options) {
  const { latest, draft, update, clear, joined, uploads, seen } = writing
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [create, { isLoading: isSending }] = useCreateMessageMutation()
  const [failure, setFailure] = useState<ErrorObject | null>(null)
  const [held, setHeld] = useState<UnreadMessage | null>(null)
  const [isSubjectAsked, askSubject] = useState(false)
  /** What a saved reply has left open: nobody outside shall read that. */
  const [openFields, setOpenFields] = useState<readonly string[]>([])
  const [isJoined, setJoined] = useState(false)
  /** From the press to the answer: the next key comes before anything is drawn. */
  const isOnItsWay = useRef(false)
  const isGone = useIsGone()
  const reportRefused = useReportRefused(onReturn)
  const isReady = (written: Draft) => isComplete(written) && uploads.uploads.length === 0 && !isSending

  function messageOf(written: Draft): MessageDraft {
    const newest = isPublic(written.mode) && seen.note()
    return { ...toMessageDraft(written, extrasOf(written)), ...(newest && { seen: newest }) }
  }

  const fetchNewest = () => dispatch(fetchNewestMessage(websiteId)).catch(() => null)

  async function refuse(error: ErrorObject, { mode }: Draft): Promise<void> {
    const message = isConflict(error) ? await fetchNewest() : null
    if (isGone.current) {
      writing.leave()
      reportRefused(message ? t('composer.refused.newer') : t(error.message, error.values), error)
    } else if (message) setHeld({ message, open: true })
    // Given up while it waited for the network: it is as the writer wants it.
    else if (!isAbort(error)) setFailure(error)
    // Under this key went other words: whoever sends after having read so means a new mail.
    if (isRefused(error) && isPublic(mode)) update(() => ({ key: uuid() }))
  }

  async function send(): Promise<boolean> {
    const written = latest.current
    if (!isReady(written) || isOnItsWay.current) return false
    isOnItsWay.current = true
    askSubject(false)
    setFailure(null)
    let id: number
    try {
      id = (await create({ websiteId, draft: messageOf(written) }).unwrap()).id
    } catch (thrown) {
      await refuse(toErrorObject(thrown), written)
      return false
    } finally {
      isOnItsWay.current = false
    }
    seen.set(0)
    onSent(id, written, clear(written))
    return true
  }

  async function submit(): Promise<boolean> {
    const { mode, subject, text } = latest.current
    if (!isReady(latest.current) || isOnItsWay.current) return false
    const isUnseen = joined.take()
    setJoined(isUnseen)
    if (isUnseen) return false
    const open = isPublic(mode) ? openFieldsIn(`${subject} ${text}`) : []
    setOpenFields(open)
    if (open.length > 0) return false
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
  const isBusy = () => isOnItsWay.current
  return { canSend: isReady(draft), isSending, isBusy, failure, openFields, isJoined, submit, send, held, release, subjectDoubt }
}
