import type { PartnerSettingsChange } from '../../../src/contract'
import {
  COMPANY_MAX_LENGTH,
  isEmail,
  isHexColour,
  isStatus,
  isUrl,
  keysOf,
  MANDATORY_STATUSES,
  may,
  normaliseLink,
  RESPONSE_HOURS_MAX,
  RESPONSE_LIMIT_HOURS,
  RESPONSE_TARGET_HOURS,
  safeHref,
  SECOND_MS,
  SEND_UNDO_MAX_MS,
  SIGNATURE_MAX_LENGTH,
  STATUSES,
  TODO_LENGTH_MAX,
  WORK_REASON_MAX_LENGTH,
} from '../../../src/model'
import type { PartnerFlags, PartnerSettings } from '../../db/tables/partners'
import { missingRight } from '../../access/authorise'
import type { Viewer } from '../../kernel/context'
import { type FieldError, HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import type { AccountChange } from './AccountChange'
import { headProblem } from '../../pages/headSnippet'
import { namingErrors } from './statusNames'

type Field = keyof PartnerSettingsChange

const WORKFLOW: readonly Field[] = [
  'validationSettings',
  'statusSettings',
  'statusLabels',
  'statusLimits',
  'personLimit',
  'hardLimits',
  'statusAgeDays',
  'features',
  'todosForStatusMap',
  'version',
]
const FLAG_OF: Partial<Record<Field, keyof PartnerFlags>> = {
  logo: 'canWhitelabel',
  favicon: 'canWhitelabel',
  editorLogoDark: 'canWhitelabel',
  editorLogoLight: 'canWhitelabel',
  color: 'canWhitelabel',
  domain: 'canWhitelabel',
  customPartnerHead: 'canWhitelabel',
  customMyHead: 'canWhitelabel',
  webhooks: 'canUseWebhooks',
}

const URL_FIELDS = ['upgradeUrl', 'domainRegisterUrl', 'privacyPolicyUrl', 'termsOfServiceUrl'] as const
const TEXT_MAX = {
  companyName: COMPANY_MAX_LENGTH,
  signature: SIGNATURE_MAX_LENGTH,
  customPartnerHead: 4_000,
  customMyHead: 4_000,
  upgradeUrl: 2_000,
  domainRegisterUrl: 2_000,
  privacyPolicyUrl: 2_000,
  termsOfServiceUrl: 2_000,
} as const
const TODOS_PER_STATUS = 50
const RECIPIENTS_MAX = 20
const WORK_REASONS_MAX = 20

/** A manager may change the workflow, an admin everything the plan includes. */
export function checkAccountRights(viewer: Viewer, change: AccountChange): void {
  const fields = changedFields(change)
  if (fields.some((field) => !WORKFLOW.includes(field)) && may('edit_account_settings', viewer.roles) !== 'all') {
    throw missingRight('edit_account_settings')
  }
  for (const field of fields) {
    const flag = FLAG_OF[field]
    if (flag && !viewer.flags[flag]) throw new HttpError(402, 'refusal.plan', { values: { flag } })
  }
}

const changedFields = (change: AccountChange): Field[] => keysOf(change).filter((name) => change[name] !== undefined)

/** Links as they are stored: completed as spec 5 says, nothing for an empty field. */
export function storedUrl(value: string | null): string | null {
  const typed = value?.trim() ?? ''
  return typed ? safeHref(normaliseLink(typed)) : null
}

/** What is wrong with the fields of a change. */
export function accountErrors(change: AccountChange, statusCounts: Readonly<Record<string, number>>, t: Translate): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (name: string, message: string) => errors.push({ name, message })

  if (change.email && !isEmail(change.email.trim())) refuse('email', t('fieldIssue.email'))
  if (change.color && !isHexColour(change.color)) refuse('color', t('fieldIssue.colour'))
  for (const name of URL_FIELDS) {
    const url = storedUrl(change[name] ?? null)
    if (url && !(isUrl(url) && /^https?:/.test(url))) refuse(name, t('fieldIssue.url'))
  }
  for (const name of keysOf(TEXT_MAX)) {
    const max = TEXT_MAX[name]
    const value = change[name]
    if (value && value.length > max) refuse(name, t('field.length', { max }))
  }
  if (change.companyName !== undefined && !change.companyName.trim()) refuse('companyName', t('fieldIssue.required'))
  for (const name of ['customPartnerHead', 'customMyHead'] as const) {
    const problem = headProblem(change[name] ?? '')
    if (problem) refuse(name, t('field.head', { tag: problem }))
  }
  const recipients = change.monitorRecipients ?? []
  if (recipients.length > RECIPIENTS_MAX) refuse('monitorRecipients', t('field.most', { max: RECIPIENTS_MAX }))
  const wrong = recipients.find((one) => !isEmail(one.trim()))
  if (wrong !== undefined) refuse('monitorRecipients', t('field.emailOf', { text: wrong }))
  const reasons = change.workReasons ?? []
  if (reasons.length > WORK_REASONS_MAX) refuse('workReasons', t('field.most', { max: WORK_REASONS_MAX }))
  if (reasons.some((one) => one.length > WORK_REASON_MAX_LENGTH)) refuse('workReasons', t('field.length', { max: WORK_REASON_MAX_LENGTH }))
  const mailHost = change.mailer?.host?.trim()
  if (mailHost && !isHostName(mailHost)) refuse('mailer.host', t('fieldIssue.host'))
  const mailPort = change.mailer?.port ?? undefined
  if (mailPort !== undefined && !isPort(mailPort)) refuse('mailer.port', t('field.port'))
  if (change.sendUndoSeconds !== undefined && !isUndoTime(change.sendUndoSeconds))
    refuse('sendUndoSeconds', t('field.range', { min: 0, max: UNDO_MAX }))
  for (const name of ['responseTargetHours', 'responseLimitHours'] as const)
    if (change[name] !== undefined && !isHours(change[name])) refuse(name, t('field.limit', { max: RESPONSE_HOURS_MAX }))
  for (const [index, { host }] of (change.hostingNodes ?? []).entries()) {
    if (!isHostName(host.trim())) refuse(`hostingNodes.${index}.host`, t('fieldIssue.host'))
  }
  return [...errors, ...statusErrors(change, statusCounts, t), ...namingErrors(change, t), ...todoErrors(change, t)]
}

/** An answer is far too late no sooner than it is late, also when only one of the two is changed. */
export function responseErrors(settings: PartnerSettings, change: AccountChange, t: Translate): FieldError[] {
  if (change.responseTargetHours === undefined && change.responseLimitHours === undefined) return []
  const target = change.responseTargetHours ?? settings.responseTargetHours ?? RESPONSE_TARGET_HOURS
  const limit = change.responseLimitHours ?? settings.responseLimitHours ?? RESPONSE_LIMIT_HOURS
  return isHours(limit) && limit < target
    ? [{ name: 'responseLimitHours', message: t('field.range', { min: target, max: RESPONSE_HOURS_MAX }) }]
    : []
}

// Host names of one label or many, and IPv4 addresses.
const isHostName = (host: string): boolean => host.length <= 253 && /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(host)
const UNDO_MAX = SEND_UNDO_MAX_MS / SECOND_MS
const isUndoTime = (seconds: number): boolean => Number.isInteger(seconds) && seconds >= 0 && seconds <= UNDO_MAX
const isHours = (hours: number): boolean => Number.isInteger(hours) && hours >= 1 && hours <= RESPONSE_HOURS_MAX
const isPort = (port: number): boolean => Number.isInteger(port) && port > 0 && port < 65_536

function statusErrors({ statusSettings = {} }: AccountChange, counts: Readonly<Record<string, number>>, t: Translate): FieldError[] {
  const off = STATUSES.filter((status) => statusSettings[status] === false)
  return off.flatMap((status) => {
    const name = `statusSettings.${status}`
    if (MANDATORY_STATUSES.includes(status)) return [{ name, message: t('field.statusMandatory') }]
    const count = counts[status] ?? 0
    return count > 0 ? [{ name, message: t('field.statusInUse', { count }) }] : []
  })
}

function todoErrors({ todosForStatusMap = {} }: AccountChange, t: Translate): FieldError[] {
  return Object.entries(todosForStatusMap).flatMap(([status, lines]) => {
    const name = `todosForStatusMap.${status}`
    if (!isStatus(status) || lines.length > TODOS_PER_STATUS) return [{ name, message: t('field.todoLimit', { max: TODOS_PER_STATUS }) }]
    return lines.some(({ description }) => description.length > TODO_LENGTH_MAX)
      ? [{ name, message: t('field.length', { max: TODO_LENGTH_MAX }) }]
      : []
  })
}
