/** @jest-environment ./test/server/support/environment.cjs */
import { DAY_MS, HOUR_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { addMessage, addWebsite, NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, logOf } from '../../support/ask'

let host: TestHost
let admin: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.setClock(0)
  await host.open.db.deleteFrom('websites').execute()
  admin = await as(host, 'admin')
  website = await add(host, { customer: JSON.stringify({ forename: 'Ada', surname: 'Byron', email: 'ada@customer.example' }) })
})

/** A ticket, and its id. */
async function ticket(subject: string, values: Parameters<typeof addMessage>[3] = {}, of = website): Promise<number> {
  await addMessage(host.open.db, host.fixture.ours, of, { subject, ...values })
  const row = await host.open.db.selectFrom('messages').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return row.id
}
async function tickets(query = '', browser = admin): Promise<string[]> {
  const { body } = await ask(browser, 'GET', `/api/ticket?${query}`)
  return body.items.map(({ subject }: { subject: string }) => subject)
}
const counted = async () => (await ask(admin, 'GET', '/api/sidebar_counts')).body.tickets
const put = (id: number, change: object) => ask(admin, 'POST', `/website/${website}/log/${id}/message`, change)

describe('a ticket that is put off', () => {
  it('is gone from what waits and from the counts until its time, and then back', async () => {
    const id = await ticket('later')
    await ticket('now')
    const { body } = await put(id, { snoozedUntil: new Date(NOW.getTime() + HOUR_MS).toISOString() })
    expect(body).toMatchObject({ snoozedUntilReply: false, done: false })
    expect(await tickets()).toEqual(['now'])
    expect(await tickets('filter=snoozed')).toEqual(['later'])
    expect(await counted()).toBe(1)
    const log = await ask(admin, 'GET', `/website/${website}/messages?filter=undone`)
    expect(log.body.items).toHaveLength(1)
    expect(log.body.filters.counts.undone).toBe(1)
    await host.setClock(2 * HOUR_MS)
    expect((await tickets()).toSorted()).toEqual(['later', 'now'])
    expect(await tickets('filter=snoozed')).toEqual([])
    expect(await counted()).toBe(2)
  })

  it('comes back when the customer writes, if it waits for that', async () => {
    const other = await add(host)
    const id = await ticket('offer')
    const elsewhere = await ticket('elsewhere', {}, other)
    await put(id, { snoozedUntilReply: true })
    await ask(admin, 'POST', `/website/${other}/log/${elsewhere}/message`, { snoozedUntilReply: true })
    await host.setClock(10 * 60_000)
    expect(await tickets()).toEqual([])
    await ask(admin, 'POST', `/website/${website}/log/message`, { category: 'message_from', subject: 'yes', message: 'Yes, please' })
    expect((await tickets()).toSorted()).toEqual(['offer', 'yes'])
    const back = (await ask(admin, 'GET', '/api/ticket')).body.items.find(({ subject }: { subject: string }) => subject === 'offer')
    expect(back).toMatchObject({ snoozedUntilReply: false, snoozedUntil: expect.any(String) })
    expect(await tickets('filter=snoozed')).toEqual(['elsewhere'])
  })

  it('is brought back by hand, and an instant takes the place of a reply', async () => {
    const id = await ticket('offer')
    await put(id, { snoozedUntilReply: true })
    const { body } = await put(id, { snoozedUntil: new Date(NOW.getTime() + DAY_MS).toISOString() })
    expect(body).toMatchObject({ snoozedUntilReply: false })
    expect((await put(id, { snoozedUntil: null })).body).toMatchObject({ snoozedUntil: null, snoozedUntilReply: false })
    expect(await tickets()).toEqual(['offer'])
    expect((await put(id, { snoozedUntil: 'tomorrow' })).status).toBe(422)
  })
})

describe('tickets that are merged', () => {
  const merge = (browser: Browser, target: number, ids: number[]) => ask(browser, 'POST', '/api/ticket/merge', { target, tickets: ids })
  const unmerge = (ids: number[]) => ask(admin, 'POST', '/api/ticket/unmerge', { tickets: ids })
  const listed = async (): Promise<{ subject: string; merged: number; website: { id: number } }[]> =>
    (await ask(admin, 'GET', '/api/ticket?sort=subject')).body.items

  it('become part of one, at its website, and stand alone again when that is taken back', async () => {
    const other = await add(host)
    const target = await ticket('A', { date: new Date(NOW.getTime() - DAY_MS) })
    const near = await ticket('B')
    const far = await ticket('C', {}, other)
    const { status, body } = await merge(admin, target, [near, far, far, target])
    expect([status, body.merged]).toEqual([200, 2])
    expect(await listed()).toMatchObject([{ subject: 'A', merged: 2 }])
    const entry = await host.open.db.selectFrom('messages').selectAll().where('id', '=', far).executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ website_id: website, merged_into_id: target, done: true, done_by: host.fixture.users.admin })
    expect(await logOf(host, other)).toEqual([expect.stringContaining('“C” merged into “A”')])
    expect((await logOf(host, website)).filter((text) => text.includes('merged into'))).toHaveLength(2)

    expect((await unmerge([near, far])).status).toBe(200)
    expect(await listed()).toMatchObject([
      { subject: 'A', merged: 0, website: { id: website } },
      { subject: 'B', website: { id: website } },
      { subject: 'C', website: { id: other } },
    ])
    expect((await unmerge([near])).status).toBe(404)
  })

  it('are merged by those alone who may, and only within their partner', async () => {
    const target = await ticket('A')
    const second = await ticket('B')
    for (const role of ['design', 'editor', 'sales'] as const)
      expect([role, (await merge(await as(host, role), target, [second])).status]).toEqual([role, 403])
    const foreign = await addWebsite(host.open.db, host.fixture.theirs)
    await addMessage(host.open.db, host.fixture.theirs, foreign, { subject: 'theirs' })
    const theirs = await host.open.db.selectFrom('messages').select('id').where('website_id', '=', foreign).executeTakeFirstOrThrow()
    expect((await merge(admin, target, [theirs.id])).status).toBe(404)
    expect((await merge(admin, theirs.id, [target])).status).toBe(404)
    expect((await merge(admin, target, [])).status).toBe(422)
    expect((await merge(await as(host, 'support'), target, [second])).status).toBe(200)
    expect((await merge(admin, second, [target])).status).toBe(404)
  })
})

describe('a part of a message', () => {
  it('becomes a ticket of its own at another website, and goes again when that is taken back', async () => {
    const other = await add(host, { title: 'Shop' })
    const id = await ticket('Two things', { message: 'The logo. And the shop.', from_name: 'Ada Byron' })
    const split = { subject: 'Shop', message: 'And the shop.', website: other }
    const { body } = await ask(admin, 'POST', `/website/${website}/log/${id}/split`, split)
    expect(body).toMatchObject({ subject: 'Shop', done: false, website: { id: other }, from: { name: 'Ada Byron' } })
    expect((await tickets('sort=subject')).toSorted()).toEqual(['Shop', 'Two things'])
    expect(await logOf(host, other)).toContainEqual(expect.stringContaining('“Shop” split off the message “Two things”'))
    expect((await ask(admin, 'POST', `/website/${website}/log/${id}/unsplit`)).status).toBe(404)
    expect((await ask(admin, 'POST', `/website/${other}/log/${body.id}/unsplit`)).status).toBe(204)
    expect(await tickets()).toEqual(['Two things'])
  })

  it('is split off once, though it is asked for again because the answer got lost', async () => {
    const id = await ticket('Two things')
    const split = () =>
      ask(
        admin,
        'POST',
        `/website/${website}/log/${id}/split`,
        { subject: 'Shop', message: 'And the shop.' },
        { 'idempotency-key': 'part' },
      )
    const [one, other] = [await split(), await split()]
    expect([other.status, other.body.id]).toEqual([200, one.body.id])
    expect((await tickets('sort=subject')).toSorted()).toEqual(['Shop', 'Two things'])
  })

  it('is split off by those alone who may, to websites within reach', async () => {
    const id = await ticket('Two things')
    const path = `/website/${website}/log/${id}/split`
    expect((await ask(await as(host, 'design'), 'POST', path, { subject: 'x', message: 'x' })).status).toBe(403)
    const foreign = await addWebsite(host.open.db, host.fixture.theirs)
    expect((await ask(admin, 'POST', path, { subject: 'x', message: 'x', website: foreign })).status).toBe(404)
    expect((await ask(admin, 'POST', path, { subject: 'x', message: ' ' })).status).toBe(422)
  })
})

it('a ticket is found by its id, done or put off, within reach of who asks', async () => {
  const id = await ticket('Logo')
  await ticket('Prices')
  await ask(admin, 'POST', `/website/${website}/log/${id}/done`, { value: true })
  expect(await tickets(`ticket=${id}`)).toEqual(['Logo'])
  const foreign = await ticket('Theirs', {}, await addWebsite(host.open.db, host.fixture.theirs))
  expect(await tickets(`ticket=${foreign}`)).toEqual([])
  expect(await tickets('ticket=999999')).toEqual([])
  expect((await ask(admin, 'GET', '/api/ticket?ticket=first')).status).toBe(422)
})

describe('a ticket that is asked for by its id', () => {
  const read = (browser: Browser, id: number) => ask(browser, 'POST', '/api/ticket/read', { tickets: [id], read: true })
  const change = (browser: Browser, id: number, of = website) =>
    ask(browser, 'POST', `/website/${of}/log/${id}/message`, { snoozedUntilReply: true })

  it('is there only for those whose websites have it', async () => {
    const id = await ticket('Logo')
    const editor = await as(host, 'editor')
    expect(await tickets(`ticket=${id}`, editor)).toEqual([])
    expect([(await read(editor, id)).status, (await change(editor, id)).status]).toEqual([404, 404])
    await host.open.db.updateTable('websites').set({ assigned_to: host.fixture.users.editor }).where('id', '=', website).execute()
    expect(await tickets(`ticket=${id}`, editor)).toEqual(['Logo'])
    expect([(await read(editor, id)).status, (await change(editor, id)).status]).toEqual([204, 200])
  })

  it('is not there for another partner, nor at another website', async () => {
    const id = await ticket('Logo')
    const theirs = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    expect(await tickets(`ticket=${id}`, theirs)).toEqual([])
    expect([(await read(theirs, id)).status, (await change(theirs, id)).status]).toEqual([404, 404])
    expect((await change(admin, id, await add(host))).status).toBe(404)
  })

  it('is refused to those who see no tickets', async () => {
    const id = await ticket('Logo')
    for (const role of ['sales', 'user'] as const)
      expect([role, (await ask(await as(host, role), 'GET', `/api/ticket?ticket=${id}`)).status]).toEqual([role, 403])
  })
})

it('a ticket says who has its website open, and how many to-dos of it are', async () => {
  const id = await ticket('Logo')
  await ask(await as(host, 'design'), 'POST', `/api/website/${website}/presence`)
  await ask(admin, 'POST', `/website/${website}/todo/create`, { description: 'Redraw it', messageId: id })
  const [one] = (await ask(admin, 'GET', '/api/ticket')).body.items
  expect(one).toMatchObject({ openTodos: 1, viewers: [{ id: host.fixture.users.design }] })
})

describe('what has been read', () => {
  const unread = async (browser = admin): Promise<string[]> =>
    (await ask(browser, 'GET', '/api/ticket?sort=subject')).body.items
      .filter((one: { unread: boolean }) => one.unread)
      .map(({ subject }: { subject: string }) => subject)
  const read = (browser: Browser, ids: number[], value = true) => ask(browser, 'POST', '/api/ticket/read', { tickets: ids, read: value })

  it('is kept for each person alone, and can be taken back', async () => {
    const [a, b] = [await ticket('A'), await ticket('B')]
    const support = await as(host, 'support')
    expect((await read(admin, [a, a])).status).toBe(204)
    expect((await read(admin, [a])).status).toBe(204)
    expect([await unread(), await unread(support)]).toEqual([['B'], ['A', 'B']])
    await read(admin, [a, b], false)
    expect(await unread()).toEqual(['A', 'B'])
  })

  it('is what somebody wrote down, answered or was done with', async () => {
    const [a, b] = [await ticket('A'), await ticket('B')]
    await ask(admin, 'POST', `/website/${website}/log/message`, { category: 'message_from', subject: 'C', message: 'By phone' })
    await ask(admin, 'POST', `/website/${website}/log/message`, { category: 'message_to', message: 'Yes', inReplyTo: a })
    await ask(admin, 'POST', `/website/${website}/log/${b}/done`, { value: true })
    await ask(admin, 'POST', `/website/${website}/log/${b}/done`, { value: false })
    expect([await unread(), await unread(await as(host, 'support'))]).toEqual([[], ['A', 'B', 'C']])
  })

  it('is within scope, and a message of the customer', async () => {
    const foreign = await addWebsite(host.open.db, host.fixture.theirs)
    await addMessage(host.open.db, host.fixture.theirs, foreign, { subject: 'theirs' })
    const theirs = await host.open.db.selectFrom('messages').select('id').where('website_id', '=', foreign).executeTakeFirstOrThrow()
    const note = await ticket('note', { category: 'intern' })
    for (const id of [theirs.id, note]) expect((await read(admin, [id])).status).toBe(404)
    expect((await read(await as(host, 'sales'), [await ticket('A')])).status).toBe(404)
    expect((await read(await as(host, 'user'), [await ticket('A')])).status).toBe(403)
  })
})

it('tickets say how long answers may take, as the team has set it', async () => {
  const targets = async () => (await ask(admin, 'GET', '/api/ticket')).body.filters.response
  expect(await targets()).toEqual({ targetHours: 4, limitHours: 24 })
  expect((await ask(admin, 'POST', '/api/account', { responseTargetHours: 2, responseLimitHours: 8 })).status).toBe(200)
  expect(await targets()).toEqual({ targetHours: 2, limitHours: 8 })
})

it('says beside each list how many tickets every scope has', async () => {
  const other = await add(host)
  await ticket('mine')
  await ticket('open to all', {}, other)
  await ticket('done', { done: true }, other)
  await host.open.db.updateTable('websites').set({ assigned_to: host.fixture.users.admin }).where('id', '=', website).execute()
  const { body } = await ask(admin, 'GET', '/api/ticket?scope=mine&search=nothing')
  expect(body.items).toEqual([])
  expect(body.filters.scopes).toEqual({ mine: 1, unassigned: 1, following: 0, all: 2 })
})
