import type { Kysely } from 'kysely'
import { fullName, may, mentionsIn, toLocale } from '../../../src/model'
import type { Database } from '../../db'
import { brandOfPartner } from '../../db/queries/partners/brandOfPartner'
import { withinScope } from '../../db/queries/scope'
import { type StaffRow, staffOf } from '../../db/queries/people/users'
import { queueMail } from '../../outbox/mail/queueMail'
import { brandMail, mailBrand } from '../../outbox/mail/brandMail'
import type { Services, Viewer } from '../../kernel/context'
import { translator } from '../../kernel/text/translate'
import type { LockedWebsite } from '../../db/queries/websites/lockWebsite'
import type { News } from '../../kernel/News'

interface Named {
  ids: readonly number[]
  /** What was written about them. */
  text: string
  /** What was written there before, with those it named, who were told then. */
  before?: string
  at: Date
}

/**
 * Tells colleagues by mail that a message names them, and has them follow its website. Nobody is told of a website they may not see: then there is
 * no news, and the message is not to be written.
 */
export async function mentionColleagues(
  services: Services,
  db: Kysely<Database>,
  viewer: Viewer,
  website: LockedWebsite,
  { ids, text, before = '', at }: Named,
): Promise<News | null> {
  const wanted = new Set(ids)
  const people = (await staffOf(db, website.partner_id)).filter(({ id }) => wanted.has(id))
  if (people.length < wanted.size) return null
  for (const person of people) if (!(await sees(db, website.id, person))) return null
  const told = new Set([viewer.user_id, ...mentionsIn(before, people)])
  const others = people.filter(({ id }) => !told.has(id))
  if (others.length === 0) return {}
  await db
    .insertInto('follows')
    .values(others.map(({ id }) => ({ website_id: website.id, user_id: id, created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (const person of others) await mail(services, db, viewer, website, { person, text })
  return { publish: [{ kind: 'website', websiteId: website.id }] }
}

async function sees(db: Kysely<Database>, websiteId: number, { id, roles, password_hash }: StaffRow): Promise<boolean> {
  if (password_hash === null) return false
  const scope = may('see_websites', roles)
  const query = db.selectFrom('websites').select('id').where('id', '=', websiteId)
  return (await query.where((eb) => withinScope(eb, { userId: id, scope })).executeTakeFirst()) !== undefined
}

async function mail(
  services: Services,
  db: Kysely<Database>,
  viewer: Viewer,
  { id, partner_id, title: website }: LockedWebsite,
  { person, text }: { person: StaffRow; text: string },
): Promise<void> {
  const { settings, partner_name: name } = await brandOfPartner(db, partner_id)
  const locale = toLocale(person.language || settings.language || '')
  const t = translator(services.root, locale)
  const title = t('mention.title', { name: fullName(viewer), website })
  const url = services.publicUrl && new URL(`/website/${id}`, services.publicUrl).href
  const notice = brandMail(mailBrand(services, settings.companyName ?? name, settings), {
    locale,
    title,
    paragraphs: [text],
    ...(url && { button: { label: t('watch.button'), url } }),
  })
  const to = [{ name: fullName(person), email: person.email }]
  await queueMail(services, db, { partnerId: partner_id, kind: 'notice', to, subject: title, createdBy: viewer.user_id, ...notice })
}
