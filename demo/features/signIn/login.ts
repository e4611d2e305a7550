import { DEMO_PASSWORD, LOGINS } from '../../seeds/logins'
import { askForSecondStep } from '../../access/signIn/pendingSignIn'
import { enter, identify } from '../../access/signIn/signIn'
import type { HostContext } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { formValues } from '../../kernel/request/formValues'
import { localPath } from '../../kernel/request/localPath'
import { pageWords } from '../../kernel/text/statusWords'
import { PROVIDER_NAME } from '../../pages/provider'
import { render } from '../../pages/render'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const NOTICES = new Set(['loggedOut', 'expired', 'passwordChanged'])

export function loginPage(c: HostContext): Response {
  if (c.get('viewer')) return c.redirect(localPath(c.req.query('target')), 303)
  const notice = c.req.query('notice') ?? ''
  return form(c, { notice: NOTICES.has(notice) ? `login.${notice}` : null, target: localPath(c.req.query('target')) })
}

export async function login(c: HostContext): Promise<Response> {
  const { email, password, target } = await fieldsOf(c)
  const person = await identify(c, { email, password })
  if (person instanceof HttpError) return refused(c, person, { email, target })
  if (person.needsSecondStep) return askForSecondStep(c, person.userId, target)
  const session = await enter(c, person.userId)
  return session instanceof HttpError ? refused(c, session, { email, target }) : c.redirect(target, 303)
}

async function fieldsOf(c: HostContext) {
  const { text } = await formValues(c)
  return { email: text('email').slice(0, 320), password: text('password'), target: localPath(text('target')) }
}

function refused(c: HostContext, error: HttpError, values: Pick<FormValues, 'email' | 'target'>): Response {
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
  return form(c, { error, ...values }, error.status)
}

interface FormValues {
  error?: HttpError
  notice?: string | null
  email?: string | undefined
  target: string
}

function form(c: HostContext, { error, notice, email = '', target }: FormValues, status: ContentfulStatusCode = 200): Response {
  const t = pageWords(c)
  const demo = c.get('services').demo ? { logins: LOGINS, demo_password: DEMO_PASSWORD } : {}
  const problem = error ? t(error.messageKey, error.values) : null
  const values = { title: t('login.title'), provider: PROVIDER_NAME, error: problem, notice: notice ?? null, email, target, ...demo }
  return render(c, 'login.njk', values, status)
}
