import type { WebsiteDetails } from '../../../src/contract'
import type { ErrorObject } from '../../../src/http'
import { PARTNER_SETTINGS_DEFAULTS, VALIDATION_FLAGS, type ValidationFlag, type ValidationSettings } from '../../../src/model'

/** The checks that are on, as far as we know: what the server tells with the website, and what it has refused so far. */
export function knownSettings({ groups }: WebsiteDetails, refused: readonly ValidationFlag[]): ValidationSettings {
  const told = groups['validation'] ?? {}
  const on = VALIDATION_FLAGS.filter((flag) => told[flag] === true || refused.includes(flag))
  return { ...PARTNER_SETTINGS_DEFAULTS.validationSettings, ...Object.fromEntries(on.map((flag) => [flag, true])) }
}

/** The checks a refusal names; others are the server's own, and only shown. */
export function refusedFlags({ fields = [] }: ErrorObject): ValidationFlag[] {
  const names = fields.map(({ name }) => name)
  return VALIDATION_FLAGS.filter((flag) => names.includes(flag))
}
