import { type Kysely, sql } from 'kysely'
import { EXPIRY_NOTICE_DAYS, intlTag } from '../../../../src/model'
import type { Database } from '../../../db'
import type { Services } from '../../../kernel/context'
import { mailAdmins } from '../../../outbox/mail/mailAdmins'
import { isLive } from '../../../db/queries/base'

/** Tells the admins of each team, in one mail, which domains are about to expire (DG-06). What renews itself needs nobody. */
export async function sendExpiryNotices(services: Services): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const due = await takeDue(db, services.clock.now())
    for (const partnerId of new Set(due.map(({ partner_id }) => partner_id))) {
      const domains = due.filter(({ partner_id }) => partner_id === partnerId)
      await notifyAdmins(services, db, partnerId, domains)
    }
  })
}

interface DueDomain {
  partner_id: number
  unicode_name: string
  expires_at: Date
  cancelled: boolean
}

/** Each step before a date of expiry is taken once, whoever asks; steps that were slept through are left out. */
async function takeDue(db: Kysely<Database>, now: Date): Promise<DueDomain[]> {
  const steps = sql.join(EXPIRY_NOTICE_DAYS.map((days) => sql`(${days}::integer)`))
  const { rows } = await sql<DueDomain>`
    with due as (
      select domains.id, domains.expires_at, min(step.days) as days
      from domains cross join (values ${steps}) as step (days)
      where ${isLive('domains')} and not domains.auto_renew
        and domains.expires_at > ${now} and domains.expires_at <= ${now}::timestamptz + step.days * interval '24 hours'
        and (domains.snoozed_until is null or domains.snoozed_until < ${now})
      group by domains.id
    ), taken as (
      insert into domain_notices (domain_id, expires_at, days, sent_at)
      select id, expires_at, days, ${now} from due
      on conflict do nothing
      returning domain_id
    )
    select partner_id, unicode_name, expires_at, cancel_at is not null as cancelled
    from domains where id in (select domain_id from taken) order by expires_at, name`.execute(db)
  return rows
}

const notifyAdmins = (services: Services, db: Kysely<Database>, partnerId: number, domains: readonly DueDomain[]): Promise<void> =>
  mailAdmins(services, db, partnerId, (t, { locale, timeZone }) => {
    const days = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone })
    const lines = domains.map(({ unicode_name: domain, expires_at, cancelled }) =>
      t(cancelled ? 'domain.expiry.ends' : 'domain.expiry.expires', { domain, date: days.format(expires_at) }),
    )
    return {
      title: t('domain.expiry.title', { count: domains.length }),
      lines: [...lines, t('domain.expiry.hint')],
      button: { label: t('domain.expiry.button'), path: '/domains?problem=expiring60' },
    }
  })
