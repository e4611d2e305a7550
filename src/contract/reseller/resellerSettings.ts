import * as v from 'valibot'
import { maybe } from '../tolerant'

const url = maybe(v.string())

/** What customers of a reseller inherit until they set it themselves (screens RS-01). */
export const ResellerSettings = v.object({
  upgradeUrl: url,
  domainRegisterUrl: url,
  privacyPolicyUrl: url,
  termsOfServiceUrl: url,
  logo: url,
  favicon: url,
  color: maybe(v.string()),
})
export type ResellerSettings = v.InferOutput<typeof ResellerSettings>

const change = v.optional(v.nullable(v.string()))

/** What is left out stays, null empties; pictures as `data:` URLs. */
export const ResellerSettingsChange = v.object({
  upgradeUrl: change,
  domainRegisterUrl: change,
  privacyPolicyUrl: change,
  termsOfServiceUrl: change,
  logo: change,
  favicon: change,
  color: change,
})
export type ResellerSettingsChange = v.InferInput<typeof ResellerSettingsChange>
