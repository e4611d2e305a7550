import type { Kysely } from 'kysely'
import { renderSVG } from 'uqr'
import type { CodeAppProof, PasskeyAnswer } from '../../../src/contract'
import { SECOND_STEPS_MAX } from '../../../src/model'
import { newCodeSecret, takeCode } from '../../access/signIn/codeApps'
import { readNewPasskey } from '../../access/signIn/passkeys'
import { dropRecoveryCodes, makeRecoveryCodes } from '../../access/signIn/recoveryCodes'
import type { Database } from '../../db'
import { lockUser } from '../../db/queries/people/lockUser'
import { hasSecondStep, passkeysOf, recoveryCodesLeft } from '../../db/queries/people/secondSteps'
import { addressOf } from '../../kernel/request/addressOf'
import type { HostContext, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { pageWords } from '../../kernel/text/statusWords'
import type { News } from '../../kernel/News'
import { commit } from '../../outbox/commit/commit'

/** A new app, which counts once it has shown a code. One that was begun and left before goes. */
export async function beginCodeApp(c: HostContext, viewer: Viewer) {
  const { db, clock } = c.get('services')
  const { setup, sealed } = await newCodeSecret(db, { issuer: viewer.partner_name, email: viewer.email })
  const { id } = await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, viewer.user_id)
    await transaction.deleteFrom('code_apps').where('user_id', '=', viewer.user_id).where('confirmed_at', 'is', null).execute()
    await checkRoom(transaction, viewer)
    return transaction
      .insertInto('code_apps')
      .values({
        ...{ user_id: viewer.user_id, name: '', sealed_secret: sealed },
        ...{ confirmed_at: null, last_counter: null, created_at: clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(setup.uri, { border: 2 }))}`
  return { id, secret: setup.secret.match(/.{1,4}/g)?.join(' ') ?? setup.secret, uri: setup.uri, picture }
}

/** The app counts from its first right code on. Answers new recovery codes to those who had none. */
export async function proveCodeApp(c: HostContext, viewer: Viewer, id: number, { name, code }: CodeAppProof): Promise<string[]> {
  const services = c.get('services')
  return commit(services, viewer, async (transaction) => {
    await lockUser(transaction, viewer.user_id)
    const app = await transaction
      .selectFrom('code_apps')
      .select(['id', 'sealed_secret'])
      .where('id', '=', id)
      .where('user_id', '=', viewer.user_id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    if (!app) throw new HttpError(404, 'refusal.notFound')
    if (!(await takeCode(transaction, app, code))) throw fieldError(c, 'code', 'login.code.wrong')
    await transaction.updateTable('code_apps').set({ name, confirmed_at: services.clock.now() }).where('id', '=', id).execute()
    return { changed: await recoveryCodesFor(transaction, viewer), ...noted(c, 'codeApp.added') }
  })
}

export async function addPasskey(c: HostContext, viewer: Viewer, name: string, answer: PasskeyAnswer): Promise<string[]> {
  const services = c.get('services')
  const passkey = await readNewPasskey(c, viewer.user_id, answer)
  if (!passkey) throw fieldError(c, 'passkey', 'login.passkey.wrong')
  return commit(services, viewer, async (transaction) => {
    await lockUser(transaction, viewer.user_id)
    await checkRoom(transaction, viewer)
    await transaction
      .insertInto('passkeys')
      .values({ ...passkey, user_id: viewer.user_id, name, created_at: services.clock.now(), last_used_at: null })
      .execute()
    return { changed: await recoveryCodesFor(transaction, viewer), ...noted(c, 'passkey.added') }
  })
}

/** Whoever has none left needs no recovery codes either. */
export async function removeSecondStep(c: HostContext, viewer: Viewer, table: 'code_apps' | 'passkeys', id: number): Promise<void> {
  await commit(c.get('services'), viewer, async (transaction) => {
    await lockUser(transaction, viewer.user_id)
    const gone = await transaction
      .deleteFrom(table)
      .where('id', '=', id)
      .where('user_id', '=', viewer.user_id)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw new HttpError(404, 'refusal.notFound')
    if (!(await hasSecondStep(transaction, viewer.user_id))) await dropRecoveryCodes(transaction, viewer.user_id)
    return noted(c, table === 'passkeys' ? 'passkey.removed' : 'codeApp.removed')
  })
}

/** New ones in the place of the old. */
export async function renewRecoveryCodes(c: HostContext, viewer: Viewer): Promise<string[]> {
  return commit(c.get('services'), viewer, async (transaction) => {
    await lockUser(transaction, viewer.user_id)
    if (!(await hasSecondStep(transaction, viewer.user_id))) throw new HttpError(422, 'refusal.noSecondStep')
    return { changed: await makeRecoveryCodes(transaction, viewer.user_id), ...noted(c, 'recoveryCodes.renewed') }
  })
}

const recoveryCodesFor = async (db: Kysely<Database>, { user_id }: Viewer): Promise<string[]> =>
  (await recoveryCodesLeft(db, user_id)) === 0 ? makeRecoveryCodes(db, user_id) : []

async function checkRoom(db: Kysely<Database>, { user_id }: Viewer): Promise<void> {
  const apps = await db.selectFrom('code_apps').select('id').where('user_id', '=', user_id).execute()
  const passkeys = await passkeysOf(db, user_id)
  if (apps.length + passkeys.length >= SECOND_STEPS_MAX)
    throw new HttpError(422, 'refusal.mostSecondSteps', { values: { max: SECOND_STEPS_MAX } })
}

const noted = (c: HostContext, action: string): News => ({ audit: [{ action, address: addressOf(c) }] })

const fieldError = (c: HostContext, name: string, key: string): HttpError =>
  new HttpError(422, 'refusal.fields', { errors: [{ name, message: pageWords(c)(key) }] })
