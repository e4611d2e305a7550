import type { Kysely } from 'kysely'
import { toLocale } from '../../../../src/model'
import type { Database } from '../../../db'
import { brandOfPartner } from '../../../db/queries/partners/brandOfPartner'
import { queueMail } from '../../../outbox/mail/queueMail'
import { brandMail, mailBrand } from '../../../outbox/mail/brandMail'
import type { Services } from '../../../kernel/context'
import { translator } from '../../../kernel/text/translate'

interface Website {
  id: number
  partner_id: number
  title: string
  domain: string
}

/** Mails those whom the team has named, else the team, that a website stopped working or works again (AC-02). */
export async function notifyRecipients(
  services: Services,
  db: Kysely<Database>,
  { id, partner_id, title: website, domain }: Website,
  state: 'up' | 'down' | 'unknown',
): Promise<void> {
  const { settings, partner_name: name } = await brandOfPartner(db, partner_id)
  const own = settings.monitorRecipients ?? []
  const to = own.length > 0 ? own : settings.email ? [settings.email] : []
  if (to.length === 0) return
  const locale = toLocale(settings.language ?? '')
  const t = translator(services.root, locale)
  const title = t(`watch.${state}.title`, { website })
  const url = services.publicUrl && new URL(`/website/${id}`, services.publicUrl).href
  const mail = brandMail(mailBrand(services, settings.companyName ?? name, settings), {
    locale,
    title,
    paragraphs: [t(`watch.${state}.text`, { domain })],
    ...(url && { button: { label: t('watch.button'), url } }),
  })
  for (const email of to) {
    await queueMail(services, db, { partnerId: partner_id, kind: 'notice', to: [{ name: '', email }], subject: title, ...mail })
  }
}
