import { API_TOKEN_SCOPES, SESSION_IDLE_MS, toIsoDay } from '../../../src/model'
import { codeAppsOf, passkeysOf, recoveryCodesLeft } from '../../db/queries/people/secondSteps'
import type { Services, Viewer } from '../../kernel/context'
import { deviceOf } from './deviceOf'
import { sessionsOf, type TokenRow } from './queries'

export async function presentDevices({ db, clock }: Services, viewer: Viewer) {
  const rows = await sessionsOf(db, viewer.user_id, new Date(clock.now().getTime() - SESSION_IDLE_MS))
  return rows.map(({ id, id_hash, user_agent, created_at, last_seen_at }) => ({
    id,
    ...deviceOf(user_agent),
    signedInAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    isHere: id_hash === viewer.id_hash,
  }))
}

export async function presentSecondSteps({ db }: Services, viewer: Viewer) {
  const apps = await codeAppsOf(db, viewer.user_id)
  const passkeys = await passkeysOf(db, viewer.user_id)
  return {
    codeApps: apps.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at.toISOString() })),
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      ...{ id, name, createdAt: created_at.toISOString() },
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    recoveryCodes: await recoveryCodesLeft(db, viewer.user_id),
  }
}

interface Told {
  zone: string
  /** Only in the answer that made it. */
  token?: string
}

export const presentToken = ({ id, name, scopes, created_at, expires_at, last_used_at }: TokenRow, { zone, token }: Told) => ({
  id,
  name,
  scopes: API_TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
  createdAt: created_at.toISOString(),
  // It ends with the midnight after.
  until: toIsoDay(expires_at.getTime() - 1, zone),
  lastUsedAt: last_used_at?.toISOString() ?? null,
  token: token ?? null,
})
