import type { Formatters } from 'intl-messageformat'
import type { DateLike, Display } from './display'

const PLAIN = {}

/** The formatters of a display, as intl-messageformat asks for them. What has no value is shown as nothing. */
export function formattersOf({ date, numbers, plurals }: Display): Formatters {
  const formatters = {
    getDateTimeFormat: (_: unknown, options: Intl.DateTimeFormatOptions = PLAIN) => ({
      format: (value: DateLike) => date(value, options),
    }),
    getNumberFormat: (_: unknown, options?: Intl.NumberFormatOptions) => ({
      format: (value: number | '') => (value === '' ? '' : numbers(options).format(value)),
    }),
    getPluralRules: (_: unknown, { type = 'cardinal' }: Intl.PluralRulesOptions = PLAIN) => plurals(type),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it calls nothing of them but `format` and `select`
  return formatters as unknown as Formatters
}
