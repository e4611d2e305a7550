import type { Kysely } from 'kysely'
import { DEFAULT_LOCALE, fullName, intlTag, isLocale } from '../../../src/model'
import type { Database } from '../../db'
import { queueMail } from '../../outbox/mail/queueMail'
import { brandMail, mailBrand } from '../../outbox/mail/brandMail'
import type { Services, Viewer } from '../../kernel/context'
import { translator } from '../../kernel/text/translate'

interface Invitation {
  id: number
  email: string
  forename: string | null
  surname: string | null
  role: string
  expires_at: Date
  link: string
}

/** The mail in the language of the team, under the brand of the team. */
export function invitationMail(
  services: Services,
  viewer: Viewer,
  { role, expires_at, link }: Pick<Invitation, 'role' | 'expires_at' | 'link'>,
) {
  const { settings, partner_name: team } = viewer
  const locale = settings.language && isLocale(settings.language) ? settings.language : DEFAULT_LOCALE
  const t = translator(services.root, locale)
  const until = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: viewer.time_zone }).format(expires_at)
  const title = t('invitation.mail.title', { team })
  const text = t('invitation.mail.text', { person: fullName(viewer) || viewer.email, team, role: t(`role.${role}`) })
  const paragraphs = [text, t('invitation.mail.until', { date: until })]
  const button = { label: t('invitation.mail.button'), url: link }
  return { subject: title, ...brandMail(mailBrand(services, team, settings), { locale, title, paragraphs, button }) }
}

/** Mails the link. */
export async function sendInvitation(services: Services, db: Kysely<Database>, viewer: Viewer, invitation: Invitation): Promise<void> {
  await queueMail(services, db, {
    partnerId: viewer.partner_id,
    kind: 'invitation',
    to: [{ name: fullName(invitation), email: invitation.email }],
    ...invitationMail(services, viewer, invitation),
    createdBy: viewer.user_id,
    key: `invitation:${invitation.id}`,
  })
}
