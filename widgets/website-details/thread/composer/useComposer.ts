import { useCallback, useRef, useState } from 'react'
import { fetchNewestMessage, newestLoaded, useCreateEntryMutation, useDeleteEntryMutation } from '../../../../src/api/messages'
import { useTakeBackEmailMutation } from '../../../../src/api/mail'
import { useUploads } from '../../../../src/parts/attachments'
import { type Message, partner_email_composer_mailer_undo, partner_website_log_delete } from '../../../../src/contract'
import { type ErrorObject, toErrorObject } from '../../../../src/http'
import { useMessages } from '../../../../src/i18n'
import { useIsland } from '../../../../src/islands'
import { answerSubject, mentionsIn, uuid } from '../../../../src/model'
import { showToast, useAppDispatch, useUnsavedChanges } from '../../../../src/store'
import { useAnnounce } from '../../../../src/ui'
import { useDraftKey } from '../../inline/useDraftKey'
import { useOfferUndo } from '../../shared/useOfferUndo'
import { nameOf } from '../entry/person'
import { useMentionable } from '../mentions/useMentionable'
import { type Draft, hasContent, isComplete, isPublic, isWorthKeeping, toMessageDraft } from './Draft'
import { useCallWork } from './useCallWork'
import { useDraft } from './useDraft'
import { withTakenBack } from './withTakenBack'

const CONFLICT = 409
const REFUSED = 422

/** A message of the customer that its writer should read before the answer leaves. */
interface Held {
  readonly message: Message
  readonly open: boolean
}

interface Asked {
  readonly part: Partial<Draft>
  readonly mode: Draft['mode']
  readonly open: boolean
}

const answerTo = ({ id, from }: Message): Draft['replyTo'] => ({ id, name: nameOf(from) })

/** What is written in a composer, and its way to the server. Whatever goes wrong, what was written stays. */
export function useComposer(websiteId: number) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const announce = useAnnounce()
  const [create, { isLoading: isSending }] = useCreateEntryMutation()
  const [remove] = useDeleteEntryMutation()
  const [takeBackEmail] = useTakeBackEmailMutation()
  const offerUndo = useOfferUndo()
  const { router } = useIsland()
  const [failure, setFailure] = useState<ErrorObject | null>(null)
  const {
    latest,
    draft,
    isKept,
    type: write,
    update,
    clear,
  } = useDraft(useDraftKey('thread', websiteId), (found) => {
    uploads.add(found.waiting)
    dispatch(showToast({ kind: 'info', key: t('thread.compose.restored') }))
  })
  const mentionable = useMentionable(websiteId)
  const { todoOf, endTimer } = useCallWork(websiteId)
  const uploads = useUploads(
    { log: websiteId },
    {
      onAdd: (files) => update(({ waiting }) => ({ waiting: [...waiting, ...files] })),
      onStored: (stored) => update(({ files }) => ({ files: [...files, stored] })),
      onDrop: (file) => update(({ waiting }) => ({ waiting: waiting.filter((other) => other !== file) })),
    },
  )
  // The newest entry when the draft was begun; what the customer writes after that holds the answer.
  const seen = useRef(0)
  const noteSeen = useCallback(() => {
    if (!seen.current) seen.current = dispatch(newestLoaded(websiteId))
    return seen.current
  }, [dispatch, websiteId])
  const [held, setHeld] = useState<Held | null>(null)
  // A change for which the writer has to say who shall read what is there.
  const [asked, setAsked] = useState<Asked | null>(null)

  const { mode } = draft
  const isFilled = hasContent(draft)
  /** An answer is one to what the customer wrote last, unless its writer says otherwise. */
  const answerNewest = useCallback(async () => {
    const message = await dispatch(fetchNewestMessage(websiteId)).catch(() => null)
    if (!message) return
    update((now) => {
      if (now.mode !== 'message_to' || now.replyTo) return {}
      return { replyTo: answerTo(message), subject: now.subject || answerSubject(message.subject) }
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
  // The same from key to key, so that what shows no words is not drawn anew with each.
  const change = useCallback(
    (part: Partial<Draft>) => {
      if (part.mode && isPublic(part.mode) !== isPublic(mode) && isFilled) setAsked({ part, mode: part.mode, open: true })
      else apply(part)
    },
    [mode, isFilled, apply],
  )
  const type = useCallback(
    (text: string) => {
      noteSeen()
      write(text)
    },
    [noteSeen, write],
  )
  const answer = (isYes: boolean) => {
    if (asked && isYes) apply(asked.part)
    setAsked(asked && { ...asked, open: false })
  }
  const [isSubjectAsked, askSubject] = useState(false)
  /** From the press to the answer: the next key comes before anything is drawn. */
  const isOnItsWay = useRef(false)
  useUnsavedChanges(isWorthKeeping(draft))

  const canSend = isComplete(draft) && uploads.uploads.length === 0 && !isSending

  async function submit(): Promise<boolean> {
    const written = latest.current
    if (!canSend || isOnItsWay.current) return false
    if (written.mode === 'message_to' && !written.subject.trim()) {
      askSubject(true)
      return false
    }
    return send()
  }

  async function send(): Promise<boolean> {
    if (!canSend || isOnItsWay.current) return false
    isOnItsWay.current = true
    askSubject(false)
    setFailure(null)
    const sent = latest.current
    const call = [t(`thread.call.${sent.direction}`), sent.contact.trim(), t(`thread.call.${sent.outcome}`)]
    const callSubject = call.filter(Boolean).join(' · ')
    try {
      const newest = isPublic(sent.mode) && noteSeen()
      const entry = {
        ...toMessageDraft(sent, { callSubject, todo: todoOf(sent), mentions: mentionsIn(sent.text, mentionable) }),
        ...(newest && { seen: newest }),
      }
      const { id } = await create({ websiteId, draft: entry }).unwrap()
      tellSent(id, sent)
      endTimer(sent, callSubject)
    } catch (thrown) {
      const error = toErrorObject(thrown)
      const message = error.status === CONFLICT ? await dispatch(fetchNewestMessage(websiteId)).catch(() => null) : null
      if (message) setHeld({ message, open: true })
      else setFailure(error)
      // Under this key went other words: whoever sends after having read so means a new mail.
      if (error.status === REFUSED && isPublic(sent.mode)) update(() => ({ key: uuid() }))
      return false
    } finally {
      isOnItsWay.current = false
    }
    seen.current = 0
    clear()
    return true
  }

  const release = () => {
    if (!held) return
    seen.current = held.message.id
    setHeld({ ...held, open: false })
  }

  const tellSent = (id: number, sent: Draft) => {
    if (sent.mode === 'message_to') return tellQueued(id, sent)
    if (!router.has(partner_website_log_delete.name)) return announce(t('thread.compose.saved'))
    // Its words come back too, unless the next ones are being written already. Its files are gone with it.
    offerUndo(t('thread.compose.saved'), async () => {
      await remove({ websiteId, id }).unwrap()
      update((now) => (isWorthKeeping(now) ? {} : { ...sent, isTimed: false, files: [], waiting: [] }))
    })
  }

  const tellQueued = (id: number, sent: Draft) => {
    if (!router.has(partner_email_composer_mailer_undo.name)) return announce(t('thread.compose.queued'))
    offerUndo(t('thread.compose.queued'), () => takeBack(id, sent.replyTo?.name ?? ''))
  }

  // From the toast and from the entry: what is asked for twice comes back once.
  const takenBack = useRef(new Set<number>())
  const takeBack = async (message: number, answered: string) => {
    const mail = await takeBackEmail({ websiteId, message }).unwrap()
    if (takenBack.current.has(message)) return
    takenBack.current.add(message)
    update((now) => withTakenBack(now, mail, answered))
  }

  const reply = (message: Message) => {
    const subject = draft.subject || answerSubject(message.subject)
    change({ mode: 'message_to', replyTo: answerTo(message), subject })
  }
  const subjectDoubt = { isAsked: isSubjectAsked, close: () => askSubject(false) }
  return {
    draft,
    isKept,
    type,
    change,
    uploads,
    canSend,
    isSending,
    failure,
    submit,
    send,
    reply,
    takeBack,
    held,
    release,
    asked,
    answer,
    subjectDoubt,
  }
}
