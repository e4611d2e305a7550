import type { Formats, Translate, Wording } from '../../../src/i18n'
import { isLocale, LOCALE_NAMES } from '../../../src/model'
import { NODE_TYPES } from '../hosting/nodeTypes'
import { fieldName } from './fieldName'

export interface ValueWording extends Wording {
  /** The name of somebody of the team; null for whoever is not there any more. */
  personName: (id: number) => string | null
}

type Fields = Readonly<Record<string, unknown>>

const NOTHING = '–'
const HIDDEN = '••••••'

/** A value of the log in the reader's words. What has no words of its own stands as it was entered. */
export function valueText(name: string, value: unknown, wording: ValueWording): string {
  const { t, formats } = wording
  if (name === 'mailer.hasPassword') return value ? HIDDEN : NOTHING
  if (typeof value === 'boolean') return t(value ? 'settings.changes.on' : 'settings.changes.off')
  if (typeof value === 'number') return numberText(name, value, formats)
  if (typeof value === 'string') return value ? wordOf(name, value, t) : NOTHING
  if (Array.isArray(value)) return value.length > 0 ? value.map((one) => itemText(name, one, wording)).join('\n') : NOTHING
  return isFields(value) ? namesText(value) || NOTHING : NOTHING
}

function numberText(name: string, value: number, formats: Formats): string {
  if (name === 'sendUndoSeconds') return unit(value, 'second', formats)
  if (name === 'responseTargetHours' || name === 'responseLimitHours') return unit(value, 'hour', formats)
  if (name === 'statusAgeDays') return unit(value, 'day', formats)
  // Ports have no thousands.
  return name === 'mailer.port' ? String(value) : formats.number(value)
}

const unit = (value: number, of: string, formats: Formats) => formats.number(value, { style: 'unit', unit: of, unitDisplay: 'long' })

function wordOf(name: string, value: string, t: Translate): string {
  if (name === 'language' && isLocale(value)) return LOCALE_NAMES[value]
  if (name === 'mailer.encryption') return t(`settings.encryption.${value}`)
  return name === 'color' ? `#${value}` : value
}

/** One of several: a to-do, a machine, a webhook, an address, a field. */
function itemText(name: string, item: unknown, wording: ValueWording): string {
  const { t } = wording
  if (typeof item === 'string') return name === 'inherited' ? fieldName(item, t) : item
  if (!isFields(item)) return NOTHING
  const facts = name === 'hostingNodes' ? machineFacts(item, t) : name === 'webhooks' ? hookFacts(item, t) : todoFacts(item, wording)
  const title = textOf(item['description'] ?? item['name'])
  const said = facts.filter(Boolean)
  return said.length > 0 ? `${title} (${said.join(', ')})` : title
}

function todoFacts({ to, days }: Fields, { formats, personName }: ValueWording): string[] {
  return [typeof to === 'number' ? (personName(to) ?? NOTHING) : '', typeof days === 'number' ? unit(days, 'day', formats) : '']
}

function machineFacts({ host, type, ...machine }: Fields, t: Translate): string[] {
  const kind = Object.entries(NODE_TYPES).find(([key]) => key === type)?.[1]
  return [textOf(host), kind ?? '', machine['default'] ? t('settings.hosting.default') : '']
}

function hookFacts({ url, enabled, events }: Fields, t: Translate): string[] {
  const names = Array.isArray(events) ? events.map(textOf).join(' ') : ''
  return [textOf(url), t(enabled ? 'settings.changes.on' : 'settings.changes.off'), names]
}

/** The names of a status, by language. */
const namesText = (names: Fields): string =>
  Object.entries(names)
    .filter(([, value]) => value)
    .map(([key, value]) => `${isLocale(key) ? LOCALE_NAMES[key] : key}: ${textOf(value)}`)
    .join('\n')

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
