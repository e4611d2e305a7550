/** @jest-environment ./test/server/support/environment.cjs */
import { contractRoutes } from '../../../../src/contract/table'
import type { Browser } from '../../support/Browser'
import { NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask } from '../../support/ask'

/** Lists that are asked for as a whole, not for a website or a collection. */
const LISTS = contractRoutes.filter(({ answer, path }) => isList(answer) && !path.includes('{')).map(({ path }) => path)

function isList(answer: unknown): boolean {
  const entries: object = (typeof answer === 'object' && answer !== null && Reflect.get(answer, 'entries')) || {}
  return 'pagination' in entries || ('generalItems' in entries && isList(entries.generalItems))
}

let host: TestHost
let manager: Browser
const ids: Record<'plain' | 'online' | 'broken', number> = { plain: 0, online: 0, broken: 0 }
beforeAll(async () => {
  host = await startTestHost()
  manager = await as(host, 'manager')
  const { sales, design, editor } = host.fixture.users
  ids.plain = await add(host, { language: 'de', closed_by: sales })
  ids.online = await add(host, {
    language: 'fr',
    domains: ['online.example'],
    customer: '{"country":"FR"}',
    designed_by: design,
    serviced_by: editor,
  })
  ids.broken = await add(host, { language: 'fr', domains: ['broken.example'], customer: '{"country":"DE"}' })
  await domain(ids.online, 'online.example', { dns_check: check('pointing'), ssl: certificate('issued') })
  await domain(ids.broken, 'broken.example', { dns_check: check('wrong_target'), ssl: certificate('error') })
  await domain(ids.plain, 'given-up.example', { dns_check: check('wrong_target'), deleted_at: NOW })
})
afterAll(() => host.close())

const check = (state: string) => JSON.stringify({ state, checkedAt: NOW.toISOString(), tries: 1, rows: [] })
const certificate = (state: string) => JSON.stringify({ state, validUntil: null, error: null })

const domain = (website_id: number, name: string, values: object) =>
  host.open.db
    .insertInto('domains')
    .values({
      partner_id: host.fixture.ours,
      website_id,
      name,
      unicode_name: name,
      redirect: 'null',
      transfer: 'null',
      dns_check: 'null',
      ssl: 'null',
      created_at: NOW,
      updated_at: NOW,
      ...values,
    })
    .execute()

const found = async (query: string) =>
  (await ask(manager, 'GET', `/api/websites?${query}`)).body.items.map(({ id }: { id: number }) => id).toSorted()

it.each([
  ['language=fr', () => [ids.online, ids.broken]],
  ['language=de,fr', () => [ids.plain, ids.online, ids.broken]],
  ['country=FR', () => [ids.online]],
  ['domains=none', () => [ids.plain]],
  ['domains=some', () => [ids.online, ids.broken]],
  ['domains=some,none', () => [ids.plain, ids.online, ids.broken]],
  ['problem=dns', () => [ids.broken]],
  ['problem=ssl', () => [ids.broken]],
  ['problem=none-such', () => []],
  ['designed_by=none', () => [ids.plain, ids.broken]],
  ['designed_by=me', () => []],
  ['language=fr&country=FR&domains=some', () => [ids.online]],
])('finds websites by %s', async (query, expected) => {
  expect(await found(query)).toEqual(expected())
})

it('finds websites by the people of their roles', async () => {
  const { sales, design, editor } = host.fixture.users
  expect(await found(`closed_by=${sales}`)).toEqual([ids.plain])
  expect(await found(`designed_by=${design},${editor}`)).toEqual([ids.online])
  expect(await found(`serviced_by=${editor}`)).toEqual([ids.online])
})

it('answers what was filtered, and nothing of order and page', async () => {
  const { filters, items, pagination } = (
    await ask(manager, 'GET', '/api/websites?status=creation,change&language=fr&sort=created&page=1&limit=5')
  ).body
  expect(pagination).toEqual({ page: 1, pages: 1, count: items.length, limit: 5, total: items.length })
  expect(filters).toEqual({ status: 'creation,change', language: 'fr' })
  expect((await ask(manager, 'GET', '/api/users/list?search=a')).body.filters).toEqual({ search: 'a' })
})

it('is answered by every list, also by those with an envelope of their own', async () => {
  const admin = await as(host, 'admin')
  expect(LISTS.length).toBeGreaterThan(8)
  for (const path of LISTS) {
    const { body } = await ask(admin, 'GET', `${path}?search=zz&page=1&limit=5`)
    expect([path, (body.generalItems ?? body).filters]).toEqual([path, expect.objectContaining({ search: 'zz' })])
  }
})

it('says of each website what the filters ask for', async () => {
  const { items } = (await ask(manager, 'GET', '/api/websites?sort=created')).body
  expect(items.map(({ problems, language, country }: Record<string, unknown>) => ({ problems, language, country }))).toEqual([
    { problems: [], language: 'de', country: null },
    { problems: [], language: 'fr', country: 'FR' },
    { problems: ['dns', 'ssl'], language: 'fr', country: 'DE' },
  ])
})
