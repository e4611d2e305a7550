/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from '../../support/Browser'
import { addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let admin: Browser
let website: number
let collection: number
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  website = await addWebsite(host.open.db, host.fixture.ours, { title: 'Bakery' })
  collection = await idOf(admin.send('POST', `/cms/api/website/${website}/collections`, { name: 'Rolls' }))
  for (const [name, type] of [
    ['Name', 'text'],
    ['Price', 'number'],
  ])
    await admin.send('POST', items().replace('/items', '/fields'), { name, type })
  for (const [Name, Price] of [
    ['Rye roll', 10],
    ['Poppy 100 %', 9],
    ['Plain', null],
  ])
    await admin.send('POST', items(), { values: { Name, Price } })
})
afterAll(() => host.close())

const items = () => `/cms/api/collections/${collection}/items`
const idOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { id: number }).id
const names = async (query: string) => {
  const { items: found } = (await (await admin.get(`${items()}?${query}`)).json()) as { items: { values: { Name: string } }[] }
  return found.map(({ values }) => values.Name)
}

it('are found by words anywhere in them, which mean nothing to the database', async () => {
  expect(await names('search=ROLL+10')).toEqual(['Rye roll'])
  expect(await names('search=%25')).toEqual(['Poppy 100 %'])
  expect(await names('search=_')).toEqual([])
})

it('are in the order of a field, numbers as numbers, those without a value last', async () => {
  expect(await names('sort=Price')).toEqual(['Poppy 100 %', 'Rye roll', 'Plain'])
  expect(await names('sort=-Price')).toEqual(['Rye roll', 'Poppy 100 %', 'Plain'])
  expect((await admin.get(`${items()}?sort=Colour`)).status).toBe(422)
  expect((await admin.get(`${items()}?sort=id')--`)).status).toBe(422)
})

it('have their values again when a field that was deleted comes back', async () => {
  const fields = items().replace('/items', '/fields')
  const { items: all } = (await (await admin.get(fields)).json()) as { items: { id: number; name: string }[] }
  const price = all.find(({ name }) => name === 'Price')?.id
  expect((await admin.send('DELETE', `${fields}/${price}`)).status).toBe(204)
  expect((await admin.get(`${items()}?sort=Price`)).status).toBe(422)
  await admin.send('POST', fields, { name: 'Price', type: 'number' })
  expect(await names('sort=-Price')).toEqual(['Rye roll', 'Poppy 100 %', 'Plain'])
})

it('are made once for one Idempotency-Key, also when both tries come at once', async () => {
  const send = (key: string) =>
    admin.send(
      'POST',
      `${items()}/create`,
      { items: ['Once', 'Once too'].map((Name) => ({ values: { Name } })) },
      { 'idempotency-key': key },
    )
  const [one, other] = await Promise.all([send('same'), send('same')].map(async (answer) => (await answer).json()))
  expect(other).toEqual(one)
  expect(await names('search=Once')).toEqual(['Once', 'Once too'])
  expect((await send('another')).status).toBe(200)
  expect(await names('search=Once')).toHaveLength(4)

  const add = () => admin.send('POST', items(), { values: { Name: 'Single' } }, { 'idempotency-key': 'single' })
  expect(await idOf(add())).toBe(await idOf(add()))
  expect(await names('search=Single')).toEqual(['Single'])
  await admin.send('DELETE', `${items()}/${await idOf(add())}`)
  expect((await add()).status).toBe(404)
})

it('have the fields in one of two orders that are sent at once', async () => {
  const fields = items().replace('/items', '/fields')
  const order = async () => ((await (await admin.get(fields)).json()) as { items: { id: number }[] }).items.map(({ id }) => id)
  const ids = await order()
  const back = ids.toReversed()
  await Promise.all([ids, back, ids, back].map((one) => admin.send('PATCH', `${fields}/sort`, { ids: one })))
  expect([ids, back]).toContainEqual(await order())
  expect((await admin.send('PATCH', `${fields}/sort`, { ids: ids.slice(1) })).status).toBe(422)
})

it('are made and deleted many at once, all or none', async () => {
  const total = async () => ((await (await admin.get(items())).json()) as { pagination: { total: number } }).pagination.total
  const before = await total()
  const wrong = await admin.send('POST', `${items()}/create`, { items: [{ values: { Name: 'One' } }, { values: { Price: 'much' } }] })
  expect([wrong.status, await total()]).toEqual([422, before])
  const made = await admin.send('POST', `${items()}/create`, { items: ['One', 'Two', 'Three'].map((Name) => ({ values: { Name } })) })
  const { items: rows } = (await made.json()) as { items: { id: number; values: object }[] }
  expect(rows.map(({ values }) => values)).toEqual([{ Name: 'One' }, { Name: 'Two' }, { Name: 'Three' }])
  expect(await names('search=T')).toEqual(expect.arrayContaining(['Two', 'Three']))
  const ids = rows.map(({ id }) => id)
  expect((await admin.send('POST', `${items()}/delete`, { ids: [...ids, 999_999] })).status).toBe(404)
  expect(await total()).toBe(before + 3)
  expect((await admin.send('POST', `${items()}/delete`, { ids })).status).toBe(204)
  expect(await total()).toBe(before)
  const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect((await stranger.send('POST', `${items()}/create`, { items: [{ values: { Name: 'Theirs' } }] })).status).toBe(404)
})

it('are on a page for those who may open the editor, and for nobody of another partner', async () => {
  const page = await admin.open(`/website/${website}/collections`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Content of Bakery')
  const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect((await stranger.open(`/website/${website}/collections`)).status).toBe(404)
  expect((await stranger.get(items())).status).toBe(404)
})

it('lie in collections that are made and copied once for one Idempotency-Key, also when both tries come at once', async () => {
  const collections = `/cms/api/website/${website}/collections`
  const once = (path: string, key: string, body?: object) => idOf(admin.send('POST', path, body, { 'idempotency-key': key }))
  const twice = (path: string, key: string, body?: object) => Promise.all([once(path, key, body), once(path, key, body)])
  const all = async () => ((await (await admin.get(collections)).json()) as { items: { name: string; itemCount: number }[] }).items

  const [made, again] = await twice(collections, 'make', { name: 'Jobs' })
  expect(again).toBe(made)
  await admin.send('POST', `/cms/api/collections/${made}/fields`, { name: 'Name', type: 'text' })
  await admin.send('POST', `/cms/api/collections/${made}/items`, { values: { Name: 'Baker' } })
  const [copy, copyAgain] = await twice(`/cms/api/collections/${made}/duplicate`, 'copy')
  expect(copyAgain).toBe(copy)
  expect((await all()).filter(({ name }) => name.startsWith('Jobs'))).toMatchObject([
    { name: 'Jobs', itemCount: 1 },
    { name: 'Jobs (2)', itemCount: 1 },
  ])
  expect(await once(collections, 'another', { name: 'Jobs' })).not.toBe(made)
})
