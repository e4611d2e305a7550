import type { Kysely, Selectable } from 'kysely'
import { DEFAULT_LOCALE, isLocale } from '../../../src/model'
import type { Database } from '../../db'
import { brandOfPartner } from '../../db/queries/partners/brandOfPartner'
import type { WebhooksTable } from '../../db/tables/webhooks'
import { queueMail } from '../mail/queueMail'
import type { Services } from '../../kernel/context'
import { translator } from '../../kernel/text/translate'
import { giveUp } from './giveUp'
import { writeNews } from '../commit/writeNews'

/** Switches off a webhook that has failed for days, and tells the team by mail. */
export async function switchOff(services: Services, db: Kysely<Database>, hook: Selectable<WebhooksTable>): Promise<void> {
  const { partner_id: partnerId, name, url, id } = hook
  await db.updateTable('webhooks').set({ enabled: false }).where('id', '=', id).execute()
  await giveUp(db, id)
  await writeNews({ ...services, db }, { partner_id: partnerId, user_id: null }, { audit: [{ action: 'webhook.disabled', subject: name }] })
  const { settings } = await brandOfPartner(db, partnerId)
  if (!settings.email) return
  const t = translator(services.root, settings.language && isLocale(settings.language) ? settings.language : DEFAULT_LOCALE)
  await queueMail(services, db, {
    partnerId,
    kind: 'notice',
    to: [{ name: '', email: settings.email }],
    subject: t('webhook.off.subject', { name }),
    text: t('webhook.off.text', { name, url }),
  })
}
