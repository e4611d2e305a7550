import { useCallback } from 'react'
import { fetchNewestMessage } from '../../api/messages'
import type { Message } from '../../contract'
import { answerSubject } from '../../model'
import { useUploads } from '../attachments'
import { useAppDispatch, useUnsavedChanges } from '../../store'
import { nameOf } from '../message'
import { type Draft, EMPTY_DRAFT, isWorthKeeping } from './Draft'
import { useDraft } from './useDraft'
import { useSeen } from './useSeen'
import { useSwitchQuestion } from './useSwitchQuestion'

export const answered = ({ id, from }: Message): Draft['replyTo'] => ({ id, name: nameOf(from) })

interface Options {
  /** What the draft is kept under. */
  readonly draftKey: string
  /** What every draft begins with. */
  readonly empty?: Draft
  /** A draft from before is back. */
  readonly onFound?: () => void
}

/** What is written in a composer, and the files that go with it. */
export function useWriting(websiteId: number, { draftKey, empty = EMPTY_DRAFT, onFound }: Options) {
  const dispatch = useAppDispatch()
  const kept = useDraft(draftKey, empty, (found) => {
    // oxlint-disable-next-line react/immutability -- what is found comes after the first drawing, when both are there
    uploads.add(found.waiting)
    onFound?.()
  })
  const { latest, draft, type: write, update } = kept
  const uploads = useUploads(
    { log: websiteId },
    {
      onAdd: (files) => update(({ waiting }) => ({ waiting: [...waiting, ...files] })),
      onStored: (stored) => update(({ files }) => ({ files: [...files, stored] })),
      onDrop: (file) => update(({ waiting }) => ({ waiting: waiting.filter((other) => other !== file) })),
    },
  )
  const seen = useSeen(websiteId)
  const { note: noteSeen } = seen
  /** An answer is one to what the customer wrote last, unless its writer says otherwise. */
  const answerNewest = useCallback(async () => {
    const message = await dispatch(fetchNewestMessage(websiteId)).catch(() => null)
    if (!message) return
    update((now) => {
      if (now.mode !== 'message_to' || now.replyTo) return {}
      return { replyTo: answered(message), subject: now.subject || answerSubject(message.replySubject ?? message.subject) }
    })
  }, [dispatch, websiteId, update])
  const apply = useCallback(
    (part: Partial<Draft>) => {
      noteSeen()
      update(() => part)
      if (part.mode === 'message_to' && !part.replyTo && !latest.current.replyTo) void answerNewest()
    },
    [noteSeen, update, latest, answerNewest],
  )
  const { asked, change, answer } = useSwitchQuestion(draft, apply)
  const type = useCallback(
    (text: string) => {
      noteSeen()
      write(text)
    },
    [noteSeen, write],
  )
  const reply = (message: Message) => {
    const subject = draft.subject || answerSubject(message.replySubject ?? message.subject)
    change({ mode: 'message_to', replyTo: answered(message), subject })
  }
  useUnsavedChanges(isWorthKeeping(draft))
  return { ...kept, type, change, reply, asked, answer, uploads, seen }
}

export type Writing = ReturnType<typeof useWriting>
