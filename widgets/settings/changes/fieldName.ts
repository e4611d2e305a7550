import type { Translate } from '../../../src/i18n'

/** What groups of fields are called; their parts are statuses. */
const GROUPS: Readonly<Record<string, string>> = {
  statusSettings: 'settings.statuses',
  statusLabels: 'settings.changes.statusLabels',
  statusLimits: 'settings.changes.statusLimits',
  hardLimits: 'settings.changes.hardLimits',
  todosForStatusMap: 'settings.todos',
}

/** Fields whose label has another name than they have. */
const LABELS: Readonly<Record<string, string>> = {
  sendUndoSeconds: 'settings.sendUndo',
  hostingNodes: 'settings.hosting',
  inherited: 'settings.changes.inherited',
  'hardLimits.person': 'settings.personLimit.hard',
  'mailer.hasPassword': 'settings.mailer.password',
}

/** The field as its section calls it; as it is stored where no section shows it. */
export function fieldName(name: string, t: Translate): string {
  const [group = '', part = ''] = name.split('.')
  const groupKey = LABELS[name] ? undefined : GROUPS[group]
  if (groupKey) return `${t(groupKey)}: ${t(`status.${part}`)}`
  const keys = [LABELS[name], `settings.${name}`, `settings.${part}`]
  const key = keys.find((one) => one !== undefined && t(one) !== one)
  return key ? t(key) : name
}
