import type { Kysely } from 'kysely'
import { fullName, toLocale } from '../../../src/model'
import type { Database } from '../../db'
import { brandOfPartner } from '../../db/queries/partners/brandOfPartner'
import { queueMail } from '../../outbox/mail/queueMail'
import { brandMail, mailBrand } from '../../outbox/mail/brandMail'
import type { Services } from '../../kernel/context'
import { translator } from '../../kernel/text/translate'
import { offerText } from './offerText'

interface Answer {
  partnerId: number
  /** Who asked. */
  userId: number | null
  offer: Parameters<typeof offerText>[0]
  state: 'accepted' | 'declined'
  reason: string
}

/** Mails whoever asked for an offer, or the team once they have left it, what the provider answered (AO-01). */
export async function notifyOfAnswer(
  services: Services,
  db: Kysely<Database>,
  { partnerId, userId, offer, state, reason }: Answer,
): Promise<void> {
  const { settings, partner_name: team } = await brandOfPartner(db, partnerId)
  const asker = await db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .where('users.id', '=', userId)
    .where('memberships.partner_id', '=', partnerId)
    .where('memberships.active', '=', true)
    .select(['email', 'name', 'forename', 'surname', 'language'])
    .executeTakeFirst()
  const to = asker ? { name: fullName(asker), email: asker.email } : settings.email && { name: team, email: settings.email }
  if (!to) return
  const locale = toLocale(asker?.language ?? settings.language ?? '')
  const t = translator(services.root, locale)
  const title = t(`offer.${state}.title`, { offer: offerText(offer, locale).title })
  const url = services.publicUrl && new URL('/agency-offers', services.publicUrl).href
  const mail = brandMail(mailBrand(services, settings.companyName ?? team, settings), {
    locale,
    title,
    paragraphs: [t(`offer.${state}.text`), ...(reason ? [reason] : [])],
    ...(url && { button: { label: t('offer.answer.button'), url } }),
  })
  await queueMail(services, db, { partnerId, kind: 'notice', to: [to], subject: title, ...mail })
}
