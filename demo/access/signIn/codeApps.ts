import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../db'
import { seal, unseal } from '../../services'

const PERIOD_MS = 30_000
/** One code before and one after: devices are not all on time. */
const WINDOW = 1

interface Setup {
  secret: string
  uri: string
}

const codesOf = (secret: string, issuer = '', label = '') => new TOTP({ issuer, label, secret: Secret.fromBase32(secret) })

/** A new secret, sealed, and what an app reads it from. */
export async function newCodeSecret(db: Kysely<Database>, { issuer, email }: { issuer: string; email: string }) {
  const secret = new Secret({ buffer: Uint8Array.from(randomBytes(20)).buffer }).base32
  const setup: Setup = { secret, uri: codesOf(secret, issuer, email).toString() }
  return { setup, sealed: await seal(db, secret) }
}

interface App {
  id: number
  sealed_secret: string
}

/** Takes a code of the app, and no code twice. Apps go by the time of the world, whatever the preview has made of the host's. */
export async function takeCode(db: Kysely<Database>, { id, sealed_secret }: App, code: string): Promise<boolean> {
  const now = Date.now()
  const token = code.replaceAll(/\s/g, '')
  const delta = codesOf(await unseal(db, sealed_secret)).validate({ token, timestamp: now, window: WINDOW })
  if (delta === null) return false
  const counter = Math.floor(now / PERIOD_MS) + delta
  const taken = await db
    .updateTable('code_apps')
    .set({ last_counter: counter })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_counter', 'is', null), eb('last_counter', '<', counter)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
