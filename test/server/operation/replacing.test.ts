/** @jest-environment node */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { portOf } from '../../../demo/services'
import { endProcesses, type HostProcess, startProcess } from '../support/hostProcess'
import { signIn } from '../support/signIn'
import { emptyDatabase } from './emptyDatabase'

const WRITERS = 4
/** What one process has in its hands of the queue: as many may come twice when it is killed. */
const BATCH = 5
/** Longer than a lease lasts. */
const QUEUE_MS = 90_000
jest.setTimeout(4 * QUEUE_MS)

let folder = ''
let receiver: Server
/** The ids of the webhooks that came, in their order. */
const told: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'host-data-'))
  receiver = createServer((request, response) => {
    told.push(String(request.headers['webhook-id']))
    request.resume().once('end', () => response.end())
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})
afterAll(async () => {
  await endProcesses()
  receiver.close()
  await rm(folder, { recursive: true })
})

/** What writers have asked for, by whether it was answered. */
interface Written {
  answered: string[]
  unanswered: string[]
}

it('loses nothing that was answered and does nothing twice while processes under load are replaced and killed', async () => {
  const database = await emptyDatabase()
  const start = () =>
    startProcess({
      DATABASE_URL: database,
      DATA_DIR: folder,
      DEMO: '1',
      DRAIN_SECONDS: '2',
      WEBHOOK_ALLOW: `127.0.0.1:${portOf(receiver)}`,
    })
  const first = start()
  const call = await signIn(await first.address)
  const second = start()
  const balancer = balance([await first.address, await second.address])
  const hook = { name: 'Receiver', url: `http://127.0.0.1:${portOf(receiver)}/`, events: ['todo_created'], enabled: true }
  expect((await call('/api/account', { webhooks: [hook] })).status).toBe(200)

  const written: Written = { answered: [], unanswered: [] }
  const website = await anyWebsite(database)
  const writing = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let nth = 0; !balancer.isOver(); nth++) {
      const description = `written ${writer}.${nth}`
      const address = balancer.next()
      const answer = await call(`/website/${website}/todo/create`, { description }, address).catch(() => null)
      if (!answer) balancer.drop(address)
      if (answer) expect(answer.status).toBeLessThan(300)
      written[answer ? 'answered' : 'unanswered'].push(description)
    }
  })
  await setTimeout(2_000)

  // Told to end: nobody notices.
  const third = start()
  balancer.add(await third.address)
  expect(await first.kill('SIGTERM')).toBe(0)
  expect(written.unanswered).toEqual([])

  // Killed: what was under way has no answer, and what was answered is there.
  await replaceKilled(second, start(), balancer)
  await setTimeout(2_000)
  balancer.end()
  await Promise.all(writing)

  const counts = await countsOf(database)
  expect(written.answered.filter((description) => counts.get(description) !== 1)).toEqual([])
  expect(written.unanswered.filter((description) => (counts.get(description) ?? 0) > 1)).toEqual([])
  expect(written.answered.length).toBeGreaterThan(10 * written.unanswered.length)
  await untilSent(database)
  expect(new Set(told).size).toBe(counts.size)
  expect(told.length - new Set(told).size).toBeLessThanOrEqual(BATCH)
})

async function replaceKilled(old: HostProcess, next: HostProcess, balancer: Balancer): Promise<void> {
  balancer.add(await next.address)
  await old.kill('SIGKILL')
}

interface Balancer {
  /** The address for the next request. */
  next(): string
  add(address: string): void
  /** Until it says again that it is ready. */
  drop(address: string): void
  isOver(): boolean
  end(): void
}

/** Takes in turns those processes that said lately that they are ready. */
function balance(addresses: string[]): Balancer {
  const ready = new Set(addresses)
  let turn = 0
  const over = new AbortController()
  const watch = async (address: string): Promise<void> => {
    while (!over.signal.aborted) {
      const isReady = await fetch(`${address}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) ready.add(address)
      else ready.delete(address)
      await setTimeout(200)
    }
  }
  const add = (address: string) => void watch(address)
  addresses.forEach(add)
  return {
    next: () => [...ready][turn++ % ready.size] ?? '',
    add,
    drop: (address) => ready.delete(address),
    isOver: () => over.signal.aborted,
    end: () => over.abort(),
  }
}

async function query<Row>(database: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: database })
  await client.connect()
  const { rows } = (await client.query(statement)) as { rows: Row[] }
  await client.end()
  return rows
}

/** One of the partner that the person who signed in works for. */
async function anyWebsite(database: string): Promise<number> {
  const [row] = await query<{ id: number }>(
    database,
    'select w.id from websites w join sessions s on s.partner_id = w.partner_id where w.deleted_at is null order by w.id limit 1',
  )
  return row?.id ?? 0
}

/** How often each to-do that was written is there. */
async function countsOf(database: string): Promise<Map<string, number>> {
  const rows = await query<{ description: string; count: number }>(
    database,
    `select description, count(*)::int as count from todos where description like 'written %' group by description`,
  )
  return new Map(rows.map(({ description, count }) => [description, count]))
}

async function untilSent(database: string): Promise<void> {
  for (const end = Date.now() + QUEUE_MS; Date.now() < end; await setTimeout(500)) {
    const [row] = await query<{ waiting: number }>(
      database,
      `select count(*)::int as waiting from webhook_messages where state = 'waiting'`,
    )
    if (row?.waiting === 0) return
  }
  throw new Error('The queue is not empty')
}
