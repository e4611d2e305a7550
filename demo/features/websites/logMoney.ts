import { formatMoneyMinor, LEAD_CURRENCY, toLocale } from '../../../src/model'
import type { Viewer } from '../../kernel/context'

/** Writes an estimate, in minor units, as the partner's language does: logs are read by the whole team. */
export const logMoney =
  ({ settings }: Viewer) =>
  (minorUnits: number): string =>
    formatMoneyMinor(minorUnits, LEAD_CURRENCY, toLocale(settings.language ?? ''))
