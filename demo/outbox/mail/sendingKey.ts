import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { ofPartner } from '../../db/queries/base'
import { seal, unseal } from '../../services'

const BITS = 2048
const SELECTOR_BYTES = 4

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** The key for mails from a domain; one that was made for another domain is none. */
export const findSendingKey = (db: Kysely<Database>, partnerId: number, domain: string) =>
  ofPartner(db, partnerId, 'sending_keys')
    .select(['selector', 'sealed_key', 'record', 'proven_at'])
    .where('domain', '=', domain)
    .executeTakeFirst()

/** Makes a pair of keys, unless there is one for the domain. Nobody but the host ever sees the private one. */
export async function makeSendingKey(db: Kysely<Database>, partnerId: number, domain: string, now: Date): Promise<void> {
  if (await findSendingKey(db, partnerId, domain)) return
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: BITS,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  })
  const row = {
    domain,
    // A name of its own: keys of the mail server and of others stay as they are.
    selector: `p${randomBytes(SELECTOR_BYTES).toString('hex')}`,
    sealed_key: await seal(db, pair.privateKey),
    record: `v=DKIM1; k=rsa; p=${pair.publicKey.toString('base64')}`,
    proven_at: null,
    created_at: now,
  }
  await db
    .insertInto('sending_keys')
    .values({ partner_id: partnerId, ...row })
    // Two that ask at once get one key; a key of another domain goes.
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(row).where('sending_keys.domain', '!=', domain))
    .execute()
}

/** How mails from the address are signed: not before the world can find the key. */
export async function signatureFor(db: Kysely<Database>, partnerId: number, fromEmail: string) {
  const domain = domainOf(fromEmail)
  const key = await findSendingKey(db, partnerId, domain)
  if (!key?.proven_at) return undefined
  return { domainName: domain, keySelector: key.selector, privateKey: await unseal(db, key.sealed_key) }
}
