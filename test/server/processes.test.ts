/** @jest-environment ./test/server/support/environment.cjs */
// See environment.cjs.
jest.mock('@electric-sql/pglite', () => Reflect.get(globalThis, 'pgliteModule'))

import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { endProcesses, startDemo, startProcess } from './support/hostProcess'
import { expectNothingLost } from './support/killedWhileWriting'
import { showAll } from './support/showAll'
import { signIn } from './support/signIn'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'host-data-'))
})
afterEach(async () => {
  await endProcesses()
  await rm(dataDir, { recursive: true })
})

const start = (demo: '0' | '1' = '0', settings: Record<string, string> = {}, args: readonly string[] = []) =>
  startProcess({ DATA_DIR: dataDir, DATABASE_URL: '', DEMO: demo, ...settings }, args)

it('serves on a free port, refuses a second process on its data with a clear message, and leaves no lock behind', async () => {
  const first = start()
  const url = await first.address
  expect((await fetch(`${url}/login`)).status).toBe(200)

  const second = start()
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(/in use by process \d+\. Stop it first, or set DATABASE_URL/)
  expect(second.output()).not.toMatch(/\n\s+at /)
  expect((await fetch(`${url}/login`)).status).toBe(200)

  expect(await first.kill('SIGTERM')).toBe(0)
  const third = start()
  await third.address
})

it('ends in order when those that started it are told to', async () => {
  const demo = startDemo({ DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0' })
  const url = await demo.address
  expect(await demo.kill('SIGTERM')).toBe(0)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  // Nothing holds its data any more.
  await start().address
})

it('is started by the command of the demo, which builds nothing that is built', () => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const said = execFileSync(process.execPath, ['build/demo.mjs', '--check-settings'], { env, encoding: 'utf8' })
  expect(said.trim()).toBe('The settings are right.')
})

it('says in a sentence each what is wrong with its settings, and ends', async () => {
  const host = start('0', { PORT: 'http', CLAMD: 'here' }, ['--check-settings'])
  expect(await host.ended).toBe(1)
  expect(host.output().trim()).toBe('PORT has to be a number from 0 to 65535.\nCLAMD has to be a name and a port as host.example:3310.')
})

it('says how to begin anew when its data is of another version, and leaves that as it is', async () => {
  const folder = path.join(dataDir, 'pg')
  const lite = await PGlite.create({ dataDir: folder })
  await lite.exec(`create table kysely_migration (name text, timestamp text); insert into kysely_migration values ('0001_before', '')`)
  await lite.close()

  const host = start()
  expect(await host.ended).toBe(1)
  expect(host.output().trim()).toBe(
    `DATA_DIR: the database in ${folder} is of another version of the host (0001_before is unknown here); ` +
      `a new one is made once this one is put aside: mv "${folder}" "${folder}.old"`,
  )
  expect(await readdir(dataDir)).toEqual(['pg'])
  await rename(folder, `${folder}.old`)
  await start().address
})

it('ends when its last request has an answer, and sends pages that listen elsewhere', async () => {
  const host = start('1')
  const url = await host.address
  const events = await (await signIn(url))('/events')
  const last = await beginLogIn(url)
  const ended = host.kill('SIGTERM')
  await events.text()
  last.end(new URLSearchParams({ email: 'nobody@demo.partner', password: 'wrong' }).toString())
  const [answer] = (await once(last, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(401)
  answer.resume()
  expect(await ended).toBe(0)
})

it('says that it leaves while it still serves, and ends at once when it is told so again, in whichever way', async () => {
  const host = start('0', { DRAIN_SECONDS: '600', STOP_SECONDS: '1200' })
  const url = await host.address
  void host.kill('SIGTERM')
  expect(await answered(url, 503)).toEqual({ status: 'leaving' })
  expect((await fetch(`${url}/login`)).status).toBe(200)
  expect(await host.kill('SIGINT')).toBeNull()
})

it('ends all the same when something takes longer than it may, and says so', async () => {
  // Nobody writes into it: the thread that opens it waits for ever.
  const pipe = path.join(dataDir, 'pipe')
  execFileSync('mkfifo', [pipe])
  const opening = encodeURIComponent(`import fs from 'node:fs'; fs.open(${JSON.stringify(pipe)}, () => {})`)
  const host = start('0', { STOP_SECONDS: '1', NODE_OPTIONS: `--import=data:text/javascript,${opening}` })
  const endless = await beginLogIn(await host.address)
  endless.on('error', () => {})
  expect(await host.kill('SIGTERM')).toBeNull()
  expect(host.output()).toContain('Not everything could be finished within 1 seconds (STOP_SECONDS): the host ends now.')
})

/** A log-in that the host has got, but for its body. */
async function beginLogIn(origin: string): Promise<ClientRequest> {
  const headers = { origin, expect: '100-continue', 'content-type': 'application/x-www-form-urlencoded' }
  const begun = request(`${origin}/login`, { method: 'POST', headers })
  begun.flushHeaders()
  await once(begun, 'continue')
  return begun
}

/** What /ready says once it answers with the status. */
async function answered(url: string, status: number): Promise<unknown> {
  const response = await fetch(`${url}/ready`)
  const said: unknown = await response.json()
  return response.status === status ? said : answered(url, status)
}

it('names lines of the sources in what it logs of an error', async () => {
  const host = start('1')
  const call = await signIn(await host.address)
  await rm(path.join(dataDir, 'files'), { recursive: true })
  await writeFile(path.join(dataDir, 'files'), 'No folder.')
  expect((await call('/cms/1/assets/compile', {})).status).toBe(500)
  expect(host.output()).toMatch(/at .*demo\/features\/cms\/assets\.ts:\d+/)
})

it('loses nothing that it has acknowledged when it is killed while it writes', () => expectNothingLost(() => start('1')))

it('comes back from a copy of its folder with everything it had', async () => {
  const first = start('1')
  const shown = await showAll(await first.address)
  expect(await first.kill('SIGTERM')).toBe(0)
  const copy = `${dataDir}.backup`
  await cp(dataDir, copy, { recursive: true })
  const second = start('1', { DATA_DIR: copy })
  expect(await showAll(await second.address)).toEqual(shown)
  await endProcesses()
  await rm(copy, { recursive: true })
})
