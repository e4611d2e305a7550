import { useState } from 'react'
import { useSendEmailMutation, useTakeBackEmailMutation } from '../../src/api/email'
import type { MailerOptions, Message } from '../../src/contract'
import { toErrorObject } from '../../src/http'
import { type Draft, fromEmail, toEmail } from './Draft'
import { undoMsOf } from './undoMsOf'

export interface Sent {
  readonly message: Message
  /** Until then it can be taken back, by the browser's clock. */
  readonly until: number
}

/** Sending, and taking back what was sent. */
export function useSend({ website, limits }: MailerOptions, restore: (draft: Draft) => void) {
  const websiteId = website.id
  const undoMs = undoMsOf(limits)
  const [sendEmail, sending] = useSendEmailMutation()
  const [takeBack, takingBack] = useTakeBackEmailMutation()
  const [sent, setSent] = useState<Sent | null>(null)
  return {
    sent,
    isSending: sending.isLoading,
    isTakingBack: takingBack.isLoading,
    failure: sending.error ? toErrorObject(sending.error) : null,
    async send(draft: Draft): Promise<boolean> {
      const result = await sendEmail({ websiteId, email: toEmail(draft, undoMs) })
      if (!('data' in result) || !result.data) return false
      setSent({ message: result.data, until: draft.sendAt ? new Date(draft.sendAt).getTime() : Date.now() + undoMs })
      return true
    },
    async undo(): Promise<void> {
      if (!sent) return
      const result = await takeBack({ websiteId, message: sent.message.id })
      if (!('data' in result) || !result.data) return
      restore(fromEmail(result.data.draft, result.data.attachments))
      setSent(null)
    },
    forget: () => setSent(null),
  }
}
