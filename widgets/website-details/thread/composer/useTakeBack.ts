import { useRef } from 'react'
import { useTakeBackEmailMutation } from '../../../../src/api/mail'
import { useDeleteEntryMutation } from '../../../../src/api/messages'
import { partner_email_composer_mailer_undo, partner_website_log_delete } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { useIsland } from '../../../../src/islands'
import { useAppDispatch } from '../../../../src/store'
import { useAnnounce } from '../../../../src/ui'
import { changeDraft, type Draft, isWorthKeeping, withTakenBack } from '../../../../src/parts/composer'
import { useOfferUndo } from '../../shared/useOfferUndo'

/** Tells that an entry is on the server, and brings it back to the composer where that is possible. */
export function useTakeBack(websiteId: number, draftKey: string) {
  const t = useMessages()
  const announce = useAnnounce()
  const dispatch = useAppDispatch()
  const [remove] = useDeleteEntryMutation()
  const [takeBackEmail] = useTakeBackEmailMutation()
  const offerUndo = useOfferUndo()
  const { router } = useIsland()
  // From the toast and from the entry: what is asked for twice comes back once.
  const takenBack = useRef(new Set<number>())

  const takeBack = async (message: number, answered: string) => {
    const answer = await takeBackEmail({ websiteId, message }).unwrap()
    if (takenBack.current.has(message)) return
    takenBack.current.add(message)
    await dispatch(changeDraft(draftKey, (now) => withTakenBack(now, answer, answered)))
  }
  const tellQueued = (id: number, draft: Draft) => {
    if (!router.has(partner_email_composer_mailer_undo.name)) return announce(t('composer.queued'))
    offerUndo(t('composer.queued'), () => takeBack(id, draft.replyTo?.name ?? ''))
  }
  const tellSent = (id: number, draft: Draft) => {
    if (draft.mode === 'message_to') return tellQueued(id, draft)
    if (!router.has(partner_website_log_delete.name)) return announce(t('websiteDetails.thread.compose.saved'))
    // Its words come back too, unless the next ones are being written already. Its files are gone with it.
    offerUndo(t('websiteDetails.thread.compose.saved'), async () => {
      await remove({ websiteId, id }).unwrap()
      const before = { ...draft, isTimed: false, files: [], waiting: [] }
      await dispatch(changeDraft(draftKey, (now) => (isWorthKeeping(now) ? {} : before)))
    })
  }
  return { takeBack, tellSent }
}
