import { useState } from 'react'
import { type MailerOptions, partner_email_composer } from '../../../src/contract'
import { uuid } from '../../../src/model'
import { useUploads } from '../../../src/parts/attachments'
import { selectUser, useAppSelector, usePageStore } from '../../../src/store'
import type { Draft } from './Draft'
import { freshDraft } from './freshDraft'
import { useChecks } from './useChecks'
import { keyedDraft, useDraft } from './useDraft'
import { useSend } from './useSend'

/** A mail from its first word until it has left. It outlives its form, which is gone while the mail can be taken back. */
export function useMail(options: MailerOptions, offer: number | undefined) {
  const { website, reply } = options
  const user = useAppSelector(selectUser)
  const { navigation } = usePageStore()
  const kept = useDraft(
    `mail ${user?.id} ${website.id} ${reply?.id ?? ''}${offer === undefined ? '' : ` offer ${offer}`}`,
    freshDraft(options, offer),
  )
  const { draft, replace, addFile, clear } = kept
  /** What stood there when the mail had left, if somebody had written on meanwhile. */
  const [writtenOn, setWrittenOn] = useState<Draft | null>(null)
  const [isLaterOpen, setLaterOpen] = useState(false)
  const uploads = useUploads({ mailer: website.id }, { onAdd: () => {}, onStored: addFile, onDrop: () => {} })
  const restore = (mail: Draft) =>
    replace(() => {
      if (!writtenOn) return mail
      return {
        ...writtenOn,
        key: mail.key,
        files: [...mail.files, ...writtenOn.files.filter(({ id }) => !mail.files.some((file) => file.id === id))],
      }
    })
  const query = { ...(reply && { reply: reply.id }), ...(offer !== undefined && { offer }) }
  const onReturn = () => navigation.toRoute(partner_email_composer.name, { website: website.id }, { query })
  const sending = useSend(options, { restore, onRefused: () => kept.change({ key: uuid() }), onReturn })
  const isUploading = uploads.uploads.some(({ error }) => !error)
  const checks = useChecks({
    draft,
    latest: kept.latest,
    options,
    joined: kept.joined,
    isWithoutFile: uploads.uploads.length > 0,
    async send() {
      const written = keyedDraft(kept)
      if (written && (await sending.send(written))) setWrittenOn(clear(written))
    },
  })
  // A draft that comes back may have a time already.
  const isForLater = isLaterOpen || (draft !== null && draft.sendAt !== '')
  const toggleLater = () => {
    setLaterOpen(!isForLater)
    if (isForLater) kept.change({ sendAt: '', cancelIfAnswered: false })
  }
  return { ...kept, isWrittenOn: writtenOn !== null, uploads, isUploading, sending, checks, isForLater, toggleLater }
}

export type Mail = ReturnType<typeof useMail>
