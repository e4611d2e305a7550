import type { PartnerSettings, PartnerSettingsChange } from '../../../src/contract'
import { isStatus, LOCALES, STATUS_AGE_WARN_DAYS, STATUSES } from '../../../src/model'

type Fields = Readonly<Record<string, string | number | boolean | null>>

/** Switch, names and limit of every status, one field each; and what holds for all of them. */
export const statusFields = ({ statusSettings, statusLabels, statusLimits, personLimit, statusAgeDays }: PartnerSettings): Fields => ({
  personLimit,
  statusAgeDays,
  ...Object.fromEntries(
    STATUSES.flatMap((status): [string, string | number | boolean | null][] => [
      [`statusSettings.${status}`, statusSettings[status]],
      [`statusLimits.${status}`, statusLimits[status] ?? null],
      ...LOCALES.map((locale): [string, string] => [`statusLabels.${status}.${locale}`, statusLabels[status]?.[locale] ?? '']),
    ]),
  ),
})

/** The changed fields in the groups of the settings. */
export function statusChange(changes: Partial<Fields>): PartnerSettingsChange {
  const change: Required<Pick<PartnerSettingsChange, 'statusSettings' | 'statusLabels' | 'statusLimits'>> &
    Pick<PartnerSettingsChange, 'personLimit' | 'statusAgeDays'> = {
    statusSettings: {},
    statusLabels: {},
    statusLimits: {},
  }
  for (const [name, value] of Object.entries(changes)) {
    const [group, status = '', locale = ''] = name.split('.')
    if (name === 'personLimit') change.personLimit = numberIn(value)
    if (name === 'statusAgeDays') change.statusAgeDays = numberIn(value) ?? STATUS_AGE_WARN_DAYS
    if (!isStatus(status)) continue
    if (group === 'statusSettings') change.statusSettings = { ...change.statusSettings, [status]: Boolean(value) }
    if (group === 'statusLimits') change.statusLimits = { ...change.statusLimits, [status]: numberIn(value) }
    if (group === 'statusLabels') {
      change.statusLabels = { ...change.statusLabels, [status]: { ...change.statusLabels?.[status], [locale]: String(value) } }
    }
  }
  return change
}

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)
