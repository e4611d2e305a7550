import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { API_TOKEN_TTL_MS } from '../../src/model'
import type { Database } from '../db'
import type { HostContext, Services, Viewer } from '../kernel/context'

const ALGORITHM = 'ES256'
/** Never `JWT`: a token made for something else is none of ours. */
const TYPE = 'at+jwt'
const ISSUER = 'urn:partner-host'
const AUDIENCE = 'urn:partner-host:api'

const Claims = v.object({ sub: v.pipe(v.string(), v.digits()), partner: v.number(), sid: v.string() })
export type TokenClaims = v.InferOutput<typeof Claims>

const PublicKey = v.object({ kty: v.literal('EC'), crv: v.string(), x: v.string(), y: v.string() })
const SigningKey = v.object({ ...PublicKey.entries, d: v.string() })

/** A token with which another program reads in the name of whoever is signed in, for five minutes and no longer than their session. */
export async function issueToken({ db, clock }: Services, { user_id, partner_id, id_hash }: Viewer): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT({ partner: partner_id, sid: id_hash })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(String(user_id))
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(now + API_TOKEN_TTL_MS / 1000)
    .sign(await importJWK(await signingKey(db), ALGORITHM))
}

/** What a token says, if we signed it, for this, and not too long ago. Keys that a token names or brings along are never looked at. */
export async function readToken({ db, clock }: Services, token: string): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, await importJWK(await publicKey(db), ALGORITHM), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: clock.now(),
      maxTokenAge: API_TOKEN_TTL_MS / 1000,
      requiredClaims: ['exp', 'nbf', 'sub'],
    })
    const claims = v.safeParse(Claims, payload)
    return claims.success ? claims.output : null
  } catch {
    return null
  }
}

/** `/.well-known/jwks.json`: by these keys others know that a token is ours. */
export async function publicKeys(c: HostContext): Promise<Response> {
  return c.json({ keys: [{ ...(await publicKey(c.get('services').db)), alg: ALGORITHM, use: 'sig' }] })
}

/** What others may see of the key. */
const publicKey = async (db: Kysely<Database>) => v.parse(PublicKey, await signingKey(db))

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
