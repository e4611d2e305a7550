import { useState } from 'react'
import { useCreateEntryMutation, useDeleteEntryMutation } from '../../../../src/api'
import { type Message, partner_website_log_delete } from '../../../../src/contract'
import { type ErrorObject, toErrorObject } from '../../../../src/http'
import { useMessages } from '../../../../src/i18n'
import { useIsland } from '../../../../src/islands'
import { showToast, useAppDispatch, useUnsavedChanges } from '../../../../src/store'
import { useAnnounce } from '../../../../src/ui'
import { useDraftKey } from '../../inline/useDraftKey'
import { useOfferUndo } from '../../shared/useOfferUndo'
import { nameOf } from '../entry/person'
import { type Draft, isComplete, isWorthKeeping, toMessageDraft } from './Draft'
import { useDraft } from './useDraft'
import { useUploads } from '../../../../src/attachments'

/** What is written in a composer, and its way to the server. Whatever goes wrong, what was written stays. */
export function useComposer(websiteId: number) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const announce = useAnnounce()
  const [create, { isLoading: isSending }] = useCreateEntryMutation()
  const [remove] = useDeleteEntryMutation()
  const offerUndo = useOfferUndo()
  const { router } = useIsland()
  const [failure, setFailure] = useState<ErrorObject | null>(null)
  const { draft, isKept, update, clear } = useDraft(useDraftKey('thread', websiteId), (found) => {
    uploads.add(found.waiting)
    dispatch(showToast({ kind: 'info', key: t('thread.compose.restored') }))
  })
  const uploads = useUploads(websiteId, {
    onAdd: (files) => update(({ waiting }) => ({ waiting: [...waiting, ...files] })),
    onStored: (stored) => update(({ files }) => ({ files: [...files, stored] })),
    onDrop: (file) => update(({ waiting }) => ({ waiting: waiting.filter((other) => other !== file) })),
  })
  const change = (part: Partial<Draft>) => update(() => part)
  useUnsavedChanges(isWorthKeeping(draft))

  const canSend = isComplete(draft) && uploads.uploads.length === 0 && !isSending

  async function send(): Promise<boolean> {
    if (!canSend) return false
    setFailure(null)
    const call = [t(`thread.call.${draft.direction}`), draft.contact.trim(), t(`thread.call.${draft.outcome}`)]
    try {
      const { id } = await create({ websiteId, draft: toMessageDraft(draft, call.filter(Boolean).join(' · ')) }).unwrap()
      tellSent(id)
    } catch (thrown) {
      setFailure(toErrorObject(thrown))
      return false
    }
    clear()
    return true
  }

  const tellSent = (id: number) => {
    if (draft.mode === 'message_to' || !router.has(partner_website_log_delete.name))
      return announce(t(draft.mode === 'message_to' ? 'thread.compose.queued' : 'thread.compose.saved'))
    // Its words come back too, unless the next ones are being written already. Its files are gone with it.
    offerUndo(t('thread.compose.saved'), async () => {
      await remove({ websiteId, id }).unwrap()
      update((now) => (isWorthKeeping(now) ? {} : { ...draft, files: [], waiting: [] }))
    })
  }

  const reply = (message: Message) => {
    const subject = draft.subject || (/^re:/i.test(message.subject) ? message.subject : `Re: ${message.subject}`)
    change({ mode: 'message_to', replyTo: { id: message.id, name: nameOf(message.from) }, subject })
  }
  return { draft, isKept, change, uploads, canSend, isSending, failure, send, reply }
}
