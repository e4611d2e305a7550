import * as v from 'valibot'
import { CANCEL_REASONS, keysOf, LOG_LINES, type LogKind, type LogLine as Line, type LogValueKind, SECTORS, STATUSES } from '../../model'
import { day } from '../fields'
import { flag, maybe } from '../tolerant'

const VALUES = {
  text: v.nullable(v.string()),
  status: v.picklist(STATUSES),
  day,
  money: v.nullable(v.number()),
  minutes: v.number(),
  count: v.number(),
  cancelReason: v.picklist(CANCEL_REASONS),
  sector: v.picklist(SECTORS),
} as const satisfies Record<LogValueKind, v.GenericSchema>

const lineOf = (kind: LogKind) => {
  const values = Object.entries(LOG_LINES[kind]).map(([name, value]) => [name, VALUES[value]])
  return v.object({ kind: v.literal(kind), values: v.object(Object.fromEntries(values)), why: maybe(v.string()), takenBack: flag })
}

/** What the server noted in the log: a kind with its values. The reader's side makes the sentence of it, in the reader's language. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table that the schema is made of says in its types what the schema says in code
export const LogLine = v.variant('kind', keysOf(LOG_LINES).map(lineOf)) as v.GenericSchema<Line>
export type LogLine = Line
