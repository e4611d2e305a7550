import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../../db'
import type { HostContext } from '../../kernel/context'

export const ALGORITHM = 'ES256'
export const ISSUER = 'urn:partner-host'

const PublicKey = v.object({ kty: v.literal('EC'), crv: v.string(), x: v.string(), y: v.string() })
const SigningKey = v.object({ ...PublicKey.entries, d: v.string() })

/** A token of ours: what it says, for whom, of which type, and until when. */
export interface Statement {
  readonly claims: JWTPayload
  readonly type: string
  readonly audience: string
  readonly subject: number
  readonly now: Date
  readonly lasts: number
}

export async function sign(db: Kysely<Database>, { claims, type, audience, subject, now, lasts }: Statement): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: type })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(String(subject))
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + lasts / 1000)
    .sign(await importJWK(await signingKey(db), ALGORITHM))
}

/** `/.well-known/jwks.json`: by these keys others know that a token is ours. */
export async function publicKeys(c: HostContext): Promise<Response> {
  return c.json({ keys: [{ ...(await publicKey(c.get('services').db)), alg: ALGORITHM, use: 'sig' }] })
}

/** What others may see of the key. */
export const publicKey = async (db: Kysely<Database>) => v.parse(PublicKey, await signingKey(db))

/** The key of this installation, made on first use and the same in every process. */
async function signingKey(db: Kysely<Database>) {
  const find = () => db.selectFrom('secrets').select('value').where('name', '=', 'token').executeTakeFirst()
  const row = (await find()) ?? (await makeKey(db).then(find))
  return v.parse(SigningKey, JSON.parse(row?.value ?? ''))
}

async function makeKey(db: Kysely<Database>): Promise<void> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const value = JSON.stringify(await exportJWK(privateKey))
  await db
    .insertInto('secrets')
    .values({ name: 'token', value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}
