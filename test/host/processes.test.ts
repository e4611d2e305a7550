import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createDatabase } from './support/createDatabase'
import { endProcesses, startDemo, startProcess } from './support/hostProcess'
import { signIn } from './support/signIn'

// How many tags are there before the host is killed.
const WRITES = 20

let dataDir: string
let database = ''
beforeAll(async () => {
  const postgres = process.env.PARTNER_POSTGRES
  if (postgres) database = await createDatabase(postgres)
})
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'host-data-'))
})
afterEach(async () => {
  await endProcesses()
  await rm(dataDir, { recursive: true })
})

const start = (demo: '0' | '1' = '0', settings: Record<string, string> = {}, args: readonly string[] = []) =>
  startProcess({ DATA_DIR: dataDir, DATABASE_URL: database, DEMO: demo, ...settings }, args)

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
  const demo = startDemo({ DATA_DIR: dataDir, DATABASE_URL: database, DEMO: '0' })
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

it('loses nothing that it has acknowledged when it is killed while it writes', async () => {
  const first = start('1')
  const call = await signIn(await first.address)
  const acknowledged: string[] = []
  // Several writers at once, so that the process dies between any two steps of some write.
  const write = async (writer: number) => {
    for (let nth = 0; ; nth++) {
      const name = `kept ${writer}.${nth}`
      const answer = await call('/api/tags', { name, color: '0852ed' }).catch(() => null)
      if (!answer) return
      expect(answer.status).toBe(200)
      acknowledged.push(name)
      if (acknowledged.length === WRITES) void first.kill('SIGKILL')
    }
  }
  await Promise.all([1, 2, 3, 4].map(write))
  await first.ended

  const second = start('1')
  const { items } = await (await (await signIn(await second.address))('/api/tags')).json()
  const names = items.map(({ name }: { name: string }) => name)
  expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES)
  expect(names).toEqual(expect.arrayContaining(acknowledged))
})
