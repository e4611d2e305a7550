import type { Kysely } from 'kysely'
import { DEFAULT_LOCALE, fullName, HOUR_MS, isEmail, isLocale, MINUTE_MS } from '../../../src/model'
import type { Database } from '../../db'
import { brandOfPartner } from '../../db/queries/partners/brandOfPartner'
import { partnersOf } from '../../db/queries/partners/partners'
import { findAccount } from '../../db/queries/people/users'
import type { Services } from '../../kernel/context'
import { translator } from '../../kernel/text/translate'
import { brandMail, mailBrand } from '../../outbox/mail/brandMail'
import { queueMail } from '../../outbox/mail/queueMail'
import { countAttempt } from '../../db/queries/rateLimits'
import { hashOf, newToken } from '../../access/tokens/opaqueToken'

const RESET_MS = HOUR_MS
/** An account gets no more mails than these in an hour, whoever asks. */
const MAILS_PER_HOUR = 3

interface Asked {
  email: string
  /** Whose name the page was called by; their brand is on the mail when the person works for them. */
  partnerId: number | null
  origin: string
}

/** Mails a link by which the password can be set anew; for an unknown address, and for one that asks too often, nothing happens. */
export async function mailNewPassword(services: Services, { email, partnerId, origin }: Asked): Promise<void> {
  if (!isEmail(email)) return
  const now = services.clock.now()
  const { count } = await countAttempt(services.db, `forgotten:${email.toLowerCase()}`.slice(0, 400), now, HOUR_MS)
  const account = await findAccount(services.db, email)
  if (!account || account.disabled_at || count > MAILS_PER_HOUR) return
  const partners = await partnersOf(services.db, account.id)
  const partner = partners.find(({ id }) => id === partnerId) ?? partners[0]
  if (!partner) return
  await services.db.transaction().execute(async (db) => {
    const token = newToken()
    // The newest link is the one that works.
    await db.deleteFrom('password_resets').where('user_id', '=', account.id).execute()
    const row = { token_hash: hashOf(token), user_id: account.id, partner_id: partner.id, expires_at: new Date(now.getTime() + RESET_MS) }
    await db.insertInto('password_resets').values(row).execute()
    await queue(services, db, { userId: account.id, partnerId: partner.id, link: `${origin}/password/new/${token}` })
  })
}

interface Mail {
  userId: number
  partnerId: number
  link: string
}

/** In the language of the person, under the brand of their team. */
async function queue(services: Services, db: Kysely<Database>, { userId, partnerId, link }: Mail): Promise<void> {
  const person = await db
    .selectFrom('users')
    .select(['email', 'forename', 'surname', 'name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { partner_name: team, settings } = await brandOfPartner(db, partnerId)
  const locale = isLocale(person.language) ? person.language : DEFAULT_LOCALE
  const t = translator(services.root, locale)
  const title = t('password.mail.title')
  const paragraphs = [t('password.mail.text', { team, minutes: RESET_MS / MINUTE_MS }), t('password.mail.ignore')]
  const button = { label: t('password.mail.button'), url: link }
  await queueMail(services, db, {
    partnerId,
    kind: 'password',
    to: [{ name: fullName(person), email: person.email }],
    subject: title,
    ...brandMail(mailBrand(services, team, settings), { locale, title, paragraphs, button }),
    createdBy: userId,
  })
}
