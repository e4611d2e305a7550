import {
  api_partner_code_app_create,
  api_partner_code_app_prove,
  api_partner_code_app_remove,
  api_partner_confirm,
  api_partner_confirm_options,
  api_partner_device_sign_out,
  api_partner_devices,
  api_partner_devices_sign_out,
  api_partner_passkey_begin,
  api_partner_passkey_create,
  api_partner_passkey_remove,
  api_partner_recovery_codes,
  api_partner_second_steps,
  api_partner_token_create,
  api_partner_token_revoke,
  api_partner_tokens,
  partner_help_desk,
  partner_passkey_options,
  partner_passkey_sign_in,
  partner_password_forgotten,
} from '../../../src/contract/server'
import { HOUR_MS } from '../../../src/model'
import { confirm } from '../../access/signIn/confirmation'
import { askForPasskey, beginPasskey, ownerOfPasskey } from '../../access/signIn/passkeys'
import { enter, SUSPENDED } from '../../access/signIn/signIn'
import { deleteOtherSessions, deleteSessionOf } from '../../db/queries/people/sessions'
import type { HostContext } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { limitRate } from '../../kernel/limitRate'
import { addressOf } from '../../kernel/request/addressOf'
import { publicOrigin } from '../../kernel/request/publicOrigin'
import { serve } from '../../kernel/serve'
import { render } from '../../pages/render'
import { PROVIDER_NAME } from '../../pages/provider'
import { pageWords } from '../../kernel/text/statusWords'
import { mailNewPassword } from './forgottenPassword'
import { enterHelpDesk } from './helpDesk'
import { presentDevices, presentSecondSteps, presentToken } from './present'
import { tokensOf } from './queries'
import { addPasskey, beginCodeApp, proveCodeApp, removeSecondStep, renewRecoveryCodes } from './secondSteps'
import { createToken, revokeToken } from './tokens'

/** How often an address may ask for links, and sign in by passkeys. */
const MAX_MAILS_PER_HOUR = 20
const MAX_PASSKEYS_PER_MINUTE = 60

export const signInRoutes = [
  serve(partner_password_forgotten, async ({ c, services, query, body }) => {
    if (!body) return forgotten(c, { email: query.email ?? '', sent: false })
    await limitRate(c, `forgotten:from:${addressOf(c)}`, MAX_MAILS_PER_HOUR, HOUR_MS)
    const partnerId = c.get('hostBrand')?.partner_id ?? null
    const email = body.email.trim().slice(0, 320)
    await mailNewPassword(services, { email, partnerId, origin: publicOrigin(c) })
    // The same answer whether anybody has the address or not.
    return forgotten(c, { email, sent: true })
  }),

  serve(partner_passkey_options, async ({ c }) => {
    await limitRate(c, `passkey:${addressOf(c)}`, MAX_PASSKEYS_PER_MINUTE)
    return askForPasskey(c)
  }),

  serve(partner_passkey_sign_in, async ({ c, body }) => {
    await limitRate(c, `passkey:${addressOf(c)}`, MAX_PASSKEYS_PER_MINUTE)
    const userId = await ownerOfPasskey(c, body.passkey)
    const session = userId === null ? null : await enter(c, userId, body.partnerId)
    if (session && !(session instanceof HttpError)) return session
    if (session?.messageKey === SUSPENDED) throw new HttpError(422, SUSPENDED, { values: session.values })
    throw new HttpError(422, 'login.passkey.wrong')
  }),

  serve(api_partner_second_steps, ({ services, viewer }) => presentSecondSteps(services, viewer)),

  serve(api_partner_confirm_options, ({ c, viewer }) => askForPasskey(c, viewer.user_id)),

  serve(api_partner_confirm, async ({ c, viewer, body, t }) => {
    if (await confirm(c, viewer, body)) return c.body(null, 204)
    const error = body.passkey
      ? { name: 'passkey', message: t('login.passkey.wrong') }
      : { name: 'password', message: t('password.error.current') }
    throw new HttpError(422, 'refusal.fields', { errors: [error] })
  }),

  serve(api_partner_code_app_create, ({ c, viewer }) => beginCodeApp(c, viewer)),

  serve(api_partner_code_app_prove, async ({ c, viewer, params, body }) => ({
    recoveryCodes: await proveCodeApp(c, viewer, params.app, body),
  })),

  serve(api_partner_code_app_remove, async ({ c, viewer, params }) => {
    await removeSecondStep(c, viewer, 'code_apps', params.app)
    return c.body(null, 204)
  }),

  serve(api_partner_passkey_begin, ({ c, viewer }) => beginPasskey(c, viewer)),

  serve(api_partner_passkey_create, async ({ c, viewer, body }) => ({
    recoveryCodes: await addPasskey(c, viewer, body.name, body.passkey),
  })),

  serve(api_partner_passkey_remove, async ({ c, viewer, params }) => {
    await removeSecondStep(c, viewer, 'passkeys', params.passkey)
    return c.body(null, 204)
  }),

  serve(api_partner_recovery_codes, async ({ c, viewer }) => ({ recoveryCodes: await renewRecoveryCodes(c, viewer) })),

  serve(api_partner_devices, async ({ services, viewer }) => ({ items: await presentDevices(services, viewer) })),

  serve(api_partner_device_sign_out, async ({ c, services, viewer, params }) => {
    if (!(await deleteSessionOf(services.db, viewer.user_id, params.device))) throw new HttpError(404, 'refusal.notFound')
    return c.body(null, 204)
  }),

  serve(api_partner_devices_sign_out, async ({ c, services, viewer }) => {
    await deleteOtherSessions(services.db, viewer.user_id, viewer.id_hash)
    return c.body(null, 204)
  }),

  serve(partner_help_desk, ({ c, viewer, t }) => enterHelpDesk(c, viewer, t('helpDesk'))),

  serve(api_partner_tokens, async ({ services, viewer }) => ({
    items: (await tokensOf(services.db, viewer.user_id, viewer.partner_id)).map((row) => presentToken(row, { zone: viewer.time_zone })),
  })),

  serve(api_partner_token_create, ({ c, viewer, body }) => createToken(c, viewer, body)),

  serve(api_partner_token_revoke, async ({ c, viewer, params }) => {
    await revokeToken(c, viewer, params.token)
    return c.body(null, 204)
  }),
]

function forgotten(c: HostContext, values: { email: string; sent: boolean }): Response {
  return render(c, 'forgotten_password.njk', { title: pageWords(c)('password.forgotten.title'), provider: PROVIDER_NAME, ...values })
}
