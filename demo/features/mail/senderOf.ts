import { fullName } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { accountInUse } from '../../outbox/mail/mailAccount'
import { plusAddress } from '../../outbox/mail/plusAddress'

/** Whom customers see as the sender of what this person writes. */
export async function senderOf({ db, mail }: Pick<Services, 'db' | 'mail'>, viewer: Viewer) {
  const account = await accountInUse(db, viewer.partner_id)
  const email = account?.from_email ?? (await plusAddress(db, mail.domain, { kind: 'partner', partnerId: viewer.partner_id }))
  return { name: fullName(viewer), email, verified: !account || account.verified_at !== null }
}
