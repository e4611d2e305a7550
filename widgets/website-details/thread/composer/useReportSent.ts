import { useDeleteMessageMutation } from '../../../../src/api/messages'
import { partner_website_log_delete } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { useIsland } from '../../../../src/islands'
import { changeDraft, type Draft, isWorthKeeping } from '../../../../src/parts/composer'
import { useOfferUndo } from '../../../../src/parts/recentActions'
import { showToast, useAppDispatch } from '../../../../src/store'
import { useAnnounce } from '../../../../src/ui'

interface Options {
  readonly websiteId: number
  readonly draftKey: string
  /** Null where mails cannot be taken back. */
  readonly takeBack: ((message: number, answered: string) => Promise<boolean>) | null
}

/** Tells that a message is on the server, with a way back to the composer where there is one. */
export function useReportSent({ websiteId, draftKey, takeBack }: Options): (id: number, draft: Draft) => void {
  const t = useMessages()
  const announce = useAnnounce()
  const dispatch = useAppDispatch()
  const [remove] = useDeleteMessageMutation()
  const offerUndo = useOfferUndo()
  const { router } = useIsland()

  const reportQueued = (id: number, { replyTo }: Draft) => {
    if (!takeBack) return announce(t('composer.queued'))
    const action = { key: 'partner.general.undo', run: () => void takeBack(id, replyTo?.name ?? '') }
    dispatch(showToast({ kind: 'success', key: t('composer.queued'), action }))
  }
  return (id, draft) => {
    if (draft.mode === 'message_to') return reportQueued(id, draft)
    if (!router.has(partner_website_log_delete.name)) return announce(t('websiteDetails.thread.compose.saved'))
    // Its words come back too, unless the next ones are being written already. Its files are gone with it.
    offerUndo(t('websiteDetails.thread.compose.saved'), async () => {
      await remove({ websiteId, id }).unwrap()
      const before = { ...draft, isTimed: false, files: [], waiting: [] }
      await dispatch(changeDraft(draftKey, (now) => (isWorthKeeping(now) ? {} : before)))
    })
  }
}
