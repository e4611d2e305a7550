import * as v from 'valibot'
import { PasskeyAnswer } from '../../../src/contract'
import { fullName, MINUTE_MS } from '../../../src/model'
import { passkeysOf } from '../../db/queries/people/secondSteps'
import type { HostContext, Services, Viewer } from '../../kernel/context'
import { hostOf } from '../../kernel/request/hostOf'
import { hashOf } from '../tokens/opaqueToken'

/** Loaded when somebody uses one: it would keep the host from listening for a fifth of a second. */
const webauthn = () => import('@simplewebauthn/server')

const CHALLENGE_MS = 5 * MINUTE_MS

const answerWith = <T extends v.ObjectEntries>(response: T) =>
  v.object({
    ...PasskeyAnswer.entries,
    response: v.object({ clientDataJSON: v.string(), ...response }),
    clientExtensionResults: v.object({}),
  })
const NewPasskey = answerWith({ attestationObject: v.string(), transports: v.exactOptional(v.array(v.string())) })
const UsedPasskey = answerWith({ authenticatorData: v.string(), signature: v.string() })

/** Who asks for the passkey: browsers sign the name under which the page was called. */
function relyingParty(c: HostContext) {
  const host = hostOf(c)
  return { rpID: host.replace(/:\d+$/, ''), origin: `${c.get('services').secure ? 'https' : 'http'}://${host}` }
}

/** What a browser needs to make a passkey that can sign in alone. */
export async function beginPasskey(c: HostContext, viewer: Viewer) {
  const services = c.get('services')
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: viewer.partner_name,
    rpID: relyingParty(c).rpID,
    userID: Uint8Array.from(Buffer.from(hashOf(`passkey:${viewer.user_id}`), 'hex')),
    userName: viewer.email,
    userDisplayName: fullName(viewer) || viewer.email,
    excludeCredentials: (await passkeysOf(services.db, viewer.user_id)).map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(services, options.challenge, viewer.user_id)
  return { ...options }
}

/** The passkey that a browser has made for the person; null when it is none. */
export async function readNewPasskey(c: HostContext, userId: number, answer: PasskeyAnswer) {
  const response = v.safeParse(NewPasskey, answer)
  if (!response.success) return null
  const { rpID, origin } = relyingParty(c)
  const { verifyRegistrationResponse } = await webauthn()
  const found = await orNull(
    verifyRegistrationResponse({
      response: response.output,
      expectedChallenge: (challenge) => takeChallenge(c.get('services'), challenge, userId),
      expectedOrigin: origin,
      expectedRPID: rpID,
    }),
  )
  if (!found?.verified) return null
  const { id, publicKey, counter, transports = [] } = found.registrationInfo.credential
  return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter, transports: [...transports] }
}

/** What a browser needs to use a passkey: any one, or one of a person who is known already. */
export async function askForPasskey(c: HostContext, userId: number | null = null) {
  const services = c.get('services')
  const passkeys = userId === null ? [] : await passkeysOf(services.db, userId)
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(c).rpID,
    allowCredentials: passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    userVerification: 'required',
  })
  await keepChallenge(services, options.challenge, userId)
  return { ...options }
}

/** Whose passkey has answered; null when it is nobody's, or not that person's who was asked. */
export async function ownerOfPasskey(c: HostContext, answer: PasskeyAnswer, userId: number | null = null): Promise<number | null> {
  const response = v.safeParse(UsedPasskey, answer)
  if (!response.success) return null
  const services = c.get('services')
  const { db, clock } = services
  const passkey = await db.selectFrom('passkeys').selectAll().where('credential_id', '=', answer.id).executeTakeFirst()
  if (!passkey || (userId !== null && passkey.user_id !== userId)) return null
  const { rpID, origin } = relyingParty(c)
  const { verifyAuthenticationResponse } = await webauthn()
  const found = await orNull(
    verifyAuthenticationResponse({
      response: response.output,
      expectedChallenge: (challenge) => takeChallenge(services, challenge, userId),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }),
  )
  if (!found?.verified) return null
  const used = { counter: found.authenticationInfo.newCounter, last_used_at: clock.now() }
  await db.updateTable('passkeys').set(used).where('id', '=', passkey.id).execute()
  return passkey.user_id
}

/** The library throws for what is not as it was asked for. */
const orNull = <T>(checking: Promise<T>): Promise<T | null> => checking.catch(() => null)

async function keepChallenge({ db, clock }: Services, challenge: string, userId: number | null): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
  const expires_at = new Date(now.getTime() + CHALLENGE_MS)
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashOf(challenge), user_id: userId, expires_at })
    .execute()
}

/** Good once, for the person it was made for. */
async function takeChallenge({ db, clock }: Services, challenge: string, userId: number | null) {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('expires_at', '>', clock.now())
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined && taken.user_id === userId
}
