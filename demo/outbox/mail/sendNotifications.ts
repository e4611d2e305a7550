import { type Kysely, sql } from 'kysely'
import { DIGEST_BATCH_MINUTES, DIGEST_HOUR, fullName, MINUTE_MS, toLocale } from '../../../src/model'
import type { Database } from '../../db'
import { live } from '../../db/queries/base'
import { brandOfPartner } from '../../db/queries/partners/brandOfPartner'
import { teamOf } from '../../db/queries/people/users'
import { wallClock } from '../../db/queries/zones'
import type { Services } from '../../kernel/context'
import { translator } from '../../kernel/text/translate'
import { brandMail, mailBrand } from './brandMail'
import { queueMail } from './queueMail'
import { noticeText } from '../notifications/noticeText'

const BATCH = 50

interface Mailbox {
  readonly user_id: number
  readonly partner_id: number
}

/** Mails what waits, to each person together, as often as they want it (PR-02). */
export async function sendNotifications(services: Services): Promise<void> {
  for (const mailbox of await mailboxesDue(services)) await services.db.transaction().execute((db) => sendTo(services, db, mailbox))
}

/** Those with something that has waited long enough: no time at all, some minutes, or until the hour of the day has come. */
function mailboxesDue({ db, clock }: Services): Promise<Mailbox[]> {
  const now = clock.now()
  const zone = sql.ref<string>('partners.time_zone')
  const early = sql`${sql.lit(DIGEST_HOUR)} * interval '1 hour'`
  const lastHour = sql`date_trunc('day', ${wallClock(now, zone)} - ${early}) + ${early}`
  return db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .innerJoin('partners', 'partners.id', 'notifications.partner_id')
    .where((eb) =>
      eb
        .case('users.digest')
        .when('now')
        .then(eb.lit(true))
        .when('batch')
        .then(eb('notifications.created_at', '<=', new Date(now.getTime() - DIGEST_BATCH_MINUTES * MINUTE_MS)))
        .else(sql<boolean>`${wallClock(sql.ref<Date>('notifications.created_at'), zone)} < ${lastHour}`)
        .end(),
    )
    .select(['notifications.user_id', 'notifications.partner_id'])
    .distinct()
    .limit(BATCH)
    .execute()
}

/** What another process has taken meanwhile is not there. Of a deleted website, or to somebody who has left, nothing is told. */
async function sendTo(services: Services, db: Kysely<Database>, { user_id: userId, partner_id: partnerId }: Mailbox): Promise<void> {
  const rows = await db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('partner_id', '=', partnerId)
    .returning(['id', 'website_id', 'kind', 'about', 'by_user_id', 'for_user_id'])
    .execute()
  const team = await teamOf(db, partnerId)
    .select(['users.id', 'users.name', 'users.forename', 'users.surname', 'users.email', 'users.language'])
    .execute()
  const person = team.find(({ id }) => id === userId)
  const titles = await titlesOf(db, new Set(rows.map(({ website_id }) => website_id)))
  const told = rows.toSorted((a, b) => a.id - b.id).filter(({ website_id }) => titles.has(website_id))
  if (!person || told.length === 0) return

  const { settings, partner_name } = await brandOfPartner(db, partnerId)
  const name = settings.companyName ?? partner_name
  const locale = toLocale(person.language)
  const t = translator(services.root, locale)
  const urlOf = (path: string) => services.publicUrl && new URL(path, services.publicUrl).href
  const colleague = (id: number | null) => team.find((one) => one.id === id)
  const lines = told.map(({ website_id: id, kind, about, by_user_id, for_user_id }) => {
    const notice = { kind, website: titles.get(id) ?? '', about, by: colleague(by_user_id), standsInFor: colleague(for_user_id) }
    return { text: noticeText(notice, name, t), url: urlOf(`/website/${id}`) }
  })
  const [only] = lines.length === 1 ? lines : []
  const title = only ? only.text : t('notice.many', { count: lines.length, team: name })
  const settingsUrl = urlOf('/profile#notifications')
  await queueMail(services, db, {
    ...{ partnerId, kind: 'notice', to: [{ name: fullName(person), email: person.email }], subject: title },
    ...brandMail(mailBrand(services, name, settings), {
      locale,
      title,
      paragraphs: only ? [] : lines,
      ...(only?.url && { button: { label: t('watch.button'), url: only.url } }),
      ...(settingsUrl && { closing: { label: t('notice.settings'), url: settingsUrl } }),
    }),
  })
}

async function titlesOf(db: Kysely<Database>, ids: ReadonlySet<number>): Promise<Map<number, string>> {
  if (ids.size === 0) return new Map()
  const rows = await live(db, 'websites')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
