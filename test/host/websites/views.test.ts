/** @jest-environment ./test/host/support/environment.cjs */
import { BIN_DAYS, DAY_MS } from '../../../src/model'
import type { Browser } from '../support/Browser'
import { startTestHost, type TestHost } from '../support/testHost'
import { add, as, ask } from './support'

let host: TestHost
let [manager, design, sales]: Browser[] = []
beforeAll(async () => {
  host = await startTestHost()
  ;[manager, design, sales] = await Promise.all([as(host, 'manager'), as(host, 'design'), as(host, 'sales')])
})
afterAll(() => host.close())

const draft = { view: 'all-websites', name: 'Mine', scope: 'private', query: 'q=assignee%3Ame', columns: ['title', 'tags'] }
const names = async (browser: Browser | undefined) =>
  (await ask(browser as Browser, 'GET', '/api/views')).body.items.map(({ name }: { name: string }) => name)

describe('saved views', () => {
  it('are one’s own until they are shared, and come back as they were', async () => {
    const { status, body } = await ask(manager as Browser, 'POST', '/api/views', draft)
    expect([status, body]).toEqual([200, { ...draft, id: body.id, editable: true }])
    expect(await names(design)).not.toContain('Mine')
    expect((await ask(manager as Browser, 'PUT', `/api/views/${body.id}`, { scope: 'team', name: 'Ours' })).body).toMatchObject({
      name: 'Ours',
      query: draft.query,
    })
    expect(await names(design)).toContain('Ours')
  })

  it('of the team are made and changed by who may; others only use them', async () => {
    const shared = (await ask(manager as Browser, 'POST', '/api/views', { ...draft, name: 'Shared', scope: 'team' })).body
    expect((await ask(design as Browser, 'GET', '/api/views')).body.items.find(({ id }: { id: number }) => id === shared.id).editable).toBe(
      false,
    )
    expect((await ask(design as Browser, 'POST', '/api/views', { ...draft, scope: 'team' })).status).toBe(403)
    expect((await ask(design as Browser, 'PUT', `/api/views/${shared.id}`, { name: 'Theirs' })).status).toBe(403)
    expect((await ask(design as Browser, 'DELETE', `/api/views/${shared.id}`)).status).toBe(403)
    expect((await ask(manager as Browser, 'DELETE', `/api/views/${shared.id}`)).status).toBe(204)
  })

  it('of somebody else, or of another partner, are not there', async () => {
    const { id } = (await ask(design as Browser, 'POST', '/api/views', draft)).body
    expect((await ask(sales as Browser, 'PUT', `/api/views/${id}`, { name: 'x' })).status).toBe(404)
    const theirs = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    expect((await ask(theirs, 'DELETE', `/api/views/${id}`)).status).toBe(404)
    expect(await names(theirs)).toEqual([])
  })
})

describe('the recycle bin', () => {
  const binned = async () => (await ask(manager as Browser, 'GET', '/api/recycle_bin')).body.items.map(({ id }: { id: number }) => id)

  it('holds what was deleted until it is brought back', async () => {
    const id = await add(host, { title: 'Gone' })
    await ask(manager as Browser, 'POST', '/api/websites/change', { websites: [id], change: { delete: true } })
    expect(await binned()).toContain(id)
    expect((await ask(sales as Browser, 'GET', '/api/recycle_bin')).status).toBe(403)
    expect((await ask(manager as Browser, 'POST', `/website/${id}/restore`)).body.title).toBe('Gone')
    expect(await binned()).not.toContain(id)
  })

  it('is emptied of what has lain in it too long', async () => {
    const old = await add(host, { deleted_at: new Date(host.services.clock.now().getTime() - (BIN_DAYS + 1) * DAY_MS) })
    expect(await binned()).not.toContain(old)
    expect(await host.open.db.selectFrom('websites').where('id', '=', old).selectAll().execute()).toEqual([])
  })
})
