import * as v from 'valibot'
import { LOCALES, STATUSES, VALIDATION_FLAGS } from '../../model'
import { version } from '../fields'
import { HostingNodeDraft } from './hostingNode'
import { StatusTodo } from './statusTodo'
import { WebhookDraft } from '../webhooks/webhook'

const switches = <const Name extends string>(names: readonly Name[]) => v.optional(v.record(v.picklist(names), v.boolean()))

const text = v.optional(v.string())
const url = v.optional(v.nullable(v.string()))
/** A URL, a `data:` URL of a new image, or null to remove it. */
const image = url

const Mailer = v.object({
  host: text,
  /** Null for the usual one of the encryption. */
  port: v.optional(v.nullable(v.number())),
  encryption: v.optional(v.picklist(['none', 'starttls', 'tls'])),
  user: text,
  password: text,
})

/** Changes to the settings; what is left out stays, lists are replaced. */
export const PartnerSettingsChange = v.object({
  email: text,
  language: v.optional(v.picklist(LOCALES)),
  companyName: text,
  signature: text,
  sendUndoSeconds: v.optional(v.number()),
  responseTargetHours: v.optional(v.number()),
  responseLimitHours: v.optional(v.number()),
  filesUnchecked: v.optional(v.boolean()),
  sniffingEnabled: v.optional(v.boolean()),
  monitorRecipients: v.optional(v.array(v.string())),
  workReasons: v.optional(v.array(v.string())),
  logo: image,
  favicon: image,
  editorLogoDark: image,
  editorLogoLight: image,
  color: v.optional(v.nullable(v.string())),
  upgradeUrl: url,
  domainRegisterUrl: url,
  privacyPolicyUrl: url,
  termsOfServiceUrl: url,
  mailer: v.optional(Mailer),
  validationSettings: switches(VALIDATION_FLAGS),
  statusSettings: switches(STATUSES),
  features: switches(['suggestDesignerForChangeRequest']),
  todosForStatusMap: v.optional(v.record(v.picklist(STATUSES), v.array(StatusTodo))),
  /** Per status and language; an empty name takes the team's own away. */
  statusLabels: v.optional(v.record(v.picklist(STATUSES), v.record(v.picklist(LOCALES), v.string()))),
  statusLimits: v.optional(v.record(v.picklist(STATUSES), v.nullable(v.number()))),
  personLimit: v.optional(v.nullable(v.number())),
  hardLimits: switches([...STATUSES, 'person']),
  statusAgeDays: v.optional(v.number()),
  domain: url,
  customPartnerHead: text,
  customMyHead: text,
  webhooks: v.optional(v.array(WebhookDraft)),
  hostingNodes: v.optional(v.array(HostingNodeDraft)),
  version,
})
export type PartnerSettingsChange = v.InferInput<typeof PartnerSettingsChange>
