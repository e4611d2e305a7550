import * as v from 'valibot'
import { PartnerSettingsChange } from '../../../src/contract'
import { LOCALES } from '../../../src/model'
import type { Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { type AccountChange, NUMBER_FIELDS } from './AccountChange'
import { checkAccountRights } from './checkAccount'

/** A field of the log. */
export interface Field {
  name: string
  before?: unknown
  after?: unknown
}

const TEXTS = new Set(['email', 'signature', 'customPartnerHead', 'customMyHead'])
const OTHERS = new Set([
  ...['companyName', 'language', 'filesUnchecked', 'sniffingEnabled', 'monitorRecipients', 'workReasons', 'color', 'domain'],
  ...['upgradeUrl', 'domainRegisterUrl', 'privacyPolicyUrl', 'termsOfServiceUrl'],
  ...['logo', 'favicon', 'editorLogoDark', 'editorLogoLight'],
])
const NUMBERS: ReadonlySet<string> = new Set(NUMBER_FIELDS)
const GROUPS = new Set([
  'validationSettings',
  'statusSettings',
  'features',
  'statusLimits',
  'hardLimits',
  'statusLabels',
  'todosForStatusMap',
  'mailer',
])
const MAIL = new Set(['host', 'port', 'encryption', 'user'])

/** The change that sets fields of the log back to what they were; machines, webhooks and passwords are not among them. */
export function changeBack(fields: readonly Field[]): AccountChange {
  const change: Record<string, unknown> = {}
  // What came from the reseller comes from there again.
  const inherited = fields.find(({ name }) => name === 'inherited')?.before
  for (const { name, before } of fields) {
    const [group = '', part = ''] = name.split('.')
    if (TEXTS.has(name)) change[name] = before ?? ''
    else if (NUMBERS.has(name)) change[name] = before
    else if (OTHERS.has(name)) change[name] = Array.isArray(inherited) && inherited.includes(name) ? null : (before ?? emptyOf(name))
    else if (GROUPS.has(group) && part && (group !== 'mailer' || MAIL.has(part))) {
      change[group] = { ...Object(change[group]), [part]: partBefore(group, before) }
    }
  }
  const read = v.safeParse(PartnerSettingsChange, change)
  if (!read.success) throw new HttpError(422, 'refusal.fields')
  return read.output
}

const LISTS = new Set(['monitorRecipients', 'workReasons'])
const emptyOf = (name: string) => (LISTS.has(name) ? [] : null)

function partBefore(group: string, before: unknown): unknown {
  if (group === 'todosForStatusMap') return before ?? []
  // A language that got its name by the change loses it.
  if (group === 'statusLabels') return { ...Object.fromEntries(LOCALES.map((locale) => [locale, ''])), ...Object(before) }
  if (group === 'statusLimits') return before ?? null
  if (group === 'hardLimits') return before ?? false
  return before ?? undefined
}

/** Whether there is something to set back, and this person may. */
export function mayRestore(viewer: Viewer, fields: readonly Field[]): boolean {
  try {
    const change = changeBack(fields)
    checkAccountRights(viewer, change)
    return Object.values(change).some((value) => value !== undefined)
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}
