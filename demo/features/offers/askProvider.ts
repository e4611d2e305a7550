import type { Kysely } from 'kysely'
import { DEFAULT_LOCALE, fullName } from '../../../src/model'
import type { Database } from '../../db'
import { queueMail } from '../../outbox/mail/queueMail'
import { brandMail, mailBrand } from '../../outbox/mail/brandMail'
import type { Services, Viewer } from '../../kernel/context'
import { translator } from '../../kernel/text/translate'

interface Request {
  /** Title. */
  offer: string
  to: string
  /** Where it is answered. */
  url: string
}

/** Mails the provider that an agency wants an offer, with a link to answer by (AO-01). */
export async function askProvider(services: Services, db: Kysely<Database>, viewer: Viewer, { offer, to, url }: Request): Promise<void> {
  const { settings, partner_name: agency } = viewer
  const locale = DEFAULT_LOCALE
  const t = translator(services.root, locale)
  const title = t('offer.request.title', { agency, offer })
  const mail = brandMail(mailBrand(services, agency, settings), {
    locale,
    title,
    paragraphs: [t('offer.request.text', { person: fullName(viewer) || viewer.email, email: viewer.email })],
    button: { label: t('offer.request.button'), url },
  })
  await queueMail(services, db, {
    partnerId: viewer.partner_id,
    kind: 'notice',
    to: [{ name: '', email: to }],
    subject: title,
    ...mail,
    createdBy: viewer.user_id,
  })
}
