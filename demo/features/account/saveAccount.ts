import type { Kysely } from 'kysely'
import { cssColour } from '../../../src/model'
import type { Database } from '../../db'
import { type AccountRow, findPartner, mailerOf, statusCountsOf } from './queries'
import type { PartnerSettings } from '../../db/tables/partners'
import { removeMailAccount, saveMailAccount } from '../../outbox/mail/mailAccount'
import { isInnerHost } from '../../services/network/addressGuard'
import { type NewSecrets, saveWebhooks, webhookErrors } from '../webhooks/saveWebhooks'
import type { Services, Viewer } from '../../kernel/context'
import { type FieldError, HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { commit } from '../../outbox/commit/commit'
import { type AccountChange, NUMBER_FIELDS } from './AccountChange'
import { accountErrors, checkAccountRights, responseErrors, storedUrl } from './checkAccount'
import { loadAccount } from './loadAccount'
import { claimOwnDomain, ownDomainErrors, storedDomain } from './ownDomain'
import { saveHostingNodes } from './saveHostingNodes'
import { storeBrandImages } from './storeBrandImages'
import { changedSettings } from './settingsLog'
import { renamed } from './statusNames'
import { storedTodos, strangersIn } from './statusTodos'

const LIMITS = ['statusLimits', 'personLimit', 'hardLimits'] as const

/** Saves a change of the settings as a whole or not at all. Answers the secrets of new webhooks, or `stale` when somebody else was faster. */
export async function saveAccount(services: Services, viewer: Viewer, change: AccountChange, t: Translate): Promise<NewSecrets | 'stale'> {
  checkAccountRights(viewer, change)
  const images = await storeBrandImages(services, viewer.partner_id, change, t)
  return commit<NewSecrets | 'stale'>(services, viewer, async (db) => {
    const partner = await db.selectFrom('partners').selectAll().where('id', '=', viewer.partner_id).forUpdate().executeTakeFirstOrThrow()
    if (change.version !== undefined && change.version !== partner.version) return { changed: 'stale' }
    const errors = accountErrors(change, await statusCountsOf(db, partner.id), t)
    errors.push(...responseErrors(partner.settings, change, t))
    errors.push(...(await strangersIn(db, partner.id, change.todosForStatusMap, t)))
    refuseIf([
      ...images.errors,
      ...errors,
      ...ownDomainErrors(services, change.domain, t),
      ...webhookErrors(change.webhooks ?? [], services.webhookAllow, t),
    ])
    const before = await loadAccount(services, db, partner.id)
    await writePartner(db, partner, { ...change, ...images.urls })
    const { settings } = await findPartner(db, partner.id)
    await claimOwnDomain(db, { partnerId: partner.id, before: partner.settings, after: settings }, services.clock.now())
    if (change.mailer || change.email !== undefined) await saveMailer(services, db, partner.id, change.mailer ?? {}, t)
    if (change.hostingNodes) await saveHostingNodes(db, partner.id, change.hostingNodes)
    const secrets = change.webhooks ? await saveWebhooks(services, db, partner.id, change.webhooks) : new Map<number, string>()
    const after = await loadAccount(services, db, partner.id)
    return {
      changed: secrets,
      audit: changedSettings({ before, after, hasNewPassword: Boolean(change.mailer?.password) }),
      // Open boards ask anew how full it is.
      publish: LIMITS.some((name) => change[name] !== undefined) ? [{ kind: 'counts' }] : [],
    }
  })
}

function refuseIf(errors: FieldError[]): void {
  if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
}

async function writePartner(db: Kysely<Database>, partner: AccountRow, change: AccountChange): Promise<void> {
  const { features, statusSettings, validationSettings, todosForStatusMap, companyName } = change
  const flags = { ...partner.flags, ...(features ? { isUserSuggestEnabled: features.suggestDesignerForChangeRequest ?? false } : {}) }
  await db
    .updateTable('partners')
    .set({
      flags: JSON.stringify(flags),
      settings: JSON.stringify(nextSettings(partner.settings, change)),
      status_settings: JSON.stringify({ ...partner.status_settings, ...statusSettings }),
      validation_settings: JSON.stringify({ ...partner.validation_settings, ...validationSettings }),
      todos_for_status: JSON.stringify({ ...partner.todos_for_status, ...storedTodos(todosForStatusMap) }),
      ...(companyName === undefined ? {} : { name: companyName.trim() }),
      version: partner.version + 1,
    })
    .where('id', '=', partner.id)
    .execute()
}

const USUAL_PORT = { none: 25, starttls: 587, tls: 465 } as const
const TEXTS = ['email', 'language', 'signature', 'filesUnchecked', 'sniffingEnabled', 'customPartnerHead', 'customMyHead'] as const
const URLS = ['upgradeUrl', 'domainRegisterUrl', 'privacyPolicyUrl', 'termsOfServiceUrl'] as const
const IMAGES = ['logo', 'favicon', 'editorLogoDark', 'editorLogoLight'] as const

/** The settings with the change; what was emptied is not kept. */
function nextSettings(settings: PartnerSettings, change: AccountChange): PartnerSettings {
  const next: Record<string, unknown> = { ...settings }
  const set = (name: string, value: unknown) => {
    if (value === null || value === '') delete next[name]
    else if (value !== undefined) next[name] = typeof value === 'string' ? value.trim() : value
  }
  for (const name of [...TEXTS, ...NUMBER_FIELDS, ...IMAGES]) set(name, change[name])
  for (const name of URLS) if (change[name] !== undefined) set(name, storedUrl(change[name]))
  if (change.companyName !== undefined) set('companyName', change.companyName)
  if (change.color !== undefined) set('color', change.color && cssColour(change.color).slice(1))
  if (change.domain !== undefined) set('domain', storedDomain(change.domain))
  if (change.monitorRecipients) next['monitorRecipients'] = distinctAddresses(change.monitorRecipients)
  if (change.workReasons) next['workReasons'] = distinct(change.workReasons.map((one) => one.trim()).filter(Boolean))
  return { ...next, ...renamed(settings, change) }
}

const distinct = (texts: readonly string[]) => [...new Set(texts)]
const distinctAddresses = (addresses: readonly string[]) => distinct(addresses.map((one) => one.trim().toLowerCase()))

/** An empty password leaves the one there is; without a host mails leave through us. */
async function saveMailer(
  { mail }: Services,
  db: Kysely<Database>,
  partnerId: number,
  change: NonNullable<AccountChange['mailer']>,
  t: Translate,
): Promise<void> {
  const before = await mailerOf(db, partnerId)
  const host = change.host?.trim() ?? before?.host ?? ''
  if (!host && (change.user?.trim() || change.password)) refuseIf([{ name: 'mailer.host', message: t('fieldIssue.required') }])
  if (!host) return removeMailAccount(db, partnerId)
  const encryption = change.encryption ?? before?.encryption ?? 'starttls'
  const { settings } = await findPartner(db, partnerId)
  if (!settings.email) refuseIf([{ name: 'mailer.host', message: t('field.senderMissing') }])
  const port = (change.port === undefined ? before?.port : change.port) ?? USUAL_PORT[encryption]
  if (isInnerHost(host) && !mail.allow.includes(`${host}:${port}`)) refuseIf([{ name: 'mailer.host', message: t('field.webhook.private') }])
  await saveMailAccount(db, partnerId, {
    host,
    port,
    encryption,
    username: change.user?.trim() ?? before?.username ?? '',
    ...(change.password ? { password: change.password } : {}),
    fromEmail: settings.email ?? '',
  })
}
