// Formats 1,000 texts of the product, as they are in its packs, in a page that has just got them (first) and in one that has shown them before
// (again), beside the least that can do so: `npx tsx test/bench/messages/index.mjs`. Processor time; the median of rounds in which both take turns.
import { readFileSync } from 'node:fs'
import { compileMessages } from '../../../build/messages-plugin.mjs'
import { createTranslator } from '../../../src/i18n/translator.ts'
import { createFloor } from './floor.mjs'

const COUNT = 1_000
const ROUNDS = 201
const FOLDERS = ['src/i18n', 'widgets/websites', 'widgets/website-details', 'widgets/domains', 'widgets/tickets']
/** How much more than the least it may cost. */
const LIMIT = { first: 2, again: 2 }

const packs = Object.fromEntries(['en', 'de', 'ru'].map((locale) => [locale, packOf(locale)]))
let checksum = 0

function packOf(locale) {
  const texts = FOLDERS.map((folder) => `${folder}/messages/${locale}.json`).map((file) =>
    compileMessages(readFileSync(file, 'utf8'), file),
  )
  // The least knows neither dates nor ordinals.
  const all = Object.entries(Object.assign({}, ...texts.map((text) => JSON.parse(text)))).filter(([key]) => !key.endsWith('.dayMonth'))
  const step = all.length / COUNT
  return Object.fromEntries(Array.from({ length: COUNT }, (_, index) => all[Math.floor(index * step)]))
}

/** A number or a name for everything that a text may ask for. */
const valuesOf = (message) =>
  Object.fromEntries(
    [...JSON.stringify(message).matchAll(/"type":([16]),"value":"(\w+)"/g)].map(([, type, name], index) => [
      name,
      type === '6' ? index + 3 : 'Ada',
    ]),
  )

const work = Object.fromEntries(
  Object.entries(packs).map(([locale, pack]) => [locale, Object.entries(pack).map(([key, message]) => [key, valuesOf(message)])]),
)

/** Milliseconds of processor time for 1,000 texts. */
function costOf(makeTranslate) {
  const before = process.cpuUsage()
  for (const [locale, calls] of Object.entries(work)) {
    const translate = makeTranslate(locale)
    for (const [key, values] of calls) checksum += translate(key, values).length
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / Object.keys(work).length
}

const kept = (make) => {
  const made = Object.fromEntries(Object.keys(packs).map((locale) => [locale, make(locale)]))
  return (locale) => made[locale]
}
const ours = (locale) => createTranslator(locale, [packs[locale]])
const floor = (locale) => createFloor(locale, packs[locale])
const contestants = { first: [ours, floor], again: [kept(ours), kept(floor)] }

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const rounds = Array.from({ length: ROUNDS }, () =>
  Object.fromEntries(Object.entries(contestants).map(([name, pair]) => [name, pair.map((make) => costOf(make))])),
).slice(20) // those before compile

const report = Object.keys(contestants).map((name) => {
  const ratio = median(rounds.map((round) => round[name][0])) / median(rounds.map((round) => round[name][1]))
  const value = median(rounds.map((round) => round[name][0]))
  return [`1,000 texts, ${name}`, { value, unit: 'ms', ratio, limit: `${LIMIT[name]}x`, ok: ratio <= LIMIT[name] }]
})
if (checksum === 0) throw new Error('nothing was formatted')
console.log(JSON.stringify(Object.fromEntries(report), null, 2))
