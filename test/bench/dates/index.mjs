// The dates of a list of 10,000 rows, as the product shows, groups and counts them, beside what somebody writes who has no library:
// `npx tsx test/bench/dates/index.mjs`. Processor time; the median of rounds in which both take turns.
import { createFormats } from '../../../src/i18n/formats.ts'
import { addDays, dueGroupOf, mondayOf, toIsoDay, workingTime } from '../../../src/model/time/index.ts'
import { createPlain } from './plain.mjs'

const COUNT = 10_000
const ROUNDS = 61
const [LOCALE, ZONE] = ['de', 'Europe/Berlin']
const [TODAY, NOW] = ['2026-11-25', Date.parse('2026-11-25T14:00:00Z')]
const DAY_MS = 86_400_000
/** How much more than the plain code a part may cost, and all of them together. */
const LIMIT = { part: 2, all: 1 }

// Due dates lie within a year around today, changes within the year before it.
const rows = Array.from({ length: COUNT }, (_, nth) => ({
  due: new Date(NOW + (((nth * 37) % 365) - 180) * DAY_MS).toISOString().slice(0, 10),
  changed: new Date(NOW - ((nth * 7_919) % 365_000) * 86_000).toISOString(),
}))

const formats = createFormats(LOCALE, ZONE, String)
const ours = {
  showDay: formats.shortDate,
  showInstant: formats.shortDate,
  dayOf: (instant) => toIsoDay(Date.parse(instant), ZONE),
  groupOf: dueGroupOf,
  mondayOf,
  weekAfter: (day) => addDays(day, 7),
  workingTime: (from, to) => workingTime(from, to, ZONE),
}
const plain = createPlain(LOCALE, ZONE)

const WORK = {
  'days shown': (by) => rows.map(({ due }) => by.showDay(due)),
  'instants shown': (by) => rows.map(({ changed }) => by.showInstant(changed)),
  'grouped by how long they are due': (by) => rows.map(({ due }) => by.groupOf(due, TODAY)),
  'grouped by week': (by) => rows.map(({ due }) => by.mondayOf(due)),
  'moved on by a week': (by) => rows.map(({ due }) => by.weekAfter(due)),
  'grouped by the day in a zone': (by) => rows.map(({ changed }) => by.dayOf(changed)),
  'working time counted': (by) => rows.map(({ changed }) => by.workingTime(Date.parse(changed), NOW)),
}

/** Milliseconds of processor time. */
function costOf(work, by) {
  const before = process.cpuUsage()
  work(by)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const parts = Object.entries(WORK).map(([name, work]) => {
  if (JSON.stringify(work(ours)) !== JSON.stringify(work(plain))) throw new Error(`${name}: they do not agree`)
  const rounds = Array.from({ length: ROUNDS }, () => [costOf(work, ours), costOf(work, plain)]).slice(10) // those before compile
  const [value, floor] = [0, 1].map((nth) => median(rounds.map((round) => round[nth])))
  return { name, value, floor }
})
const all = parts.reduce((sum, { value, floor }) => ({ name: 'all of it', value: sum.value + value, floor: sum.floor + floor }), {
  value: 0,
  floor: 0,
})

function figureOf({ name, value, floor }, limit) {
  const ratio = value / floor
  return [`10,000 rows, ${name}`, { value, unit: 'ms', ratio, limit: `${limit}x`, ok: ratio <= limit }]
}
const figures = [...parts.map((part) => figureOf(part, LIMIT.part)), figureOf(all, LIMIT.all)]
console.log(JSON.stringify(Object.fromEntries(figures), null, 2))
