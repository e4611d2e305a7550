import type { PartnerSettings, PartnerSettingsChange } from '../../../src/contract'
import { isStatus, LOCALES, STATUSES } from '../../../src/model'

type Fields = Readonly<Record<string, string | number | boolean | null>>

/** Switch, names and limit of every status, one field each. */
export const statusFields = ({ statusSettings, statusLabels, statusLimits }: PartnerSettings): Fields =>
  Object.fromEntries(
    STATUSES.flatMap((status): [string, string | number | boolean | null][] => [
      [`statusSettings.${status}`, statusSettings[status]],
      [`statusLimits.${status}`, statusLimits[status] ?? null],
      ...LOCALES.map((locale): [string, string] => [`statusLabels.${status}.${locale}`, statusLabels[status]?.[locale] ?? '']),
    ]),
  )

/** The changed fields in the groups of the settings. */
export function statusChange(changes: Partial<Fields>): PartnerSettingsChange {
  const change: Required<Pick<PartnerSettingsChange, 'statusSettings' | 'statusLabels' | 'statusLimits'>> = {
    statusSettings: {},
    statusLabels: {},
    statusLimits: {},
  }
  for (const [name, value] of Object.entries(changes)) {
    const [group, status = '', locale = ''] = name.split('.')
    if (!isStatus(status)) continue
    if (group === 'statusSettings') change.statusSettings = { ...change.statusSettings, [status]: Boolean(value) }
    if (group === 'statusLimits') change.statusLimits = { ...change.statusLimits, [status]: typeof value === 'number' ? value : null }
    if (group === 'statusLabels') {
      change.statusLabels = { ...change.statusLabels, [status]: { ...change.statusLabels?.[status], [locale]: String(value) } }
    }
  }
  return change
}
