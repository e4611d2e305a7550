import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { browserEnvironment } from './browser.mjs'

// Each bench prints one JSON object: figure name to {value, unit?, ratio?, limit?}; ratio is to the floor measured in the same run.
const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')))
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const benches = readdirSync('test/bench', { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && (wanted.length === 0 || wanted.includes(entry.name)),
)
const log = console.log
if (flags.has('--json')) console.log = console.error
const environment = await browserEnvironment()

const figures = {}
for (const { name } of benches) {
  console.log(`== ${name}`)
  const { stdout, status } = spawnSync('npx', ['tsx', `test/bench/${name}/index.mjs`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  if (status !== 0) process.exit(status ?? 1)
  for (const [figure, result] of Object.entries(JSON.parse(stdout))) figures[`${name}: ${figure}`] = result
}

const missed = Object.values(figures).filter(({ ok }) => ok === false)
if (flags.has('--json')) log(JSON.stringify(figures, null, 2))
else for (const [name, figure] of Object.entries(figures)) log(name.padEnd(56), describe(figure))
process.exit(missed.length === 0 ? 0 : 1)

function describe({ value, unit = '', ratio, limit, ok }) {
  return [
    `${round(value)} ${unit}`.trim(),
    ratio !== undefined && `${round(ratio)}x its floor`,
    limit && `(goal ${limit})`,
    ok === false && 'MISSED',
  ]
    .filter(Boolean)
    .join('  ')
}

function round(value) {
  return typeof value === 'number' ? Number(value.toPrecision(4)) : value
}
