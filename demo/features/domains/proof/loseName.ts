import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import type { Services } from '../../../kernel/context'
import { mailAdmins } from '../../../outbox/mail/mailAdmins'
import { together } from '../../../kernel/News'
import { writeNews } from '../../../outbox/commit/writeNews'
import { domainLines } from '../row/domainLines'
import { setDomain } from '../edit/editDomain'
import { publishWebsite } from '../website/publishWebsite'
import { websiteChanged } from '../website/websiteChanged'
import { type Claim, forgetUnused, newToken } from '../claim/claimName'
import { ofPartner } from '../../../db/queries/base'
import { notifyMailbox } from '../../../db/queries/mailboxes'

interface Loss extends Claim {
  /** Somebody else has shown that it is theirs, or the record is gone. */
  why: 'taken' | 'gone'
}

/** A name is waiting for proof again: nothing is shown under it for this partner any more, and its admins are told. */
export async function loseName(services: Services, db: Kysely<Database>, { why, ...claim }: Loss, now: Date): Promise<void> {
  const { partnerId, name } = claim
  if (await forgetUnused(db, claim)) return
  await db
    .updateTable('domain_proofs')
    .set({
      proven_by: null,
      proven_at: null,
      missing_since: null,
      tries: 0,
      check_at: now,
      // A record that was left in the zone would take the name back by itself.
      ...(why === 'taken' && { token: newToken() }),
    })
    .where('partner_id', '=', partnerId)
    .where('name', '=', name)
    .execute()
  const mailboxes = await takeOff(services, db, { why, ...claim }, now)
  await mailAdmins(services, db, partnerId, (t) => ({
    title: t(`domain.lost.${why}`, { domain: name }),
    lines: [t(`domain.lost.${why}.text`, { domain: name }), ...(mailboxes > 0 ? [t('domain.lost.mailboxes', { count: mailboxes })] : [])],
    button: { label: t('domain.expiry.button'), path: '/domains' },
  }))
}

/** The website's domain of that name shows nothing and is not answered for; whoever is in its mailboxes is sent out. Answers how many it has. */
async function takeOff(services: Services, db: Kysely<Database>, { partnerId, name, why }: Loss, now: Date): Promise<number> {
  const row = await ofPartner(db, partnerId, 'domains')
    .select(['id', 'name', 'unicode_name', 'website_id', 'role', 'published'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (!row) return 0
  const role = row.role === 'main' ? 'alias' : row.role
  await setDomain(db, row.id, { published: false, role, dns_managed: false, check_at: now }, now)
  const values = { domain: row.unicode_name }
  const lost = { log: await domainLines(db, row.website_id, { kind: `domain.lost.${why}`, values }) }
  const count = await lockMailboxes(db, row.id)
  const locked =
    count > 0 ? { log: await domainLines(db, row.website_id, { kind: 'domain.lost.mailboxes', values: { ...values, count } }) } : {}
  const hidden = row.published ? await publishWebsite({ db, row, now }, row.website_id) : {}
  const news = together(lost, locked, hidden, await websiteChanged(services, db, row.website_id))
  // At once: whoever takes the name is another partner.
  await writeNews({ ...services, db }, { partner_id: partnerId, user_id: null }, news)
  return count
}

/** Nobody gets in as long as the name is not proven; they stay, since it may be again. */
async function lockMailboxes(db: Kysely<Database>, domainId: number): Promise<number> {
  const mailboxes = await db.selectFrom('mailboxes').select('id').where('domain_id', '=', domainId).execute()
  for (const { id } of mailboxes) await notifyMailbox(db, 'end', id)
  return mailboxes.length
}
