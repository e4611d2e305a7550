import { confirmed, open, type Rule, self } from './rule'

/** The part of the policy that is about how people and their programs come in. */
export const signInPolicy: Readonly<Record<string, Rule>> = {
  partner_password_forgotten: open,
  partner_passkey_options: open,
  partner_passkey_sign_in: open,
  api_partner_second_steps: self,
  api_partner_confirm_options: self,
  api_partner_confirm: self,
  api_partner_code_app_create: confirmed,
  api_partner_code_app_prove: confirmed,
  api_partner_code_app_remove: confirmed,
  api_partner_passkey_begin: confirmed,
  api_partner_passkey_create: confirmed,
  api_partner_passkey_remove: confirmed,
  api_partner_recovery_codes: confirmed,
  api_partner_devices: self,
  api_partner_device_sign_out: self,
  api_partner_devices_sign_out: self,
  partner_help_desk: { ...self, alone: true },
  api_partner_tokens: self,
  api_partner_token_create: confirmed,
  api_partner_token_revoke: self,
}
