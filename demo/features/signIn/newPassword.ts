import { problemOfNewPassword, setPassword } from '../../access/signIn/newPassword'
import { hashOf } from '../../access/tokens/opaqueToken'
import { accountKey } from '../../access/signIn/signIn'
import type { HostContext } from '../../kernel/context'
import { limitRate } from '../../kernel/limitRate'
import { addressOf } from '../../kernel/request/addressOf'
import { formValues } from '../../kernel/request/formValues'
import { showBrandOf } from '../../kernel/showBrandOf'
import { pageWords } from '../../kernel/text/statusWords'
import { render } from '../../pages/render'
import { forgetAttempts } from '../../db/queries/rateLimits'
import { hashPassword } from '../../services'
import { HOUR_MS } from '../../../src/model'
import { commit } from '../../outbox/commit/commit'

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
  const services = c.get('services')
  const at = services.clock.now()
  const password_hash = await hashPassword(password)
  return commit(services, { partner_id, user_id }, async (transaction) => {
    const taken = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', tokenHash(c))
      .returning('user_id')
      .executeTakeFirst()
    if (!taken) return { changed: false }
    await setPassword(transaction, user_id, { password_hash, at })
    await transaction.deleteFrom('sessions').where('user_id', '=', user_id).execute()
    await forgetAttempts(transaction, accountKey(c, email))
    return { changed: true, audit: [{ action: 'password.reset', address: addressOf(c) }] }
  })
}

/** Programs go on: whoever thinks that their password is known to others has to hear of it. */
const hasTokens = async (c: HostContext, { user_id }: Reset): Promise<boolean> => {
  const { db, clock } = c.get('services')
  const token = await db
    .selectFrom('api_tokens')
    .select('id')
    .where('user_id', '=', user_id)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return token !== undefined
}

async function form(c: HostContext, reset: Reset, problem: readonly [Field, string] | null = null): Promise<Response> {
  const t = pageWords(c)
  const errors = problem ? { [problem[0]]: t(problem[1]) } : {}
  const values = { title: t('password.new.title'), email: reset.email, errors, has_tokens: await hasTokens(c, reset) }
  return render(c, 'new_password.njk', values, problem ? 422 : 200)
}

async function gone(c: HostContext): Promise<Response> {
  await limitRate(c, `password:link:${addressOf(c)}`, MAX_WRONG_LINKS_PER_HOUR, HOUR_MS)
  return render(c, 'new_password.njk', { title: pageWords(c)('password.new.gone'), email: null, errors: {} }, 410)
}
