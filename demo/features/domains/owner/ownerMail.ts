import type { Kysely } from 'kysely'
import { DAY_MS, DEFAULT_LOCALE, fullName, intlTag, isEmail, OWNER_MAILS_PER_DAY } from '../../../../src/model'
import type { Database } from '../../../db'
import { queueMail } from '../../../outbox/mail/queueMail'
import { countAttempt } from '../../../db/queries/rateLimits'
import { brandMail, mailBrand } from '../../../outbox/mail/brandMail'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import { hashOf, newToken } from '../../../access/tokens/opaqueToken'
import { translator } from '../../../kernel/text/translate'
import { languageOf, ownerOf } from './ownerData'
import { live } from '../../../db/queries/base'

interface Request {
  websiteId: number
  /** Of the link in the mail. */
  origin: string
}

/** Domains of a website whose owner still has to confirm their data. */
export const unconfirmedDomains = (db: Kysely<Database>, websiteId: number) =>
  live(db, 'domains')
    .select(['id', 'unicode_name', 'owner_until'])
    .where('website_id', '=', websiteId)
    .where('registrar', '=', 'own')
    .where('owner_state', 'in', ['unverified', 'pending'])
    .orderBy('name')
    .execute()

/** Mails the owner a link to confirm their data with (OD-02); the link before it is void. Nothing where nothing waits for them. */
export async function mailOwner(services: Services, db: Kysely<Database>, viewer: Viewer, { websiteId, origin }: Request): Promise<void> {
  const waiting = await unconfirmedDomains(db, websiteId)
  const owner = await ownerOf(db, websiteId)
  const [first] = waiting
  if (!first || !isEmail(owner.email)) return
  const token = newToken()
  const now = services.clock.now()
  const values = { token_hash: hashOf(token), email: owner.email, sent_at: now }
  await db
    .insertInto('owner_confirmations')
    .values({ website_id: websiteId, ...values })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(values))
    .execute()
  const { settings, partner_name: team, time_zone: timeZone } = viewer
  const website = await db.selectFrom('websites').select('customer').where('id', '=', websiteId).executeTakeFirst()
  const locale = languageOf(website?.customer ?? {}) ?? languageOf(settings) ?? DEFAULT_LOCALE
  const t = translator(services.root, locale)
  const until = first.owner_until ?? now
  const day = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone })
  const domains = new Intl.ListFormat(intlTag(locale)).format(waiting.map(({ unicode_name }) => unicode_name))
  const title = t('domain.ownerMail.title', { domains })
  const mail = brandMail(mailBrand(services, team, settings), {
    locale,
    title,
    paragraphs: [
      t('domain.ownerMail.text', { name: fullName(owner), domains }),
      ...(until > now ? [t('domain.ownerMail.until', { date: day.format(until) })] : []),
    ],
    button: { label: t('domain.ownerMail.button'), url: `${origin}/domain-owner/${token}` },
  })
  await queueMail(services, db, {
    partnerId: viewer.partner_id,
    kind: 'notice',
    to: [{ name: fullName(owner), email: owner.email }],
    subject: title,
    ...mail,
    websiteId,
    createdBy: viewer.user_id,
  })
}

/** The same once more, for owners who overlooked it; not so often that it becomes a nuisance. */
export async function mailOwnerAgain(services: Services, viewer: Viewer, request: Request): Promise<void> {
  const { count } = await countAttempt(services.db, `owner-mail:${request.websiteId}`, services.clock.now(), DAY_MS)
  if (count > OWNER_MAILS_PER_DAY) throw new HttpError(429, 'domain.ownerMail.tooMany', { values: { max: OWNER_MAILS_PER_DAY } })
  await services.db.transaction().execute((db) => mailOwner(services, db, viewer, request))
}
