import { problemOfNewPassword } from '../../access/newPassword'
import { hashOf } from '../../access/sessionCookie'
import { accountKey } from '../../access/signIn'
import type { HostContext } from '../../kernel/context'
import { limitRate } from '../../kernel/limitRate'
import { addressOf } from '../../kernel/request/addressOf'
import { formValues } from '../../kernel/request/formValues'
import { showBrandOf } from '../../kernel/showBrandOf'
import { pageWords } from '../../kernel/text/statusWords'
import { render } from '../../pages/render'
import { audit, forgetAttempts, hashPassword } from '../../services'
import { HOUR_MS } from '../../../src/model'

const MAX_WRONG_LINKS_PER_HOUR = 60

type Reset = NonNullable<Awaited<ReturnType<typeof findReset>>>
type Field = 'password' | 'confirmation'

/** `/password/new/{token}`: where the link of the mail leads. */
export async function newPasswordPage(c: HostContext): Promise<Response> {
  const reset = await findReset(c)
  if (!reset) return gone(c)
  await showBrandOf(c, reset.partner_id)
  return form(c, reset)
}

/** The link is used up, and whoever is signed in anywhere is so no more. Signing in comes next, with the second step of those who have one. */
export async function setNewPassword(c: HostContext): Promise<Response> {
  const reset = await findReset(c)
  if (!reset) return gone(c)
  await showBrandOf(c, reset.partner_id)
  const { text } = await formValues(c)
  const password = text('password')
  const message = await problemOfNewPassword(password, reset)
  if (message) return form(c, reset, ['password', message])
  if (text('confirmation') !== password) return form(c, reset, ['confirmation', 'password.error.different'])
  if (!(await replacePassword(c, reset, password))) return gone(c)
  return c.redirect('/login?notice=passwordChanged', 303)
}

function findReset(c: HostContext) {
  const { db, clock } = c.get('services')
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .where('password_resets.token_hash', '=', tokenHash(c))
    .where('password_resets.expires_at', '>', clock.now())
    .where('users.disabled_at', 'is', null)
    .select(['password_resets.user_id', 'password_resets.partner_id', 'users.email', 'users.password_hash'])
    .executeTakeFirst()
}

const tokenHash = (c: HostContext): string => hashOf(c.req.param('token') ?? '')

/** Answers false when the link was used meanwhile. */
async function replacePassword(c: HostContext, { user_id, partner_id, email }: Reset, password: string): Promise<boolean> {
  const { db, clock } = c.get('services')
  const now = clock.now()
  const values = { password_hash: await hashPassword(password), password_changed_at: now, must_change_password: false }
  return db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', tokenHash(c))
      .returning('user_id')
      .executeTakeFirst()
    if (!taken) return false
    await transaction.updateTable('users').set(values).where('id', '=', user_id).execute()
    await transaction.deleteFrom('sessions').where('user_id', '=', user_id).execute()
    await transaction.deleteFrom('pending_sign_ins').where('user_id', '=', user_id).execute()
    await forgetAttempts(transaction, accountKey(c, email))
    await audit(transaction, { action: 'password.reset', at: now, userId: user_id, partnerId: partner_id, address: addressOf(c) })
    return true
  })
}

function form(c: HostContext, { email }: Reset, problem: readonly [Field, string] | null = null): Response {
  const t = pageWords(c)
  const errors = problem ? { [problem[0]]: t(problem[1]) } : {}
  return render(c, 'new_password.njk', { title: t('password.new.title'), email, errors }, problem ? 422 : 200)
}

async function gone(c: HostContext): Promise<Response> {
  await limitRate(c, `password:link:${addressOf(c)}`, MAX_WRONG_LINKS_PER_HOUR, HOUR_MS)
  return render(c, 'new_password.njk', { title: pageWords(c)('password.new.gone'), email: null, errors: {} }, 410)
}
