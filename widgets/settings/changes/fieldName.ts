import type { Translate } from '../../../src/i18n'

/** What groups of fields are called; their parts are statuses. */
const GROUPS: Readonly<Record<string, string>> = {
  statusSettings: 'settings.statuses',
  statusLabels: 'settings.statuses.names',
  statusLimits: 'settings.statuses.names',
  todosForStatusMap: 'settings.todos',
}

/** The field as its section calls it; as it is stored where no section shows it. */
export function fieldName(name: string, t: Translate): string {
  const [group = '', part = ''] = name.split('.')
  const groupKey = GROUPS[group]
  if (groupKey) return `${t(groupKey)}: ${t(`status.${part}`)}`
  const keys = [name, part].filter(Boolean).map((one) => `settings.${one}`)
  const key = keys.find((one) => t(one) !== one)
  return key ? t(key) : name
}
