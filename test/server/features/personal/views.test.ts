/** @jest-environment ./test/server/support/environment.cjs */
import { BIN_DAYS, DAY_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask } from '../../support/ask'

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
    expect([status, body]).toEqual([200, { ...draft, id: body.id, icon: null, editable: true, isDefault: false, defaultRoles: [] }])
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

describe('where people begin', () => {
  const save = async (browser: Browser | undefined, parts: object = {}) =>
    (await ask(browser as Browser, 'POST', '/api/views', { ...draft, ...parts })).body
  const change = (browser: Browser | undefined, id: number, parts: object) => ask(browser as Browser, 'PUT', `/api/views/${id}`, parts)
  const seen = async (browser: Browser | undefined, id: number) =>
    (await ask(browser as Browser, 'GET', '/api/views')).body.items.find((one: { id: number }) => one.id === id)

  it('is one view of each place for each person, whoever made it', async () => {
    const first = await save(manager, { scope: 'team', icon: 'star', isDefault: true })
    const elsewhere = await save(manager, { view: 'leads', isDefault: true })
    expect(first).toMatchObject({ icon: 'star', isDefault: true })
    const second = await save(manager)
    expect((await change(manager, second.id, { isDefault: true })).body.isDefault).toBe(true)
    expect([(await seen(manager, first.id)).isDefault, (await seen(manager, elsewhere.id)).isDefault]).toEqual([false, true])
    // Nobody but a manager may change the view, and anybody may begin with it.
    expect((await seen(design, first.id)).isDefault).toBe(false)
    expect((await change(design, first.id, { isDefault: true })).body).toMatchObject({ isDefault: true, editable: false })
    expect((await change(design, first.id, { isDefault: false, icon: 'flag' })).status).toBe(403)
    expect((await seen(design, first.id)).isDefault).toBe(true)
    expect((await change(design, first.id, { isDefault: false })).body.isDefault).toBe(false)
  })

  it('is one view of the team for each role', async () => {
    const first = await save(manager, { scope: 'team', defaultRoles: ['design', 'sales'] })
    const second = await save(manager, { scope: 'team' })
    expect((await change(manager, second.id, { defaultRoles: ['design'] })).body.defaultRoles).toEqual(['design'])
    expect((await seen(sales, first.id)).defaultRoles).toEqual(['sales'])
    expect((await change(design, first.id, { defaultRoles: [] })).status).toBe(403)
    const own = await save(design)
    expect((await change(design, own.id, { defaultRoles: ['design'] })).status).toBe(403)
    expect((await change(manager, first.id, { defaultRoles: ['baker'] })).status).toBe(422)
  })

  it('is nobody’s but one’s own once a view is no longer the team’s', async () => {
    const { id } = await save(manager, { scope: 'team', isDefault: true, defaultRoles: ['editor'] })
    await change(design, id, { isDefault: true })
    expect((await change(manager, id, { scope: 'private' })).body).toMatchObject({ isDefault: true, defaultRoles: [] })
    expect(await seen(design, id)).toBeUndefined()
    expect((await change(manager, id, { defaultRoles: ['editor'] })).body.defaultRoles).toEqual([])
    await change(manager, id, { scope: 'team' })
    expect((await seen(design, id)).isDefault).toBe(false)
    expect((await ask(manager as Browser, 'DELETE', `/api/views/${id}`)).status).toBe(204)
  })
})

describe('what goes with websites', () => {
  const count = (browser: Browser | undefined, websites: readonly number[]) =>
    ask(browser as Browser, 'POST', '/api/websites/deletion', { websites })

  it('is told to those who may delete them', async () => {
    const [one, other] = await Promise.all([add(host), add(host)])
    const { db } = host.open
    const on = { website_id: one, partner_id: host.fixture.ours, created_at: NOW }
    const domain = { unicode_name: 'x', redirect: 'null', transfer: 'null', dns_check: 'null', ssl: 'null', updated_at: NOW }
    const domains = await db
      .insertInto('domains')
      .values([
        { ...on, ...domain, name: 'kept.example' },
        { ...on, ...domain, name: 'gone.example', deleted_at: NOW },
      ])
      .returning('id')
      .execute()
    for (const { id: domain_id } of domains)
      for (const name of ['ada', 'info', 'shop'])
        await db.insertInto('mailboxes').values({ domain_id, name, password_hash: 'x', created_at: NOW }).execute()
    const file = { ...on, type: 'pdf' as const, mime: 'application/pdf', bytes: 1, content_hash: 'x' }
    await db
      .insertInto('files')
      .values([
        { ...file, name: 'a.pdf' },
        { ...file, name: 'b.pdf', deleted_at: NOW },
      ])
      .execute()
    await ask(manager as Browser, 'POST', `/website/${other}/todos`, { description: 'Look' })
    const { body } = await count(manager, [one, other, 999_999])
    expect(body).toMatchObject({ domains: 1, mailboxes: 3, files: 1, contracts: 0 })
    expect((await count(manager, [999_999])).body).toEqual({ messages: 0, todos: 0, files: 0, contracts: 0, domains: 0, mailboxes: 0 })
    expect((await count(sales, [one])).status).toBe(403)
  })

  it('is not told of another partner’s', async () => {
    const theirs = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    const id = await add(host)
    await ask(manager as Browser, 'POST', `/website/${id}/status`, { status: 'done' })
    expect((await count(theirs, [id])).body.messages).toBe(0)
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
    const { files } = host.services
    const [own, shared] = [await files.put(Buffer.from('a photo of theirs')), await files.put(Buffer.from('a logo of many'))]
    const kept = await add(host)
    const file = { partner_id: host.fixture.ours, type: 'pdf' as const, mime: 'application/pdf', bytes: 1, created_at: NOW }
    await host.open.db
      .insertInto('files')
      .values([
        { ...file, website_id: old, name: 'own', content_hash: own },
        { ...file, website_id: old, name: 'shared', content_hash: shared },
        { ...file, website_id: kept, name: 'shared', content_hash: shared },
      ])
      .execute()
    expect(await binned()).not.toContain(old)
    expect([await files.get(own), (await files.get(shared)) !== null]).toEqual([null, true])
    expect(await host.open.db.selectFrom('websites').where('id', '=', old).selectAll().execute()).toEqual([])
  })
})
