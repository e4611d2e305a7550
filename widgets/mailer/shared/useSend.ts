import { useRef, useState } from 'react'
import { useSendEmailMutation, useTakeBackEmailMutation } from '../../../src/api/mail'
import { fetchNewestMessage } from '../../../src/api/messages'
import type { MailerOptions, Message } from '../../../src/contract'
import { isConflict, toErrorObject } from '../../../src/http'
import { useIsland } from '../../../src/islands'
import { instantOfLocalTime } from '../../../src/model'
import { useAppDispatch } from '../../../src/store'
import { type Draft, fromEmail, toEmail } from './Draft'
import { undoMsOf } from './undoMsOf'

export interface SentMail {
  readonly message: Message
  /** Until then it can be taken back, by the browser's clock. */
  readonly until: number
}

/** Sending, and taking back what was sent. */
export function useSend({ website, limits, newest }: MailerOptions, restore: (draft: Draft) => void) {
  const websiteId = website.id
  const { timeZone: zone } = useIsland().page
  const undoMs = undoMsOf(limits)
  const [sendEmail, sending] = useSendEmailMutation()
  const [takeBack, takingBack] = useTakeBackEmailMutation()
  const [sent, setSent] = useState<SentMail | null>(null)
  const dispatch = useAppDispatch()
  // Keys send it, too, whatever its button says.
  const isUnderWay = useRef(false)
  // What the customer writes after this message holds the mail (TK-07).
  const seen = useRef(newest)
  const [held, setHeld] = useState<{ message: Message; open: boolean } | null>(null)
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
      const result = await sendEmail({ websiteId, email: { ...toEmail(draft, zone, undoMs), seen: seen.current } })
      isUnderWay.current = false
      if ('error' in result && isConflict(toErrorObject(result.error))) {
        const message = await dispatch(fetchNewestMessage(websiteId)).catch(() => null)
        if (message) setHeld({ message, open: true })
      }
      if (!('data' in result) || !result.data) return false
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
      if (!('data' in result) || !result.data) return
      restore(fromEmail(result.data.draft, result.data.attachments, zone))
      setSent(null)
    },
    forget: () => setSent(null),
  }
}
