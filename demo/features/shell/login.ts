import { DEMO_PASSWORD, LOGINS } from '../../seeds/logins'
import type { HostContext } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { formValues } from '../../kernel/request/formValues'
import { localPath } from '../../kernel/request/localPath'
import { PROVIDER_NAME } from '../../pages/provider'
import { render } from '../../pages/render'
import { signIn } from '../../access/signIn'
import { translator } from '../../kernel/text/translate'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const NOTICES = new Set(['loggedOut', 'expired'])

export function loginPage(c: HostContext): Response {
  if (c.get('viewer')) return c.redirect(localPath(c.req.query('target')), 303)
  const notice = c.req.query('notice') ?? ''
  return form(c, { notice: NOTICES.has(notice) ? `login.${notice}` : null, target: localPath(c.req.query('target')) })
}

export async function login(c: HostContext): Promise<Response> {
  const { email, password, target } = await fieldsOf(c)
  const result = await signIn(c, { email, password, partnerId: null })
  if (!(result instanceof HttpError)) return c.redirect(target, 303)
  for (const [name, value] of Object.entries(result.headers)) c.header(name, value)
  return form(c, { error: result, email, target }, result.status)
}

async function fieldsOf(c: HostContext) {
  const { text } = await formValues(c)
  return { email: text('email').slice(0, 320), password: text('password'), target: localPath(text('target')) }
}

interface FormValues {
  error?: HttpError
  notice?: string | null
  email?: string
  target: string
}

function form(c: HostContext, { error, notice, email = '', target }: FormValues, status: ContentfulStatusCode = 200): Response {
  const t = translator(c.get('services').root, c.get('locale'))
  const demo = c.get('services').demo ? { logins: LOGINS, demo_password: DEMO_PASSWORD } : {}
  const problem = error ? t(error.messageKey, error.values) : null
  const values = { title: t('login.title'), provider: PROVIDER_NAME, error: problem, notice: notice ?? null, email, target, ...demo }
  return render(c, 'login.njk', values, status)
}
