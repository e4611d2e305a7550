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

await check('types', 'npm', ['run', '-s', 'types'])
await check('lint', 'npm', ['run', '-s', 'lint'])
await check('build', 'node', ['build/build.mjs'])
await check('contract', 'npm', ['run', '-s', 'contract'])
await check('adapters', 'npm', ['run', '-s', 'build:adapters'])
await check('size', 'npm', ['run', '-s', 'size'])
await suite(
  'unit and host tests',
  'npx',
  ['jest', '--ignoreProjects=operation', '--ci', `--maxWorkers=${Math.max(os.availableParallelism(), 2)}`, '--json', '--outputFile=REPORT'],
  jestCounts,
)
await check('package', 'node', ['build/package.mjs'])
await check('fixtures', 'npm', ['run', '-s', 'build:fixtures'])
await suite('browser tests', 'npx', ['playwright', 'test'], playwrightCounts)
// Firefox and WebKitGTK, where `npm run test:engines` has installed them.
const projects = installedEngines().map((name) => `--project=${name}`)
if (projects.length > 0) await suite('engines', 'npx', ['playwright', 'test', '-c', 'test/engines', ...projects], playwrightCounts)

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** A tool that passes or fails as a whole counts as one test. */
async function check(name, command, args, env) {
  const code = await step(name, command, args, env)
  add(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })
}

/** A test runner writes its report to a file; one that dies without a report counts as one failure. */
async function suite(name, command, args, count) {
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`)
  const code = await step(
    name,
    command,
    args.map((arg) => arg.replace('REPORT', report)),
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
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

function step(name, command, args, env = {}) {
  console.log(`\n== ${name}`)
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...browser, ...env, CI: '1' } })
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
