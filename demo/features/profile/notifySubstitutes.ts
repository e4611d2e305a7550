import { type Kysely, sql } from 'kysely'
import { fullName, type IsoDay, toLocale } from '../../../src/model'
import type { Database } from '../../db'
import { brandOfPartner } from '../../db/queries/partners/brandOfPartner'
import { teamOf } from '../../db/queries/people/users'
import { beginOf, wallClock } from '../../db/queries/zones'
import type { Services } from '../../kernel/context'
import { translator } from '../../kernel/text/translate'
import { brandMail, mailBrand } from '../../outbox/mail/brandMail'
import { queueMail } from '../../outbox/mail/queueMail'
import { formatDay } from '../../pages/formatDay'
import { absenceEffect } from './queries'

const BATCH = 50

/** On the first day of an absence whoever stands in hears of it, and of what is due meanwhile (PR-03, N-09). */
export async function notifySubstitutes(services: Services): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    for (const absence of await begunAbsences(db, services.clock.now())) {
      await db.updateTable('users').set({ substitute_told: true }).where('id', '=', absence.id).execute()
      await notifySubstitute(services, db, absence)
    }
  })
}

/** By partner: whoever works for two is away from both. */
const begunAbsences = (db: Kysely<Database>, now: Date) => {
  const today = beginOf('day', wallClock(now, sql.ref('partners.time_zone')))
  return db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .innerJoin('partners', 'partners.id', 'memberships.partner_id')
    .where('memberships.active', '=', true)
    .where('users.disabled_at', 'is', null)
    .where('users.substitute_told', '=', false)
    .where('users.inactive_until', '>=', today)
    .where((eb) => eb.or([eb('users.inactive_from', 'is', null), eb('users.inactive_from', '<=', today)]))
    .select(['users.id', 'users.name', 'users.forename', 'users.surname', 'memberships.partner_id', today.as('today')])
    .select((eb) => [eb.ref('users.substitute_id').$notNull().as('substitute_id'), eb.ref('users.inactive_until').$notNull().as('until')])
    .where('users.substitute_id', 'is not', null)
    .orderBy('users.id')
    .limit(BATCH)
    .forUpdate('users')
    .skipLocked()
    .execute()
}

interface Absence {
  id: number
  name: string
  forename: string
  surname: string
  partner_id: number
  substitute_id: number
  today: IsoDay
  until: IsoDay
}

async function notifySubstitute(services: Services, db: Kysely<Database>, absence: Absence): Promise<void> {
  const { partner_id: partnerId, id, today: from, until } = absence
  const substitute = await teamOf(db, partnerId)
    .where('users.id', '=', absence.substitute_id)
    .select(['users.name', 'users.forename', 'users.surname', 'users.email', 'users.language'])
    .executeTakeFirst()
  if (!substitute) return
  const { settings, partner_name } = await brandOfPartner(db, partnerId)
  const locale = toLocale(substitute.language)
  const t = translator(services.root, locale)
  const { websites, todos } = await absenceEffect(db, { userId: id, partnerId, from, until })
  const person = fullName(absence)
  const title = t('standIn.title', { person, date: formatDay(until, locale) })
  const url = services.publicUrl && new URL(`/websites?q=assignee:${id}`, services.publicUrl).href
  await queueMail(services, db, {
    ...{ partnerId, kind: 'notice', to: [{ name: fullName(substitute), email: substitute.email }], subject: title },
    ...brandMail(mailBrand(services, settings.companyName ?? partner_name, settings), {
      locale,
      title,
      paragraphs: [t('standIn.text', { person }), t('standIn.due', { websites, todos })],
      ...(url && { button: { label: t('standIn.button'), url } }),
    }),
  })
}
