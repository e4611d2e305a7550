import { MAIL_BULK_LIMIT, MAIL_SEND_LIMIT, MAIL_SEND_WINDOW_MS, MAIL_TEST_LIMIT } from '../../../src/model'
import { countAttempt } from '../../db/queries/rateLimits'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'

const LIMITS = { mail: MAIL_SEND_LIMIT, bulk: MAIL_BULK_LIMIT, test: MAIL_TEST_LIMIT }

/** Refuses when somebody sends more mails than a person writes. Tries keep nobody from writing. */
export async function countSending({ db, clock }: Services, viewer: Viewer, kind: keyof typeof LIMITS): Promise<void> {
  const now = clock.now()
  const { count, resetsAt } = await countAttempt(db, `sending:${kind}:${viewer.user_id}`, now, MAIL_SEND_WINDOW_MS)
  if (count <= LIMITS[kind]) return
  const seconds = Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)
  throw new HttpError(429, 'refusal.tooManyMails', { values: { seconds }, headers: { 'Retry-After': String(seconds) } })
}
