import { partner_change_password } from '../../../src/contract/server'
import { deleteOtherSessions } from '../../db/queries/sessions'
import { audit, checkPassword, countAttempt, forgetAttempts, hashPassword } from '../../services'
import { isCommonPassword } from '../commonPasswords'
import { addressOf } from '../addressOf'
import type { HostContext, Services, Viewer } from '../context'
import { type FieldError, HttpError } from '../HttpError'
import { render } from '../render'
import { type Call, serve } from '../serve'
import { MAX_WRONG_PASSWORDS, WRONG_PASSWORD_WINDOW_MS } from '../signIn'
import { wantsPage } from '../wantsPage'

type PasswordCall = Call<typeof partner_change_password>

/** Fields in the order of the form; what the schema says is wrong becomes a text of the page. */
const SCHEMA_ERRORS: Readonly<Record<string, string>> = {
  current: 'password.error.current',
  password: 'password.error.short',
  confirmation: 'password.error.different',
}

export const passwordRoutes = [
  serve(
    partner_change_password,
    async (call) => {
      const { c, services, viewer, body } = call
      if (!body) return form(call, [])
      const wrong = await problem(services, viewer, body.current, body.password)
      if (wrong) return refuse(call, [wrong])
      await change(c, services, viewer, body.password)
      return wantsPage(c) ? form(call, [], true) : c.body(null, 204)
    },
    {
      refuse: async (call, errors) =>
        form(
          call,
          errors.map(({ name }) => errorOf(name)),
        ),
    },
  ),
]

const errorOf = (name: string): FieldError => ({ name, message: SCHEMA_ERRORS[name] ?? 'password.error.short' })

function form({ c, viewer, t }: PasswordCall, errors: FieldError[], done = false): Response {
  const shown = errors.map(({ name, message }) => ({ name, key: message }))
  const values = { title: t('password.title'), errors: shown, done, forced: viewer.must_change_password && !done }
  return render(c, 'change_password.njk', values, errors.length > 0 ? 422 : 200)
}

function refuse(call: PasswordCall, errors: FieldError[]): Response {
  if (wantsPage(call.c)) return form(call, errors)
  throw new HttpError(422, 'refusal.fields', { errors: errors.map(({ name, message }) => ({ name, message: call.t(message) })) })
}

/** Guessing the current password is limited like signing in is. */
async function problem({ db, clock }: Services, viewer: Viewer, current: string, next: string): Promise<FieldError | null> {
  const key = `password:${viewer.user_id}`
  const { count } = await countAttempt(db, key, clock.now(), WRONG_PASSWORD_WINDOW_MS)
  if (count >= MAX_WRONG_PASSWORDS) throw new HttpError(429, 'login.throttled')
  const account = await db.selectFrom('users').select('password_hash').where('id', '=', viewer.user_id).executeTakeFirstOrThrow()
  if (!(await checkPassword(account.password_hash, current))) return { name: 'current', message: 'password.error.current' }
  await forgetAttempts(db, key)
  if (isCommonPassword(next, viewer.email)) return { name: 'password', message: 'password.error.common' }
  return null
}

/** Other devices are signed out. */
async function change(c: HostContext, { db, clock }: Services, viewer: Viewer, password: string): Promise<void> {
  const now = clock.now()
  const password_hash = await hashPassword(password)
  await db
    .updateTable('users')
    .set({ password_hash, password_changed_at: now, must_change_password: false })
    .where('id', '=', viewer.user_id)
    .execute()
  await deleteOtherSessions(db, viewer.user_id, viewer.id_hash)
  await audit(db, { action: 'password.changed', at: now, userId: viewer.user_id, partnerId: viewer.partner_id, address: addressOf(c) })
}
