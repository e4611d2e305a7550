import type { Kysely } from 'kysely'
import {
  isLocale,
  PARTNER_SETTINGS_DEFAULTS,
  RESPONSE_LIMIT_HOURS,
  RESPONSE_TARGET_HOURS,
  OWN_PORTAL_HOST,
  SECOND_MS,
  SEND_UNDO_MS,
  STATUS_AGE_WARN_DAYS,
} from '../../../src/model'
import { hostingNodesOf, findPartner, mailerOf, statusCountsOf } from './queries'
import type { Database } from '../../db'
import { planOf } from '../../services'
import { subscriptionRow } from '../subscription/subscription'
import { plusAddress } from '../../outbox/mail/plusAddress'
import { presentWebhooks } from '../webhooks/present'
import type { NewSecrets } from '../webhooks/saveWebhooks'
import type { Services } from '../../kernel/context'
import { clientDefaults } from './clientDefaults'

/** The settings of a partner as the contract shows them: what was never saved has the default of spec 3, secrets stay here. */
export async function loadAccount({ mail }: Pick<Services, 'mail'>, db: Kysely<Database>, partnerId: number, secrets?: NewSecrets) {
  const partner = await findPartner(db, partnerId)
  const defaults = partner.parent_id === null ? {} : await clientDefaults(db, partner.parent_id)
  const settings = { ...defaults, ...partner.settings }
  const mailer = await mailerOf(db, partnerId)
  const nodes = await hostingNodesOf(db, partnerId)
  return {
    ...settings,
    companyName: settings.companyName ?? partner.name,
    language: settings.language && isLocale(settings.language) ? settings.language : PARTNER_SETTINGS_DEFAULTS.language,
    filesUnchecked: settings.filesUnchecked ?? false,
    sendUndoSeconds: settings.sendUndoSeconds ?? SEND_UNDO_MS / SECOND_MS,
    responseTargetHours: settings.responseTargetHours ?? RESPONSE_TARGET_HOURS,
    responseLimitHours: settings.responseLimitHours ?? RESPONSE_LIMIT_HOURS,
    statusAgeDays: settings.statusAgeDays ?? STATUS_AGE_WARN_DAYS,
    mailer: {
      host: mailer?.host ?? '',
      port: mailer?.port ?? null,
      encryption: mailer?.encryption ?? null,
      user: mailer?.username ?? '',
      hasPassword: Boolean(mailer?.has_password),
    },
    validationSettings: { ...PARTNER_SETTINGS_DEFAULTS.validationSettings, ...partner.validation_settings },
    statusSettings: { ...PARTNER_SETTINGS_DEFAULTS.statusSettings, ...partner.status_settings },
    statusCounts: await statusCountsOf(db, partnerId),
    features: { suggestDesignerForChangeRequest: partner.flags.isUserSuggestEnabled ?? false },
    todosForStatusMap: partner.todos_for_status,
    baseHost: settings.baseHost ?? OWN_PORTAL_HOST,
    partnerSubscription: partner.parent_id === null ? await planOfPartner(db, partnerId) : null,
    inbox: await plusAddress(db, mail.domain, { kind: 'partner', partnerId }),
    webhooks: await presentWebhooks(db, partnerId, secrets),
    inherited: Object.keys(defaults).filter((name) => !(name in partner.settings)),
    overridden: Object.keys(defaults).filter((name) => name in partner.settings),
    hostingNodes: nodes.map(presentNode),
    version: partner.version,
  }
}

async function planOfPartner(db: Kysely<Database>, partnerId: number) {
  const row = await subscriptionRow(db, partnerId)
  const plan = row && planOf(row.plan)
  return plan ? { plan: plan.name, renewalDate: row.ends_at ? null : row.renewal_date, endsAt: row.ends_at } : null
}

interface NodeRow {
  id: number
  name: string
  host: string
  type: 'sftp' | 'plesk' | 'cpanel'
  state: 'ok' | 'error'
  is_default: boolean
  last_check_at: Date | null
}

export const presentNode = ({ is_default, last_check_at, id, name, host, type, state }: NodeRow) => ({
  id,
  name,
  host,
  type,
  state,
  default: is_default,
  lastCheckAt: last_check_at?.toISOString() ?? null,
})
