import { cp, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
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

it('says in a sentence each what is wrong with its settings, and ends', async () => {
  const host = start('0', { PORT: 'http', CLAMD: 'here' }, ['--check-settings'])
  expect(await host.ended).toBe(1)
  expect(host.output().trim()).toBe('PORT has to be a number from 0 to 65535.\nCLAMD has to be a name and a port as host.example:3310.')
})

it('says that it leaves before it does, and ends when its last request has an answer', async () => {
  const host = start('1', { DRAIN_SECONDS: '2' })
  const url = await host.address
  const call = await signIn(url)
  await fetch(`${url}/preview/api/faults`, {
    method: 'PUT',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ route: 'partner_goals', latencyMs: 4_000, status: null, offline: false }),
  })
  const events = await call('/events')
  const slow = call('/goals')
  const ended = host.kill('SIGTERM')
  expect(await answered(url, 503)).toEqual({ status: 'leaving' })
  expect((await call('/api/tags')).status).toBe(200)
  expect((await slow).status).toBe(200)
  await events.text()
  expect(await ended).toBe(0)
})

it('ends at once when it is told so again, in whichever way', async () => {
  const host = start('0', { DRAIN_SECONDS: '15' })
  const url = await host.address
  void host.kill('SIGTERM')
  await answered(url, 503)
  expect(await host.kill('SIGINT')).toBeNull()
})

it('ends all the same when something takes longer than it may, and says so', async () => {
  const host = start('0', { STOP_SECONDS: '1' })
  const { port } = new URL(await host.address)
  // The body never comes.
  const head = ['POST /login HTTP/1.1', 'host: x', 'content-type: application/x-www-form-urlencoded', 'content-length: 9', '', '']
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(head.join('\r\n')))
  socket.on('error', () => {})
  await setTimeout(500)
  expect(await host.kill('SIGTERM')).toBe(1)
  expect(host.output()).toContain('Not everything could be finished within 1 seconds (STOP_SECONDS): the host ends now.')
})

/** What /ready says once it answers with the status. */
async function answered(url: string, status: number): Promise<unknown> {
  const response = await fetch(`${url}/ready`)
  return response.status === status ? response.json() : answered(url, status)
}

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
