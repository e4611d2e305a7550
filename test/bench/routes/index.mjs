// Compares `generate` with fos-router and ziggy-js: `npx tsx test/bench/routes/index.mjs`. Prints operations per second and how many
// times as fast this package is; the median of rounds in which all of them take turns, so that a busy machine slows all alike.
import { createRouter } from '../../../src/routes/index.ts'
import { calls, fosDump, ziggyJson } from './data.mjs'

const ROUTES = 150
const ROUNDS = 41
const REPEATS = 20

const { default: fos } = await import('fos-router')
const { route: ziggy } = await import('ziggy-js')

const dump = fosDump(ROUTES)
const json = ziggyJson(ROUTES)
const work = calls(ROUTES)
fos.setRoutingData(dump)
const fromDump = createRouter(dump)
const fromJson = createRouter(json)

const contestants = {
  'fos-router': ({ name, params }) => fos.generate(name, params),
  'ours, FOSJsRouting dump': ({ name, params }) => fromDump.generate(name, params),
  'ziggy-js': ({ name, params }) => ziggy(name, params, false, json),
  'ours, Ziggy JSON': ({ name, params }) => fromJson.generate(name, params),
}

/** How much faster than its rival each of ours has to be. */
const TIMES_FASTER = 8
const PAIRS = { 'ours, FOSJsRouting dump': 'fos-router', 'ours, Ziggy JSON': 'ziggy-js' }

let checksum = 0
// Reading a character makes the engine join the pieces of a string, which it would put off otherwise.
const lastCode = (url) => url.charCodeAt(url.length - 1)

function opsPerSecond(generate) {
  const start = process.hrtime.bigint()
  for (let repeat = 0; repeat < REPEATS; repeat++) for (const call of work) checksum += lastCode(generate(call))
  return (REPEATS * work.length * 1e9) / Number(process.hrtime.bigint() - start)
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const rounds = Array.from({ length: ROUNDS }, () =>
  Object.fromEntries(Object.entries(contestants).map(([name, run]) => [name, opsPerSecond(run)])),
)
const measured = rounds.slice(1) // the first one compiles

const report = Object.keys(contestants).map((name) => {
  const rival = PAIRS[name]
  const ratio = median(measured.map((round) => round[name] / round[rival ?? name]))
  return [
    name,
    {
      value: Math.round(median(measured.map((round) => round[name]))),
      unit: 'URLs/s',
      ratio: Number(ratio.toFixed(2)),
      ...(rival && { limit: `${TIMES_FASTER}x`, ok: ratio >= TIMES_FASTER }),
    },
  ]
})
if (checksum === 0) throw new Error('nothing was generated')
console.log(JSON.stringify(Object.fromEntries(report), null, 2))
