import { type Kysely, sql } from 'kysely'
import { DEFAULT_LOCALE, fullName, isLocale, type Locale } from '../../../src/model'
import type { Database } from '../../db'
import { brandOfPartner } from '../../db/queries/partners/brandOfPartner'
import { ofPartner } from '../../db/queries/base'
import { queueMail } from './queueMail'
import { brandMail, mailBrand } from './brandMail'
import type { Services } from '../../kernel/context'
import { type Translate, translator } from '../../kernel/text/translate'

interface Notice {
  title: string
  lines: readonly string[]
  button: { label: string; path: string }
}

/** Tells every admin of a team something by mail, each in their language; dates are of the team's time zone. */
export async function mailAdmins(
  services: Services,
  db: Kysely<Database>,
  partnerId: number,
  write: (t: Translate, words: { locale: Locale; timeZone: string }) => Notice,
): Promise<void> {
  const admins = await ofPartner(db, partnerId, 'memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.name', 'users.forename', 'users.surname', 'users.email', 'users.language'])
    .where('memberships.active', '=', true)
    .where('users.disabled_at', 'is', null)
    .where(sql<boolean>`'partner_admin' = any(memberships.roles)`)
    .execute()
  const { settings, partner_name: team, time_zone: timeZone } = await brandOfPartner(db, partnerId)
  for (const admin of admins) {
    const locale = isLocale(admin.language) ? admin.language : DEFAULT_LOCALE
    const { title, lines, button } = write(translator(services.root, locale), { locale, timeZone })
    const url = services.publicUrl && new URL(button.path, services.publicUrl).href
    const mail = brandMail(mailBrand(services, team, settings), {
      locale,
      title,
      paragraphs: lines,
      ...(url && { button: { label: button.label, url } }),
    })
    await queueMail(services, db, {
      partnerId,
      kind: 'notice',
      to: [{ name: fullName(admin), email: admin.email }],
      subject: title,
      ...mail,
    })
  }
}
