// Kills and replaces hosts on PostgreSQL while they write, restores one from its backup, then runs the browser tests of the host's pages against two
// host processes on one PostgreSQL behind a proxy that takes them in turns: `npm run test:operation`, or `npm run test:operation -- test/browser/shell`.
// Needs PostgreSQL 15 or newer (Debian: apt-get install postgresql), or DATABASE_URL of one where databases may be created.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { browserEnvironment } from './browser.mjs'

const SCREENS = ['shell', 'menus', 'profile', 'preview', 'manager-views', 'website-details', 'domains', 'mail', 'settings']
const wanted = process.argv.slice(2)

const folder = mkdtempSync(path.join(os.tmpdir(), 'partner-islands-operation-'))
const children = []
let code = 1
try {
  const PARTNER_POSTGRES = process.env.DATABASE_URL ?? (await startPostgres())
  const env = { ...process.env, PARTNER_POSTGRES }
  const hosts = await run('npx', ['jest', '--selectProjects=operation'], env)
  const tests = wanted.length > 0 ? wanted : SCREENS.map((screen) => `test/browser/${screen}`)
  code = (await run('npx', ['playwright', 'test', ...tests, '--workers=1'], { ...env, ...(await browserEnvironment()) })) || hosts
} finally {
  for (const child of children) await stop(child)
  rmSync(folder, { recursive: true, force: true })
}
process.exit(code ?? 1)

/**
 * A cluster of its own in a temporary folder. PostgreSQL refuses to run as root; `setpriv` becomes it, so that a signal ends it
 * (`runuser` would stand between them).
 */
async function startPostgres() {
  const bin = findBinaries()
  const data = path.join(folder, 'pg')
  const asPostgres = process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []
  const call = (args) => [...asPostgres, ...args]
  if (asPostgres.length > 0) {
    spawnSync('chmod', ['755', folder])
    spawnSync('install', ['-d', '-o', 'postgres', data])
  }
  const [first, ...rest] = call([path.join(bin, 'initdb'), '-D', data, '-U', 'host', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  if (spawnSync(first, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) throw new Error('initdb failed')
  const port = await freePort()
  const options = ['-D', data, '-p', String(port), '-k', data, '-c', 'listen_addresses=127.0.0.1']
  const [command, ...args] = call([path.join(bin, 'postgres'), ...options])
  await said(start(command, args, {}), /ready to accept connections/)
  return `postgres://host@127.0.0.1:${port}/postgres`
}

function run(command, args, env) {
  return new Promise((resolve) => spawn(command, args, { stdio: 'inherit', env }).once('close', resolve))
}

function findBinaries() {
  const root = '/usr/lib/postgresql'
  const version = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a))[0] : undefined
  if (!version) throw new Error('PostgreSQL is not installed: apt-get install postgresql, or set DATABASE_URL')
  return path.join(root, version, 'bin')
}

function start(command, args, env) {
  const child = spawn(command, args, { env: { ...process.env, ...env } })
  children.push(child)
  return child
}

/** Waits until a process has said something. */
function said(child, pattern) {
  return new Promise((resolve, reject) => {
    let text = ''
    const listen = (chunk) => {
      text += String(chunk)
      const found = pattern.exec(text)
      if (found) resolve(found)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => reject(new Error(text)))
  })
}

function stop(child) {
  if (child.exitCode !== null) return undefined
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  return ended
}

async function freePort() {
  const server = http.createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
