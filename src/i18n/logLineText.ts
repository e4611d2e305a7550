import { formatMoneyMinor, hoursText, LEAD_CURRENCY, LOG_LINES, type LogLine, type LogValueKind } from '../model'
import { displayOf } from './display'

type Value = string | number | null

/** Who looks at a page, or whom a server writes to. */
interface Reader {
  readonly locale: string
  readonly t: (key: string, values?: Record<string, string | number>) => string
}

const NOTHING = '–'
const MEDIUM = { dateStyle: 'medium' } as const
const MINUTE_S = 60

/** What the log says about something that the server noted. */
export function logLineText(line: LogLine, reader: Reader): string {
  const { t } = reader
  const kinds: Readonly<Record<string, LogValueKind>> = LOG_LINES[line.kind]
  const values: Readonly<Record<string, Value>> = line.values
  const said = Object.entries(kinds).map(([name, kind]) => [name, valueText(kind, values[name] ?? null, reader)])
  const plain = t(`log.${line.kind}`, Object.fromEntries(said))
  const message = line.why ? t('log.withReason', { message: plain, reason: line.why }) : plain
  return line.takenBack ? t('log.takenBack', { message }) : message
}

function valueText(kind: LogValueKind, value: Value, { locale, t }: Reader): string | number {
  if (value === null || value === '') return NOTHING
  switch (kind) {
    case 'status':
      return t(`status.${value}`)
    case 'cancelReason':
      return t(`log.cancelReason.${value}`)
    case 'sector':
      return t(`log.sector.${value}`)
    case 'day':
      return displayOf(locale, 'UTC').date(value, MEDIUM)
    case 'money':
      return formatMoneyMinor(Number(value), LEAD_CURRENCY, locale)
    case 'minutes':
      return hoursText(Number(value) * MINUTE_S)
    default:
      return value
  }
}
