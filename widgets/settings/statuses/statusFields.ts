import type { PartnerSettings, PartnerSettingsChange } from '../../../src/contract'
import { isStatus, LOCALES, STATUS_AGE_WARN_DAYS, STATUSES } from '../../../src/model'

type Fields = Readonly<Record<string, string | number | boolean | null>>

/** Switch, names and limit of every status, one field each; and what holds for all of them. */
export const statusFields = ({
  statusSettings,
  statusLabels,
  statusLimits,
  hardLimits,
  personLimit,
  statusAgeDays,
}: PartnerSettings): Fields => ({
  personLimit,
  'hardLimits.person': hardLimits['person'] ?? false,
  statusAgeDays,
  ...Object.fromEntries(
    STATUSES.flatMap((status): [string, string | number | boolean | null][] => [
      [`statusSettings.${status}`, statusSettings[status]],
      [`statusLimits.${status}`, statusLimits[status] ?? null],
      [`hardLimits.${status}`, hardLimits[status] ?? false],
      ...LOCALES.map((locale): [string, string] => [`statusLabels.${status}.${locale}`, statusLabels[status]?.[locale] ?? '']),
    ]),
  ),
})

/** The changed fields in the groups of the settings. */
export function statusChange(changes: Partial<Fields>): PartnerSettingsChange {
  const change: Required<Pick<PartnerSettingsChange, 'statusSettings' | 'statusLabels' | 'statusLimits' | 'hardLimits'>> &
    Pick<PartnerSettingsChange, 'personLimit' | 'statusAgeDays'> = {
    statusSettings: {},
    statusLabels: {},
    statusLimits: {},
    hardLimits: {},
  }
  for (const [name, value] of Object.entries(changes)) {
    const [group, status = '', locale = ''] = name.split('.')
    if (name === 'personLimit') change.personLimit = numberIn(value)
    if (name === 'statusAgeDays') change.statusAgeDays = numberIn(value) ?? STATUS_AGE_WARN_DAYS
    if (name === 'hardLimits.person') change.hardLimits = { ...change.hardLimits, person: Boolean(value) }
    if (!isStatus(status)) continue
    if (group === 'statusSettings') change.statusSettings = { ...change.statusSettings, [status]: Boolean(value) }
    if (group === 'statusLimits') change.statusLimits = { ...change.statusLimits, [status]: numberIn(value) }
    if (group === 'hardLimits') change.hardLimits = { ...change.hardLimits, [status]: Boolean(value) }
    if (group === 'statusLabels') {
      change.statusLabels = { ...change.statusLabels, [status]: { ...change.statusLabels?.[status], [locale]: String(value) } }
    }
  }
  return change
}

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)
