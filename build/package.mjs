// Packs the package as it would be published, checks it, and builds demo/example with it outside of this workspace.
// The built example and an application with own islands are left in dist-test for the browser tests.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { run } from './setup.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'partner-islands-package-'))
const tarball = path.join(folder, 'partner-islands.tgz')

if (!existsSync('dist/manifest.json')) run('npm', ['run', '-s', 'build'])
if (!existsSync('dist/openapi.json')) run('npm', ['run', '-s', 'contract'])
if (!existsSync('dist-adapters')) run('npm', ['run', '-s', 'build:adapters'])
run('npm', ['run', '-s', 'build:package'])
// Whoever changes what the package offers says so with `npm run api`, and the change is read in the report.
run('npx', ['api-extractor', 'run', '--config', 'build/api-extractor.json'])
run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder])
run('sh', ['-c', `mv "${folder}"/partner-islands-*.tgz "${tarball}"`])

run('npx', ['publint', tarball, '--strict'])
run('npx', ['attw', tarball, '--profile', 'esm-only', '--no-emoji'])

const example = path.join(folder, 'example')
cpSync('demo/example', example, { recursive: true })
cpSync(tarball, path.join(example, 'partner-islands.tgz'))
run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], { cwd: example })
run('npm', ['run', '-s', 'build'], { cwd: example })
run('npx', ['partner-islands', 'doctor', '--help'], { cwd: example, stdio: 'ignore' })
const application = path.join(folder, 'application')
mkdirSync(application)
run('npx', ['partner-islands', 'init', application, '--kind', 'php'], { cwd: example, stdio: 'ignore' })

// An application whose people write an island in each form, by the commands of the package and those that it tells.
const own = path.join(folder, 'ownIslands')
cpSync('test/fixtures/ownIslands', own, { recursive: true })
cpSync(tarball, path.join(own, 'partner-islands.tgz'))
run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], { cwd: own })
newIsland('opening-hours', '--form', 'bundler')
newIsland('visits', '--form', 'plain', '--in', 'public/islands')

rmSync('dist-test/ownIslands', { recursive: true, force: true })
cpSync(own, 'dist-test/ownIslands', { recursive: true, verbatimSymlinks: true })
rmSync('dist-test/example', { recursive: true, force: true })
cpSync(path.join(example, 'public'), 'dist-test/example', { recursive: true })
rmSync(folder, { recursive: true })

/** Makes an island and does what the command tells about checking it. */
function newIsland(...args) {
  const { status, stdout, stderr } = spawnSync('npx', ['partner-islands', 'new-island', ...args], { cwd: own, encoding: 'utf8' })
  const checks = stdout.match(/^ +(?:node --test|npx (?:vitest|tsc)) .+$/gm) ?? []
  if (status !== 0 || checks.length !== 2) throw new Error(`new-island ${args.join(' ')}: ${stdout}${stderr}`)
  for (const check of checks) run('sh', ['-c', check], { cwd: own, env: { ...process.env, CI: '1' } })
}
