import * as v from 'valibot'
import {
  LOCALES,
  RESPONSE_LIMIT_HOURS,
  RESPONSE_TARGET_HOURS,
  SECOND_MS,
  SEND_UNDO_MS,
  STATUS_AGE_WARN_DAYS,
  STATUSES,
  VALIDATION_FLAGS,
} from '../../model'
import { version } from '../fields'
import { flag, many, maybe, phpMap, text } from '../tolerant'
import { HostingNode } from './hostingNode'
import { StatusTodo } from './statusTodo'
import { Webhook } from '../webhooks/webhook'

/** The seven switches over moves of websites (spec 3). */
const ValidationSettings = v.object(v.entriesFromList(VALIDATION_FLAGS, flag))

const on = v.optional(v.boolean(), true)

/** Which statuses are in use; the four of spec 3 by default. */
const StatusSettings = v.object({ ...v.entriesFromList(STATUSES, flag), preparation: on, creation: on, creation_customer: on, done: on })

const Mailer = v.object({
  host: text,
  port: maybe(v.number()),
  encryption: maybe(v.picklist(['none', 'starttls', 'tls'])),
  user: text,
  hasPassword: flag,
})

const url = maybe(v.string())

/** What the partner has with the provider. Customers of a reseller have nothing there. */
const PartnerPlan = v.object({ plan: text, renewalDate: maybe(v.string()), endsAt: maybe(v.string()) })

/** Settings of a partner (spec 3). The mailer's password is never read back. */
export const PartnerSettings = v.object({
  email: text,
  language: v.optional(v.picklist(LOCALES), 'en'),
  companyName: text,
  signature: text,
  /** How long a mail waits before it leaves, so that it can be taken back. Seconds; 0 sends at once. */
  sendUndoSeconds: v.optional(v.number(), SEND_UNDO_MS / SECOND_MS),
  /** Working hours until an answer to a customer is late, and far too late. */
  responseTargetHours: v.optional(v.number(), RESPONSE_TARGET_HOURS),
  responseLimitHours: v.optional(v.number(), RESPONSE_LIMIT_HOURS),
  /** Mail that names a customer as its sender is filed although nobody could check that. Forgeries are not. */
  filesUnchecked: flag,
  sniffingEnabled: on,
  /** Who is told when a website stops working; without any the team's address. */
  monitorRecipients: many(v.string()),
  /** What somebody who stops the timer chooses from, in the team's words. */
  workReasons: many(v.string()),
  logo: url,
  favicon: url,
  editorLogoDark: url,
  editorLogoLight: url,
  color: maybe(v.string()),
  upgradeUrl: url,
  domainRegisterUrl: url,
  privacyPolicyUrl: url,
  termsOfServiceUrl: url,
  mailer: v.optional(Mailer, {}),
  validationSettings: v.optional(ValidationSettings, {}),
  statusSettings: v.optional(StatusSettings, {}),
  features: v.optional(v.object({ suggestDesignerForChangeRequest: flag }), {}),
  /** How many websites are in each status: those statuses cannot be switched off. */
  statusCounts: v.optional(phpMap(v.number()), {}),
  todosForStatusMap: v.optional(phpMap(v.array(StatusTodo)), {}),
  /** The team's own names of statuses by status and language, in place of ours. */
  statusLabels: v.optional(phpMap(phpMap(v.string())), {}),
  /** How many websites a status should hold at most: more are told, and refused only where `hardLimits` says so. */
  statusLimits: v.optional(phpMap(v.number()), {}),
  /** How many open websites anybody should have at most, in the same way. */
  personLimit: maybe(v.number()),
  /** The limits that are kept to, by status or `person`. */
  hardLimits: v.optional(phpMap(v.boolean()), {}),
  /** Days in one status from which on a website counts as slow. */
  statusAgeDays: v.optional(v.number(), STATUS_AGE_WARN_DAYS),
  domain: maybe(v.string()),
  customPartnerHead: text,
  customMyHead: text,
  /** Names of fields that are not set here but by the reseller. */
  inherited: many(v.string()),
  /** Names of fields that the reseller has set, and that have something else here. */
  overridden: many(v.string()),
  webhooks: many(Webhook),
  hostingNodes: many(HostingNode),
  partnerSubscription: maybe(PartnerPlan),
  inbox: maybe(v.string()),
  baseHost: maybe(v.string()),
  version,
})
export type PartnerSettings = v.InferOutput<typeof PartnerSettings>
