import type { Kysely } from 'kysely'
import { DEFAULT_LOCALE, fullName, isLocale, type Role } from '../../../src/model'
import type { Database } from '../../db'
import type { EveryStaffRow } from '../../db/queries/people/staff'
import { queueMail } from '../../outbox/mail/queueMail'
import { brandMail, mailBrand } from '../../outbox/mail/brandMail'
import type { Services, Viewer } from '../../kernel/context'
import { translator } from '../../kernel/text/translate'

/** Mails a person which role they have now, in their own language (SF-05). */
export async function notifyOfNewRole(
  services: Services,
  db: Kysely<Database>,
  viewer: Viewer,
  person: EveryStaffRow,
  role: Role,
): Promise<void> {
  const { settings, partner_name: team } = viewer
  const locale = isLocale(person.language) ? person.language : DEFAULT_LOCALE
  const t = translator(services.root, locale)
  const title = t('staff.roleMail.title', { team, role: t(`role.${role}`) })
  const text = t('staff.roleMail.text', { person: fullName(viewer) || viewer.email })
  const mail = brandMail(mailBrand(services, team, settings), { locale, title, paragraphs: [text, t(`role.${role}.description`)] })
  await queueMail(services, db, {
    partnerId: viewer.partner_id,
    kind: 'notice',
    to: [{ name: fullName(person), email: person.email }],
    subject: title,
    ...mail,
    createdBy: viewer.user_id,
  })
}
