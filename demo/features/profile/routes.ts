import {
  api_partner_jwt_token,
  api_partner_profile,
  api_partner_profile_absence,
  api_partner_profile_data,
  api_partner_profile_save,
  api_partner_profile_test,
  partner_change_password,
  partner_profile,
  partner_profile_language,
  view_language,
} from '../../../src/contract/server'
import { HOUR_MS, isLocale, LOCALE_NAMES, LOCALES, todayIn } from '../../../src/model'
import { absenceEffect } from './queries'
import { deleteOtherSessions } from '../../db/queries/people/sessions'
import { setLanguage } from '../../db/queries/people/users'
import { hashPassword } from '../../services'
import { type FieldError, HttpError } from '../../kernel/HttpError'
import { addressOf } from '../../kernel/request/addressOf'
import { issueToken } from '../../access/tokens/apiToken'
import { problemOfNewPassword, setPassword } from '../../access/signIn/newPassword'
import { checkOwnPassword } from '../../access/signIn/passwordGuesses'
import type { HostContext, Services, Viewer } from '../../kernel/context'
import { limitRate } from '../../kernel/limitRate'
import { localPath } from '../../kernel/request/localPath'
import { isSameOrigin } from '../../access/middleware/csrf'
import { page } from '../../pages/frame'
import { loadProfile, saveProfile } from './profileForm'
import { render } from '../../pages/render'
import { type Call, serve } from '../../kernel/serve'
import { userOf } from '../../kernel/userOf'
import { wantsPage } from '../../kernel/request/wantsPage'
import { profileContent } from './profileContent'
import { sendTestNotification } from './testNotification'
import { commit } from '../../outbox/commit/commit'

const MAX_TESTS_PER_HOUR = 10

type PasswordCall = Call<typeof partner_change_password>

/** Fields in the order of the form; what the schema says is wrong becomes a text of the page. */
const SCHEMA_ERRORS: Readonly<Record<string, string>> = {
  current: 'password.error.current',
  password: 'password.error.short',
  confirmation: 'password.error.different',
}

/** Whoever works here keeps the language in the profile; a page of anybody else has it in its address. */
const localesFor = (c: HostContext) =>
  LOCALES.map((code) => ({
    code,
    name: LOCALE_NAMES[code],
    href: c.get('viewer') ? `/profile/language/${code}` : `/view/language?locale=${code}`,
  }))

export const profileRoutes = [
  serve(api_partner_jwt_token, async ({ services, viewer }) => ({ token: await issueToken(services, viewer) })),

  serve(partner_profile, async ({ c, viewer, t }) => page(c, viewer, t('profile.title'), await profileContent(c, viewer))),

  serve(api_partner_profile, ({ services, viewer }) => loadProfile(services.db, viewer)),

  serve(api_partner_profile_save, async ({ services, viewer, body, t }) => {
    await saveProfile(services, viewer, body, t)
    return loadProfile(services.db, viewer)
  }),

  serve(api_partner_profile_absence, ({ services, viewer, query }) => {
    const today = todayIn(viewer.time_zone, services.clock.now())
    const from = query.from && query.from > today ? query.from : today
    return absenceEffect(services.db, { userId: viewer.user_id, partnerId: viewer.partner_id, from, until: query.until })
  }),

  serve(api_partner_profile_test, async ({ c, services, viewer, t }) => {
    await limitRate(c, `notification:test:${viewer.user_id}`, MAX_TESTS_PER_HOUR, HOUR_MS)
    await sendTestNotification(services, viewer, t)
    return c.body(null, 204)
  }),

  serve(api_partner_profile_data, async ({ viewer }) => userOf({ ...viewer, id: viewer.user_id })),

  // A plain link of the page's footer leads here, so it changes something on GET; another site's link does not.
  serve(partner_profile_language, async ({ c, services, viewer, params }) => {
    const { language } = params
    if (!isLocale(language)) throw new HttpError(404, 'refusal.notFound')
    if (!isSameOrigin(c)) throw new HttpError(403, 'refusal.csrf')
    await setLanguage(services.db, viewer.user_id, language)
    return wantsPage(c) ? c.redirect(refererPath(c.req.header('referer')), 303) : c.body(null, 204)
  }),

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

  serve(view_language, async ({ c, t }) =>
    render(c, 'public.njk', { title: t('page.language'), kind: 'language', locales: localesFor(c) }),
  ),
]

function refererPath(referer: string | undefined): string {
  return referer && URL.canParse(referer) ? localPath(new URL(referer).pathname) : '/'
}

const errorOf = (name: string): FieldError => ({ name, message: SCHEMA_ERRORS[name] ?? 'password.error.short' })

function form({ c, viewer, t }: PasswordCall, errors: FieldError[], done = false): Response {
  const shown = Object.fromEntries(errors.map(({ name, message }) => [name, t(message)]))
  const values = { title: t('password.title'), errors: shown, done, forced: viewer.must_change_password && !done }
  return render(c, 'change_password.njk', values, errors.length > 0 ? 422 : 200)
}

function refuse(call: PasswordCall, errors: FieldError[]): Response {
  if (wantsPage(call.c)) return form(call, errors)
  throw new HttpError(422, 'refusal.fields', { errors: errors.map(({ name, message }) => ({ name, message: call.t(message) })) })
}

async function problem(services: Services, viewer: Viewer, current: string, next: string): Promise<FieldError | null> {
  const password_hash = await checkOwnPassword(services, viewer.user_id, current)
  if (password_hash === null) return { name: 'current', message: 'password.error.current' }
  const message = await problemOfNewPassword(next, { email: viewer.email, password_hash })
  return message === null ? null : { name: 'password', message }
}

/** Other devices are signed out. */
async function change(c: HostContext, services: Services, viewer: Viewer, password: string): Promise<void> {
  const at = services.clock.now()
  const password_hash = await hashPassword(password)
  await commit(services, viewer, async (db) => {
    await setPassword(db, viewer.user_id, { password_hash, at })
    await deleteOtherSessions(db, viewer.user_id, viewer.id_hash)
    return { audit: [{ action: 'password.changed', address: addressOf(c) }] }
  })
}
