/** @jest-environment ./test/server/support/environment.cjs */
import { MINUTE_MS, DAY_MS } from '../../src/model'
import type { Browser } from './support/Browser'
import { NOW } from './support/fixture'
import { add, as, ask, type Json } from './support/ask'
import { startTestHost, type TestHost } from './support/testHost'

let host: TestHost
let admin: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.setClock(0)
  admin = await as(host, 'admin')
  website = await add(host)
})

const send = (path: string, body: unknown, key: string, browser = admin) => ask(browser, 'POST', path, body, { 'idempotency-key': key })
const hour = {
  startedAt: new Date(NOW.getTime() - 90 * MINUTE_MS).toISOString(),
  endedAt: new Date(NOW.getTime() - 30 * MINUTE_MS).toISOString(),
}
const view = { view: 'overview', name: 'Mine', scope: 'private', query: '', columns: null }
const client = { company: 'Twice Ltd', email: 'owner@twice.test', limits: {}, invite: true }

type Table = 'todos' | 'work_sessions' | 'saved_views' | 'website_annotations' | 'partners' | 'outgoing_mails'
async function count(table: Table): Promise<number> {
  const { rows } = await host.open.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

/** Ids of what an answer says was made; the times worked have them in a list of all. */
const madeIn = ({ body }: { body: Json }) => body.id ?? (body.items ?? body.entries).map(({ id }: Json) => id)

describe('what is asked for twice under one key, because the answer got lost', () => {
  it.each<[string, Table, () => string, unknown]>([
    ['a to-do', 'todos', () => `/website/${website}/todo/create`, { description: 'Ring the customer' }],
    ['several to-dos', 'todos', () => `/website/${website}/todo/create_bulk`, { lines: ['One', 'Two'] }],
    ['time', 'work_sessions', () => `/website/${website}/time/spent`, hour],
    ['a saved view', 'saved_views', () => '/api/views', view],
    [
      'a note beside the visits',
      'website_annotations',
      () => `/api/website/${website}/statistics/annotations`,
      { date: '2026-01-02', text: 'Fair' },
    ],
    ['a client', 'partners', () => '/api/clients', client],
  ])('%s is there once, and both hear of it', async (name, table, path, body) => {
    const before = await count(table)
    const [one, other] = await Promise.all([send(path(), body, name), send(path(), body, name)])
    const later = await send(path(), body, name)
    expect([one.status, other.status, later.status]).toEqual([200, 200, 200])
    expect([madeIn(other), madeIn(later)]).toEqual([madeIn(one), madeIn(one)])
    const made = (await count(table)) - before
    expect(made).toBe('lines' in Object(body) ? 2 : 1)
    await send(path(), body, `${name} again`)
    expect(await count(table)).toBe(before + 2 * made)
  })

  it('is invited once, where it is a client', async () => {
    const invitations = async () => (await count('outgoing_mails')) - before
    const before = await count('outgoing_mails')
    const draft = { ...client, email: 'owner@invited.test' }
    await Promise.all([send('/api/clients', draft, 'invited'), send('/api/clients', draft, 'invited')])
    await send('/api/clients', draft, 'invited')
    expect(await invitations()).toBe(1)
  })
})

describe('a key', () => {
  const path = () => `/website/${website}/todo/create`
  const ring = { description: 'Ring the customer' }

  it('is free again where nothing was done', async () => {
    expect((await send(path(), { ...ring, to: 999_999 }, 'refused')).status).toBe(422)
    expect((await send(path(), ring, 'refused')).status).toBe(200)
    const nobody = { ...client, email: 'owner@nobody.test', limits: { staff: 0 } }
    expect((await send('/api/clients', nobody, 'no room')).status).toBe(402)
    expect((await send('/api/clients', { ...nobody, limits: { staff: 1 } }, 'no room')).status).toBe(200)
  })

  it('that is empty is none', async () => {
    const [one, other] = [await send(path(), ring, ''), await send(path(), ring, '')]
    expect(other.body.id).not.toBe(one.body.id)
  })

  it('of any length is one', async () => {
    const key = 'x'.repeat(5_000)
    const [one, other] = [await send(path(), ring, key), await send(path(), ring, key)]
    expect([other.status, other.body.id]).toEqual([200, one.body.id])
  })

  it('of one route means nothing to another', async () => {
    const todo = await send(path(), ring, 'everywhere')
    const noted = await send('/api/views', view, 'everywhere')
    expect([todo.status, noted.status, noted.body.name]).toEqual([200, 200, view.name])
  })

  it('is a person’s own', async () => {
    const mine = await send(path(), ring, 'shared')
    const theirs = await send(path(), ring, 'shared', await as(host, 'support'))
    expect(theirs.body.id).not.toBe(mine.body.id)
  })

  it('is forgotten after a day', async () => {
    const first = await send(path(), ring, 'daily')
    await host.setClock(DAY_MS + MINUTE_MS)
    admin = await as(host, 'admin')
    const next = await send(path(), ring, 'daily')
    expect([next.status, next.body.id === first.body.id]).toEqual([200, false])
  })
})
