import { items } from '../envelopes'
import { route } from '../route'
import { Session } from '../shell/session'
import { ApiToken } from './apiToken'
import { Device } from './device'
import { PasskeyOptions } from './passkey'
import { CodeAppSetup, RecoveryCodes, SecondSteps } from './secondSteps'

// Before anybody is signed in.
export const partner_password_forgotten = route({ name: 'partner_password_forgotten', method: 'ANY', bodyType: 'form', answer: 'page' })
export const partner_passkey_options = route({ name: 'partner_passkey_options', method: 'POST', answer: PasskeyOptions })
export const partner_passkey_sign_in = route({ name: 'partner_passkey_sign_in', method: 'POST', answer: Session })

// What the person proves themselves with. Changes of it ask to confirm first.
export const api_partner_second_steps = route({ name: 'api_partner_second_steps', method: 'GET', answer: SecondSteps })
/** For whoever confirms by a passkey. */
export const api_partner_confirm_options = route({ name: 'api_partner_confirm_options', method: 'POST', answer: PasskeyOptions })
export const api_partner_confirm = route({ name: 'api_partner_confirm', method: 'POST', answer: 'empty' })
export const api_partner_code_app_create = route({ name: 'api_partner_code_app_create', method: 'POST', answer: CodeAppSetup })
export const api_partner_code_app_prove = route({ name: 'api_partner_code_app_prove', method: 'POST', answer: RecoveryCodes })
export const api_partner_code_app_remove = route({ name: 'api_partner_code_app_remove', method: 'DELETE', answer: 'empty' })
export const api_partner_passkey_begin = route({ name: 'api_partner_passkey_begin', method: 'POST', answer: PasskeyOptions })
export const api_partner_passkey_create = route({ name: 'api_partner_passkey_create', method: 'POST', answer: RecoveryCodes })
export const api_partner_passkey_remove = route({ name: 'api_partner_passkey_remove', method: 'DELETE', answer: 'empty' })
export const api_partner_recovery_codes = route({ name: 'api_partner_recovery_codes', method: 'POST', answer: RecoveryCodes })

// Where the person is signed in.
export const api_partner_devices = route({ name: 'api_partner_devices', method: 'GET', answer: items(Device) })
export const api_partner_device_sign_out = route({ name: 'api_partner_device_sign_out', method: 'DELETE', answer: 'empty' })
export const api_partner_devices_sign_out = route({ name: 'api_partner_devices_sign_out', method: 'POST', answer: 'empty' })

/** Opens the help desk of the partner as the person who asks. */
export const partner_help_desk = route({ name: 'partner_help_desk', method: 'GET', answer: 'page' })

// Programs that work in the person's name.
export const api_partner_tokens = route({ name: 'api_partner_tokens', method: 'GET', answer: items(ApiToken) })
export const api_partner_token_create = route({
  name: 'api_partner_token_create',
  urlName: 'api_partner_tokens',
  method: 'POST',
  answer: ApiToken,
})
export const api_partner_token_revoke = route({ name: 'api_partner_token_revoke', method: 'DELETE', answer: 'empty' })
