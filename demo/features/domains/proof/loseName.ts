import type { Kysely } from 'kysely'
import type { Database } from '../../../db'
import { brandOfPartner } from '../../../db/queries/brandOfPartner'
import type { Services } from '../../../kernel/context'
import { mailAdmins } from '../../../outbox/mail/mailAdmins'
import { logTranslator } from '../../../kernel/log/writeLog'
import { setDomain } from '../editDomain'
import { logDomain } from '../logDomain'
import { publishWebsite } from '../publishWebsite'
import { websiteChanged } from '../websiteChanged'
import { type Claim, forgetUnused, newToken } from './claimName'

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
  await takeOff(services, db, { why, ...claim }, now)
  await mailAdmins(services, db, partnerId, (t) => ({
    title: t(`domain.lost.${why}`, { domain: name }),
    lines: [t(`domain.lost.${why}.text`, { domain: name })],
    button: { label: t('domain.expiry.button'), path: '/domains' },
  }))
}

/** The website's domain of that name shows nothing and is not answered for. */
async function takeOff(services: Services, db: Kysely<Database>, { partnerId, name, why }: Loss, now: Date): Promise<void> {
  const row = await db
    .selectFrom('domains')
    .select(['id', 'name', 'unicode_name', 'website_id', 'role', 'published'])
    .where('partner_id', '=', partnerId)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return
  const t = logTranslator(services, await brandOfPartner(db, partnerId))
  const logAt = (websiteId: number | null, key: string, values = {}, label?: string) =>
    logDomain(db, websiteId, t(key, { domain: row.unicode_name, ...values }), { by: null, at: now }, label)
  const role = row.role === 'main' ? 'alias' : row.role
  await setDomain(db, row.id, { published: false, role, dns_managed: false, check_at: now }, now)
  await logAt(row.website_id, `log.domain.lost.${why}`)
  if (row.published) await publishWebsite({ db, row, now, logAt }, { partner_id: partnerId, user_id: null }, row.website_id)
  await websiteChanged(services, db, { partnerId, websiteId: row.website_id })
}
