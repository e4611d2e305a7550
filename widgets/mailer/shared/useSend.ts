import { useRef, useState } from 'react'
import { useSendEmailMutation, useTakeBackEmailMutation } from '../../../src/api/mail'
import { fetchNewestMessage } from '../../../src/api/messages'
import type { MailerOptions, Message } from '../../../src/contract'
import { type ErrorObject, isConflict, isRefused, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { useIsGone, useIsland } from '../../../src/islands'
import { instantOfLocalTime } from '../../../src/model'
import { useReportRefused } from '../../../src/parts/composer'
import { reportFailure, showToast, useAppDispatch } from '../../../src/store'
import { type Draft, fromEmail, sendingKey, toEmail } from './Draft'
import { undoMsOf } from './undoMsOf'

export interface SentMail {
  readonly message: Message
  /** Until then it can be taken back, by the browser's clock. */
  readonly until: number
}

interface Options {
  readonly restore: (draft: Draft) => void
  /** What was refused is another mail when it is sent again. */
  readonly onRefused: () => void
  /** Shows the mail, for whoever has gone on before it was refused. */
  readonly onReturn: () => void
}

/** Sending, and taking back what was sent. */
export function useSend({ website, limits, newest }: MailerOptions, { restore, onRefused, onReturn }: Options) {
  const t = useMessages()
  const websiteId = website.id
  const { timeZone: zone } = useIsland().page
  const undoMs = undoMsOf(limits)
  const [sendEmail, sending] = useSendEmailMutation()
  const [takeBack, takingBack] = useTakeBackEmailMutation()
  const [sent, setSent] = useState<SentMail | null>(null)
  const dispatch = useAppDispatch()
  // Keys send it, too, whatever its button says.
  const isUnderWay = useRef(false)
  const isGone = useIsGone()
  const reportRefused = useReportRefused(onReturn)
  // What the customer writes after this message holds the mail (TK-07).
  const seen = useRef(newest)
  const [held, setHeld] = useState<{ message: Message; open: boolean } | null>(null)

  const fetchNewest = () => dispatch(fetchNewestMessage(websiteId)).catch(() => null)

  async function refuse(error: ErrorObject): Promise<void> {
    const message = isConflict(error) ? await fetchNewest() : null
    if (isGone.current) reportRefused(message ? t('composer.refused.newer') : t(error.message, error.values), error)
    else if (message) setHeld({ message, open: true })
    if (isRefused(error)) onRefused()
  }

  return {
    sent,
    isSending: sending.isLoading,
    isTakingBack: takingBack.isLoading,
    held,
    failure: sending.error && !held ? toErrorObject(sending.error) : null,
    async send(draft: Draft): Promise<boolean> {
      if (isUnderWay.current) return false
      isUnderWay.current = true
      setHeld(null)
      const email = { ...toEmail(draft, zone, undoMs), seen: seen.current }
      const result = await sendEmail({ websiteId, email, key: sendingKey(draft, zone) })
      isUnderWay.current = false
      if (!result.data) {
        await refuse(toErrorObject(result.error))
        return false
      }
      if (isGone.current) dispatch(showToast({ kind: 'success', key: t('mailer.queued') }))
      setSent({ message: result.data, until: draft.sendAt ? instantOfLocalTime(draft.sendAt, zone) : Date.now() + undoMs })
      return true
    },
    /** The message that held the mail has been read. */
    release(): void {
      if (!held) return
      seen.current = held.message.id
      setHeld({ ...held, open: false })
    },
    async undo(): Promise<void> {
      if (!sent) return
      const result = await takeBack({ websiteId, message: sent.message.id })
      if (!result.data) {
        const error = toErrorObject(result.error)
        if (isConflict(error)) setSent({ ...sent, until: Date.now() })
        else dispatch(reportFailure(error))
        return
      }
      restore(fromEmail(result.data.draft, result.data.attachments, zone))
      setSent(null)
    },
    forget: () => setSent(null),
  }
}
