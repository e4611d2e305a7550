import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SecretDraft } from '../../../src/contract'
import { DAY_MS, SECRET_LINK_DAYS } from '../../../src/model'
import type { Database } from '../../db'
import { decrypt, encrypt } from '../../services'
import type { Services, Viewer } from '../../kernel/context'
import { hashOf, newToken } from '../../access/tokens/opaqueToken'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { commit } from '../../outbox/commit/commit'

/** The host keeps neither token nor key: whoever has the database alone reads nothing. */
const keyOf = (token: string): Buffer => createHash('sha256').update(`secret link ${token}`).digest()

/** Keeps a secret, and answers the link that shows it once (WN-03). The log says that there is one, and not what it says. */
export async function createSecretLink(
  services: Services,
  viewer: Viewer,
  { websiteId, draft, origin }: { websiteId: number; draft: SecretDraft; origin: string },
) {
  const { days = SECRET_LINK_DAYS, secret } = draft
  const token = newToken()
  const now = services.clock.now()
  const expires_at = new Date(now.getTime() + days * DAY_MS)
  await commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    await forgetOld(db, now)
    await db
      .insertInto('secret_links')
      .values({
        partner_id: website.partner_id,
        website_id: websiteId,
        token_hash: hashOf(token),
        sealed: encrypt(keyOf(token), secret),
        created_by: viewer.user_id,
        created_at: now,
        expires_at,
        revealed_at: null,
      })
      .execute()
    return { log: [{ website, line: { kind: 'secret.created', values: {} } }] }
  })
  return { url: `${origin}/secret/${token}`, expiresAt: expires_at.toISOString() }
}

/** What nobody came for goes. */
const forgetOld = (db: Kysely<Database>, now: Date) =>
  db.updateTable('secret_links').set({ sealed: null }).where('expires_at', '<=', now).where('sealed', 'is not', null).execute()

type SecretState = 'open' | 'gone'

/** Whose link it is, and whether there is still something to be shown; null for one that never was. */
export async function findSecretLink({ db, clock }: Services, token: string) {
  const row = await db
    .selectFrom('secret_links')
    .select(['partner_id', 'sealed', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!row) return null
  const state: SecretState = row.sealed !== null && row.expires_at > clock.now() ? 'open' : 'gone'
  return { partnerId: row.partner_id, state }
}

/** Shows the secret of a partner to whoever comes first, and forgets it. The log says that somebody has read it; who, nobody knows. */
export function revealSecret(services: Services, partnerId: number, token: string): Promise<string | null> {
  return commit(services, { partner_id: partnerId, user_id: null }, async (db) => {
    const now = services.clock.now()
    const row = await db
      .selectFrom('secret_links')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .where('sealed', 'is not', null)
      .where('expires_at', '>', now)
      .forUpdate()
      .executeTakeFirst()
    if (!row?.sealed) return { changed: null }
    await db.updateTable('secret_links').set({ sealed: null, revealed_at: now }).where('id', '=', row.id).execute()
    const website = await db
      .selectFrom('websites')
      .select(['id', 'partner_id', 'status'])
      .where('id', '=', row.website_id)
      .executeTakeFirstOrThrow()
    return { changed: decrypt(keyOf(token), row.sealed), log: [{ website, line: { kind: 'secret.revealed', values: {} } }] }
  })
}
