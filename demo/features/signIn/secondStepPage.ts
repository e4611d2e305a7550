import { endPending, findPending } from '../../access/signIn/pendingSignIn'
import { passSecondStep } from '../../access/signIn/secondStep'
import { enter } from '../../access/signIn/signIn'
import { codeAppsOf, passkeysOf } from '../../db/queries/people/secondSteps'
import type { HostContext } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { formValues } from '../../kernel/request/formValues'
import { pageWords } from '../../kernel/text/statusWords'
import { PROVIDER_NAME } from '../../pages/provider'
import { render } from '../../pages/render'

const LOGIN = '/login'
type Pending = NonNullable<Awaited<ReturnType<typeof findPending>>>

/** `/login/second`: the code of an app, a recovery code or a passkey, after the password. */
export async function secondStepPage(c: HostContext): Promise<Response> {
  const pending = await findPending(c)
  return pending ? form(c, pending) : c.redirect(LOGIN, 303)
}

export async function secondStep(c: HostContext): Promise<Response> {
  const pending = await findPending(c)
  if (!pending) return c.redirect(`${LOGIN}?notice=expired`, 303)
  const code = (await formValues(c)).text('code').slice(0, 100)
  const refusal = await passSecondStep(c.get('services'), pending.user_id, code)
  if (refusal) return form(c, pending, refusal)
  await endPending(c, pending.id_hash)
  const session = await enter(c, pending.user_id)
  return c.redirect(session instanceof HttpError ? LOGIN : pending.target, 303)
}

async function form(c: HostContext, { user_id, target }: Pending, refusal: HttpError | null = null): Promise<Response> {
  const { db } = c.get('services')
  const t = pageWords(c)
  const values = {
    title: t('login.second.title'),
    provider: PROVIDER_NAME,
    error: refusal && t(refusal.messageKey, refusal.values),
    has_app: (await codeAppsOf(db, user_id)).length > 0,
    has_passkey: (await passkeysOf(db, user_id)).length > 0,
    target,
  }
  for (const [name, value] of Object.entries(refusal?.headers ?? {})) c.header(name, value)
  return render(c, 'second_step.njk', values, refusal?.status ?? 200)
}
