/** @jest-environment ./test/server/support/environment.cjs */
import { MINUTE_MS, OWN_MESSAGE_DELETE_MS, UNDO_SERVER_TTL_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { addMessage } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, type Json } from '../../support/ask'

let host: TestHost
let [admin, support, design]: Browser[] = []
let website: number
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())
// The clock goes on in one of the tests, which ends sessions.
beforeEach(async () => {
  ;[admin, support, design] = await Promise.all([as(host, 'admin'), as(host, 'support'), as(host, 'design')])
  website = await add(host)
})

const call = (browser: Browser | undefined, method: string, path: string, body?: unknown) => ask(browser as Browser, method, path, body)
const log = async () => (await call(admin, 'GET', `/website/${website}/messages`)).body.items.map(({ id }: Json) => id)

describe('an entry of the log', () => {
  const write = async (browser: Browser | undefined, category = 'intern') =>
    (await call(browser, 'POST', `/website/${website}/log/message`, { category, message: 'Oops' })).body.id
  const remove = async (browser: Browser | undefined, id: number) =>
    (await call(browser, 'DELETE', `/website/${website}/log/${id}/delete`)).status
  const restore = async (browser: Browser | undefined, id: number) =>
    (await call(browser, 'POST', `/website/${website}/log/${id}/restore`)).status

  it('is taken back by its author, and comes again', async () => {
    const id = await write(support)
    expect(await remove(support, id)).toBe(204)
    expect(await log()).toEqual([])
    expect(await remove(support, id)).toBe(404)
    expect(await restore(support, id)).toBe(200)
    expect(await log()).toEqual([id])
    expect(await restore(support, id)).toBe(404)
  })

  it('stays after ten minutes, and that of others, but for those who may delete everybody’s', async () => {
    const id = await write(support)
    expect(await remove(design, id)).toBe(403)
    await host.setClock(OWN_MESSAGE_DELETE_MS + MINUTE_MS)
    expect(await remove(support, id)).toBe(403)
    expect(await remove(admin, id)).toBe(204)
    expect(await restore(design, id)).toBe(403)
    expect(await log()).toEqual([])
    await host.setClock(OWN_MESSAGE_DELETE_MS + UNDO_SERVER_TTL_MS + 2 * MINUTE_MS)
    expect(await restore(await as(host, 'admin'), id)).toBe(404)
  })

  it('that came in or was sent stays, also for an admin', async () => {
    await addMessage(host.open.db, host.fixture.ours, website)
    const [id] = await log()
    expect(await remove(admin, id)).toBe(422)
    const elsewhere = await add(host)
    expect((await call(admin, 'DELETE', `/website/${elsewhere}/log/${id}/delete`)).status).toBe(404)
  })
})

describe('a tag', () => {
  const tagsOf = async (id: number) => (await call(admin, 'GET', `/api/website-details/${id}`)).body.tags.map(({ name }: Json) => name)
  const make = async (name: string) => (await call(admin, 'POST', '/api/tags', { name })).body.id

  it('that was deleted comes back with its id, on the websites that had it', async () => {
    const id = await make('Harbour')
    await call(admin, 'POST', `/api/website/${website}/tag/${id}`)
    await call(admin, 'DELETE', `/api/tags/${id}`)
    expect(await tagsOf(website)).toEqual([])
    expect((await call(support, 'POST', `/api/tags/${id}/restore`)).status).toBe(403)
    expect((await call(admin, 'POST', `/api/tags/${id}/restore`)).body).toMatchObject({ id, name: 'Harbour', usageCount: 1 })
    expect(await tagsOf(website)).toEqual(['Harbour'])
    expect((await call(admin, 'POST', `/api/tags/${id}/restore`)).status).toBe(404)
  })

  it('does not come back over one that took its name', async () => {
    const id = await make('Quay')
    await call(admin, 'DELETE', `/api/tags/${id}`)
    await make('quay')
    expect((await call(admin, 'POST', `/api/tags/${id}/restore`)).status).toBe(422)
  })

  it('becomes one with another, once on each website', async () => {
    const [one, other] = [await make('Ships'), await make('Boats')]
    const both = await add(host)
    await call(admin, 'POST', `/api/website/${website}/tag/${one}`)
    for (const id of [one, other]) await call(admin, 'POST', `/api/website/${both}/tag/${id}`)
    expect((await call(design, 'POST', `/api/tags/${one}/merge/${other}`)).status).toBe(403)
    expect((await call(admin, 'POST', `/api/tags/${one}/merge/${one}`)).body).toMatchObject({ name: 'Ships' })
    expect((await call(admin, 'POST', `/api/tags/${one}/merge/${other}`)).body).toMatchObject({ name: 'Boats', usageCount: 2 })
    expect(await tagsOf(website)).toEqual(['Boats'])
    expect(await tagsOf(both)).toEqual(['Boats'])
    expect((await call(admin, 'POST', `/api/tags/${other}/merge/2000000000`)).status).toBe(404)
  })
})
