import * as v from 'valibot'
import { serverRoute } from '../serverRoute'
import { NewApiToken } from './apiToken'
import { PasskeySignIn } from './passkey'
import * as client from './routes'
import { CodeAppProof, Confirmation, NewPasskey } from './secondSteps'

const host = 'partner'

// Before anybody is signed in.
export const partner_password_forgotten = serverRoute(client.partner_password_forgotten, {
  host,
  path: '/password/forgotten',
  query: v.object({ email: v.optional(v.string()) }),
  body: v.object({ email: v.string() }),
})
export const partner_passkey_options = serverRoute(client.partner_passkey_options, { host, path: '/session/passkey/options' })
export const partner_passkey_sign_in = serverRoute(client.partner_passkey_sign_in, {
  host,
  path: '/session/passkey',
  body: PasskeySignIn,
})

// What the person proves themselves with.
export const api_partner_second_steps = serverRoute(client.api_partner_second_steps, { host, path: '/api/profile/second-steps' })
export const api_partner_confirm_options = serverRoute(client.api_partner_confirm_options, { host, path: '/api/profile/confirm/options' })
export const api_partner_confirm = serverRoute(client.api_partner_confirm, { host, path: '/api/profile/confirm', body: Confirmation })
export const api_partner_code_app_create = serverRoute(client.api_partner_code_app_create, { host, path: '/api/profile/code-apps' })
export const api_partner_code_app_prove = serverRoute(client.api_partner_code_app_prove, {
  host,
  path: '/api/profile/code-apps/{app}/code',
  ids: ['app'],
  body: CodeAppProof,
})
export const api_partner_code_app_remove = serverRoute(client.api_partner_code_app_remove, {
  host,
  path: '/api/profile/code-apps/{app}',
  ids: ['app'],
})
export const api_partner_passkey_begin = serverRoute(client.api_partner_passkey_begin, { host, path: '/api/profile/passkeys/options' })
export const api_partner_passkey_create = serverRoute(client.api_partner_passkey_create, {
  host,
  path: '/api/profile/passkeys',
  body: NewPasskey,
})
export const api_partner_passkey_remove = serverRoute(client.api_partner_passkey_remove, {
  host,
  path: '/api/profile/passkeys/{passkey}',
  ids: ['passkey'],
})
export const api_partner_recovery_codes = serverRoute(client.api_partner_recovery_codes, { host, path: '/api/profile/recovery-codes' })

// Where the person is signed in.
export const api_partner_devices = serverRoute(client.api_partner_devices, { host, path: '/api/profile/devices' })
export const api_partner_device_sign_out = serverRoute(client.api_partner_device_sign_out, {
  host,
  path: '/api/profile/devices/{device}',
  ids: ['device'],
})
export const api_partner_devices_sign_out = serverRoute(client.api_partner_devices_sign_out, {
  host,
  path: '/api/profile/devices/sign-out-others',
})

// Programs that work in the person's name.
export const api_partner_tokens = serverRoute(client.api_partner_tokens, { host, path: '/api/profile/tokens' })
export const api_partner_token_create = serverRoute(client.api_partner_token_create, {
  host,
  path: '/api/profile/tokens',
  body: NewApiToken,
})
export const api_partner_token_revoke = serverRoute(client.api_partner_token_revoke, {
  host,
  path: '/api/profile/tokens/{token}',
  ids: ['token'],
})
export const partner_help_desk = serverRoute(client.partner_help_desk, { host, path: '/help/desk' })
