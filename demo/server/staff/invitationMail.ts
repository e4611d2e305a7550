import type { Kysely } from 'kysely'
import { DEFAULT_LOCALE, fullName, isLocale } from '../../../src/model'
import type { Database } from '../../db'
import { queueMail } from '../../mail/queueMail'
import { brandMail } from '../brandMail'
import type { Services, Viewer } from '../context'
import { translator } from '../translate'

interface Invitation {
  id: number
  email: string
  forename: string | null
  surname: string | null
  role: string
  expires_at: Date
  link: string
}

/** Mails the link, in the language of the team, under the brand of the team. */
export async function sendInvitation(services: Services, db: Kysely<Database>, viewer: Viewer, invitation: Invitation): Promise<void> {
  const { settings, partner_name: team } = viewer
  const locale = settings.language && isLocale(settings.language) ? settings.language : DEFAULT_LOCALE
  const t = translator(services.root, locale)
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: viewer.time_zone }).format(invitation.expires_at)
  const mail = brandMail(
    { name: team, color: settings.color, signature: settings.signature },
    {
      locale,
      title: t('invitation.mail.title', { team }),
      paragraphs: [
        t('invitation.mail.text', { person: fullName(viewer) || viewer.email, team, role: t(`role.${invitation.role}`) }),
        t('invitation.mail.until', { date: until }),
      ],
      button: { label: t('invitation.mail.button'), url: invitation.link },
    },
  )
  await queueMail(services, db, {
    partnerId: viewer.partner_id,
    kind: 'invitation',
    to: [{ name: fullName(invitation), email: invitation.email }],
    subject: t('invitation.mail.title', { team }),
    ...mail,
    createdBy: viewer.user_id,
    key: `invitation:${invitation.id}`,
  })
}
