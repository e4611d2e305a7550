import { importJWK, jwtVerify } from 'jose'
import * as v from 'valibot'
import type { ServerRoute } from '../../../src/contract/server'
import { API_TOKEN_TTL_MS } from '../../../src/model'
import type { HostContext, Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { isRead } from '../../kernel/request/isRead'
import type { Rule } from '../policy/rule'
import { ALGORITHM, ISSUER, publicKey, sign } from './signingKey'

/** Never `JWT`: a token made for something else is none of ours. */
const TYPE = 'at+jwt'
const AUDIENCE = 'urn:partner-host:api'

const Claims = v.object({ sub: v.pipe(v.string(), v.digits()), partner: v.number(), sid: v.string() })
export type TokenClaims = v.InferOutput<typeof Claims>

/** A token with which another program reads in the name of whoever is signed in, for five minutes and no longer than their session. */
export const issueToken = ({ db, clock }: Services, { user_id, partner_id, id_hash }: Viewer): Promise<string> =>
  sign(db, {
    claims: { partner: partner_id, sid: id_hash },
    type: TYPE,
    audience: AUDIENCE,
    subject: user_id,
    now: clock.now(),
    lasts: API_TOKEN_TTL_MS,
  })

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

/** Such a program reads data. Pages say what changes are sent along with, and entrances and tokens would last longer than its own. */
export function checkReading(c: HostContext, { answer, host }: ServerRoute, rule: Rule): void {
  const isData = host === 'partner' && answer !== 'page' && answer !== 'events'
  const isAlone = (rule.access === 'right' || rule.access === 'self') && rule.alone
  if (!isData || !isRead(c) || isAlone) throw new HttpError(403, 'refusal.scope')
}
