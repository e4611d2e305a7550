import { randomBytes } from 'node:crypto'
import type { ForwardTest } from '../../../../src/contract'
import { toLocale } from '../../../../src/model'
import { brandMail, mailBrand } from '../../../outbox/mail/brandMail'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import { translator, type Translate } from '../../../kernel/text/translate'
import { queueMail } from '../../../outbox/mail/queueMail'
import { ofPartner } from '../../../db/queries/base'

/** The last try of a team. */
export async function forwardTest({ db }: Pick<Services, 'db'>, viewer: Viewer): Promise<ForwardTest> {
  const row = await ofPartner(db, viewer.partner_id, 'forward_tests').selectAll().executeTakeFirst()
  return {
    to: viewer.settings.email ?? '',
    sentAt: row?.sent_at.toISOString() ?? null,
    arrivedAt: row?.arrived_at?.toISOString() ?? null,
  }
}

/** Writes to the team's own mailbox: if that forwards to the inbox, the mail comes back to us (AC-04). */
export async function startForwardTest(services: Services, viewer: Viewer, t: Translate): Promise<void> {
  const { settings, partner_name: team } = viewer
  const email = settings.email
  if (!email) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'email', message: t('field.senderMissing') }] })
  const token = randomBytes(8).toString('hex')
  const locale = toLocale(settings.language ?? '')
  const words = translator(services.root, locale)
  const title = words('forwardTest.title')
  const mail = brandMail(mailBrand(services, team, settings), { locale, title, paragraphs: [words('forwardTest.text')] })
  await services.db.transaction().execute(async (db) => {
    const row = { token, sent_at: services.clock.now(), arrived_at: null }
    await db
      .insertInto('forward_tests')
      .values({ partner_id: viewer.partner_id, ...row })
      .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(row))
      .execute()
    await queueMail(services, db, {
      partnerId: viewer.partner_id,
      kind: 'test',
      to: [{ name: team, email }],
      subject: `${title} [${token}]`,
      ...mail,
      createdBy: viewer.user_id,
    })
  })
}
