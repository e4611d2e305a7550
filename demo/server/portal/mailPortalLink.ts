import { sql } from 'kysely'
import { toLocale } from '../../../src/model'
import { queueEntry } from '../../mail/queueEntry'
import type { Services } from '../context'
import { publish } from '../eventHub'
import { translator } from '../translate'
import { createPortalLink } from './portalLinks'
import { customerOf } from './customerOf'

const MAX_WEBSITES = 10

/** Queues a mail with a link for every website whose customer has this address; for an unknown address nothing happens. */
export async function mailPortalLink(services: Services, email: string, origin: string): Promise<void> {
  const websites = await services.db
    .selectFrom('websites')
    .select(['id', 'partner_id', 'status', 'title', 'language', 'customer'])
    .where('deleted_at', 'is', null)
    .where('is_template', '=', false)
    .where(sql<boolean>`${email} in (lower(websites.customer ->> 'contactEmail'), lower(websites.customer ->> 'email'))`)
    .orderBy('id', 'desc')
    .limit(MAX_WEBSITES)
    .execute()
  for (const website of websites) {
    await services.db.transaction().execute(async (db) => {
      const now = services.clock.now()
      const path = await createPortalLink(db, { websiteId: website.id, userId: null, now })
      const t = translator(services.root, toLocale(website.language))
      const { name } = customerOf(website)
      const text = t('portal.mail.text', { name, link: `${origin}${path}` })
      const { id } = await db
        .insertInto('messages')
        .values({
          partner_id: website.partner_id,
          website_id: website.id,
          category: 'message_to',
          status: website.status,
          source: 'system',
          subject: t('portal.mail.subject', { website: website.title }),
          message: text,
          to_name: name,
          to_email: email,
          cc: '[]',
          bcc: '[]',
          date: now,
          done: true,
          done_at: now,
          delivery_state: 'queued',
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await queueEntry(services, db, { messageId: id, text, html: null, fileIds: [] })
      await publish(db, { kind: 'message', partnerId: website.partner_id, websiteId: website.id })
    })
  }
}
