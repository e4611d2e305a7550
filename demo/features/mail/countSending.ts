import { MAIL_SEND_LIMIT, MAIL_SEND_WINDOW_MS } from '../../../src/model'
import { countAttempt } from '../../services'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'

/** Refuses when somebody sends more mails than a person writes. */
export async function countSending({ db, clock }: Services, viewer: Viewer): Promise<void> {
  const now = clock.now()
  const { count, resetsAt } = await countAttempt(db, `mail:${viewer.user_id}`, now, MAIL_SEND_WINDOW_MS)
  if (count <= MAIL_SEND_LIMIT) return
  const seconds = Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)
  throw new HttpError(429, 'refusal.tooManyMails', { values: { seconds }, headers: { 'Retry-After': String(seconds) } })
}
