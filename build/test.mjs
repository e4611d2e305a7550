import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { installedEngines } from './browserEngines.mjs'
import { install } from './setup.mjs'

install()
const { browserEnvironment } = await import('./browser.mjs')
const browser = await browserEnvironment()
const reports = mkdtempSync(path.join(os.tmpdir(), 'partner-islands-reports-'))
const total = { passed: 0, failed: 0 }

// Most tools use one processor, so two of them go on side by side; the suites use all there are.
await Promise.all([
  inTurn(
    () => check('types', 'npm', ['run', '-s', 'types']),
    () => check('lint', 'npm', ['run', '-s', 'lint']),
    () => check('fixtures', 'npm', ['run', '-s', 'build:fixtures']),
  ),
  inTurn(
    () => check('build', 'node', ['build/build.mjs']),
    () => check('contract', 'npm', ['run', '-s', 'contract']),
    () => check('adapters', 'npm', ['run', '-s', 'build:adapters']),
    () => check('size', 'npm', ['run', '-s', 'size']),
  ),
])
await Promise.all([
  suite(
    'unit and host tests',
    'node',
    [
      // Megabytes, of each worker: tests make and leave much, and with less room collecting that takes a tenth of the time.
      '--max-semi-space-size=128',
      'node_modules/.bin/jest',
      '--ignoreProjects=operation',
      '--ci',
      `--maxWorkers=${Math.max(os.availableParallelism(), 2)}`,
      '--json',
      '--outputFile=REPORT',
    ],
    jestCounts,
  ),
  check('package', 'node', ['build/package.mjs']),
])
await suite('browser tests', 'npx', ['playwright', 'test'], playwrightCounts)
// Firefox and WebKitGTK, where `npm run test:engines` has installed them.
const projects = installedEngines().map((name) => `--project=${name}`)
if (projects.length > 0) await suite('engines', 'npx', ['playwright', 'test', '-c', 'test/engines', ...projects], playwrightCounts)

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function inTurn(...steps) {
  for (const next of steps) await next()
}

/** A tool that passes or fails as a whole counts as one test; what it says is printed when it has ended. */
async function check(name, command, args) {
  const said = []
  const code = await step(name, command, args, { said })
  process.stdout.write(Buffer.concat(said))
  add(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })
}

/** A test runner writes its report to a file; one that dies without a report counts as one failure. */
async function suite(name, command, args, count) {
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`)
  const code = await step(
    name,
    command,
    args.map((arg) => arg.replace('REPORT', report)),
    { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  )
  let counts = { passed: 0, failed: 1 }
  try {
    counts = count(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    console.error(`${name}: no report (${error.message})`)
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  add(name, counts)
}

function step(name, command, args, { env = {}, said }) {
  console.log(`\n== ${name}`)
  return new Promise((resolve) => {
    const stdio = said ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { stdio, env: { ...process.env, ...browser, ...env, CI: '1' } })
    for (const stream of said ? [child.stdout, child.stderr] : []) stream.on('data', (chunk) => said.push(chunk))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

function add(name, { passed, failed }) {
  total.passed += passed
  total.failed += failed
  console.log(`-- ${name}: ${passed} passed, ${failed} failed`)
}

function jestCounts({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

function playwrightCounts({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}
