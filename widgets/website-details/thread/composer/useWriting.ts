import { useCallback } from 'react'
import { fetchNewestMessage } from '../../../../src/api/messages'
import type { Message } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { answerSubject } from '../../../../src/model'
import { useUploads } from '../../../../src/parts/attachments'
import { showToast, useAppDispatch, useUnsavedChanges } from '../../../../src/store'
import { useDraftKey } from '../../../../src/parts/drafts'
import { nameOf } from '../entry/person'
import { type Draft, isWorthKeeping } from './Draft'
import { useDraft } from './useDraft'
import { useSeen } from './useSeen'
import { useSwitchQuestion } from './useSwitchQuestion'

const answered = ({ id, from }: Message): Draft['replyTo'] => ({ id, name: nameOf(from) })

/** What is written in a composer, and the files that go with it. */
export function useWriting(websiteId: number) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const kept = useDraft(useDraftKey('thread', websiteId), (found) => {
    uploads.add(found.waiting)
    dispatch(showToast({ kind: 'info', key: t('websiteDetails.thread.compose.restored') }))
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
      return { replyTo: answered(message), subject: now.subject || answerSubject(message.subject) }
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
    const subject = draft.subject || answerSubject(message.subject)
    change({ mode: 'message_to', replyTo: answered(message), subject })
  }
  useUnsavedChanges(isWorthKeeping(draft))
  return { ...kept, type, change, reply, asked, answer, uploads, seen }
}

export type Writing = ReturnType<typeof useWriting>
