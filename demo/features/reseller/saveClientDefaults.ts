import type { ResellerSettingsChange } from '../../../src/contract'
import { cssColour } from '../../../src/model'
import { clientDefaults } from '../account/clientDefaults'
import { accountErrors, storedUrl } from '../account/checkAccount'
import { storeBrandImages } from '../account/storeBrandImages'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'

const URLS = ['upgradeUrl', 'domainRegisterUrl', 'privacyPolicyUrl', 'termsOfServiceUrl'] as const
const IMAGES = ['logo', 'favicon'] as const

/** Saves what customers inherit; checked by the rules of account settings. */
export async function saveClientDefaults(services: Services, viewer: Viewer, change: ResellerSettingsChange, t: Translate): Promise<void> {
  const { db } = services
  const images = await storeBrandImages(services, viewer.partner_id, change, t)
  const errors = [...images.errors, ...accountErrors(change, {}, t)]
  if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
  const next: Record<string, unknown> = { ...(await clientDefaults(db, viewer.partner_id)) }
  const set = (name: string, value: string | null | undefined) => {
    if (value === undefined) return
    if (value) next[name] = value
    else delete next[name]
  }
  for (const name of URLS) set(name, change[name] === undefined ? undefined : storedUrl(change[name]))
  for (const name of IMAGES) set(name, images.urls[name])
  set('color', change.color && cssColour(change.color).slice(1))
  const settings = JSON.stringify(next)
  await db
    .insertInto('client_defaults')
    .values({ partner_id: viewer.partner_id, settings })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet({ settings }))
    .execute()
}
