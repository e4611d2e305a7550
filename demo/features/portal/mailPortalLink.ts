import { type Kysely, sql } from 'kysely'
import { fullName, toLocale } from '../../../src/model'
import type { Database } from '../../db'
import { addMessage } from '../../db/writers/addMessages'
import { queueMessage } from '../../outbox/mail/queueMessage'
import type { Services, Viewer } from '../../kernel/context'
import { translator } from '../../kernel/text/translate'
import type { LockedWebsite } from '../../db/queries/websites/lockWebsite'
import { customerOf } from '../customers/customerOf'
import { commit } from '../../outbox/commit/commit'
import type { News } from '../../kernel/News'
import { createPortalLink } from './portalLinks'
import { live } from '../../db/queries/base'

const MAX_WEBSITES = 10

/** Queues a mail with a link for every website whose customer has this address; for an unknown address nothing happens. */
export async function mailPortalLink(services: Services, email: string, origin: string): Promise<void> {
  const websites = await live(services.db, 'websites')
    .selectAll()
    .where('is_template', '=', false)
    .where(sql<boolean>`${email} in (lower(websites.customer ->> 'contactEmail'), lower(websites.customer ->> 'email'))`)
    .orderBy('id', 'desc')
    .limit(MAX_WEBSITES)
    .execute()
  for (const website of websites) {
    const by = { partner_id: website.partner_id, user_id: null }
    await commit(services, by, (db) => queuePortalLink(services, db, website, { email, origin, by: null }))
  }
}

interface Addressed {
  email: string
  origin: string
  /** Who sends it; null when the customer asked for it. */
  by: Viewer | null
}

/** Queues a mail that lets the customer in, in the customer's language. */
export async function queuePortalLink(
  services: Services,
  db: Kysely<Database>,
  website: LockedWebsite,
  { email, origin, by }: Addressed,
): Promise<News> {
  const now = services.clock.now()
  const path = await createPortalLink(db, { websiteId: website.id, userId: by?.user_id ?? null, now })
  const t = translator(services.root, toLocale(website.language))
  const { name } = customerOf(website)
  const text = t(by ? 'portal.mail.invitation' : 'portal.mail.text', { name, link: `${origin}${path}` })
  const sender = by && { from_user_id: by.user_id, from_name: fullName(by), from_email: by.email, done_by: by.user_id }
  const id = await addMessage(db, {
    partner_id: website.partner_id,
    website_id: website.id,
    category: 'message_to',
    status: website.status,
    source: by ? 'staff' : 'system',
    subject: t('portal.mail.subject', { website: website.title }),
    message: text,
    ...sender,
    to_name: name,
    to_email: email,
    done: true,
    done_at: now,
    delivery_state: 'queued',
    created_at: now,
  })
  await queueMessage(services, db, { messageId: id, text, html: null, fileIds: [] })
  return { publish: [{ kind: 'message', websiteId: website.id }] }
}
