/** @jest-environment ./test/server/support/environment.cjs */
import { HOUR_MS, MINUTE_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { addTodo, addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, type Json, logOf } from '../../support/ask'

let host: TestHost
let admin: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
})
afterAll(() => host.close())
beforeEach(async () => {
  website = await add(host)
})

const travel = (milliseconds: number) => host.services.clock.setOffset(host.services.clock.now().getTime() - Date.now() + milliseconds)

describe('to-dos', () => {
  const todo = (method: string, path: string, body?: unknown, browser = admin) =>
    ask(browser, method, `/website/${website}/todo${path}`, body)
  const texts = async (query = '') => (await todo('GET', query)).body.items.map((item: { description: string }) => item.description)

  it('are made one by one and line by line, changed, ticked and deleted', async () => {
    const one = (await todo('POST', '/create', { description: 'One', to: host.fixture.users.design, dueDate: '2026-12-01' })).body
    expect(one).toMatchObject({
      from: { id: host.fixture.users.admin },
      to: { id: host.fixture.users.design },
      dueDate: '2026-12-01',
      done: false,
    })
    const more = await todo('POST', '/create_bulk', { lines: ['Two', 'Three'] })
    expect(more.body.items).toHaveLength(2)
    expect(await texts()).toEqual(['One', 'Two', 'Three'])
    expect((await todo('POST', `/${one.id}/edit`, { description: 'First', version: 1 })).body.description).toBe('First')
    expect(await todo('POST', `/${one.id}/edit`, { description: 'Late', version: 1 })).toMatchObject({
      status: 409,
      body: { description: 'First' },
    })
    expect((await todo('POST', `/${one.id}/toggle`)).body).toMatchObject({ done: true, doneBy: { id: host.fixture.users.admin } })
    expect(await texts('?done=0')).toEqual(['Two', 'Three'])
    expect((await todo('DELETE', `/${one.id}/delete`)).status).toBe(204)
    expect((await todo('POST', `/${one.id}/toggle`)).status).toBe(404)
    expect(await logOf(host, website)).toEqual([
      'To-do added: One',
      'To-do added: Two',
      'To-do added: Three',
      'To-do changed: First',
      'To-do done: First',
      'To-do deleted: First',
    ])
  })

  it('of several lines may each have a person, a day and a notice of their own', async () => {
    const { users } = host.fixture
    const line = { description: 'Own', to: users.design, dueDate: '2026-12-24', notify: false }
    const { body } = await todo('POST', '/create_bulk', { lines: ['Shared', line], to: users.admin, dueDate: '2026-12-01' })
    expect(body.items).toMatchObject([
      { description: 'Shared', to: { id: users.admin }, dueDate: '2026-12-01', notify: true },
      { ...line, to: { id: users.design } },
    ])
  })

  it('of several lines are refused together, and each line that is wrong is named', async () => {
    const { users, theirAdmin } = host.fixture
    const bulk = (body: object) => todo('POST', '/create_bulk', body)
    const lines = [
      'Fine',
      { description: 'Not ours', to: 99_999 },
      { description: 'Own', to: users.design },
      { description: 'Theirs', to: theirAdmin },
    ]
    expect(await bulk({ lines })).toEqual({
      status: 422,
      body: {
        errors: [
          { name: 'lines.1.to', message: 'Line 2, “Not ours”: This person does not work here.' },
          { name: 'lines.3.to', message: 'Line 4, “Theirs”: This person does not work here.' },
        ],
      },
    })
    expect((await bulk({ lines: ['One', 'Two'], to: theirAdmin })).body).toEqual({
      errors: [{ name: 'to', message: 'This person does not work here.' }],
    })
    expect((await bulk({ lines: ['Fine', ' '] })).body.errors).toMatchObject([{ name: 'lines.1' }])
    expect(await texts()).toEqual([])
  })

  it('keep the order they are put in', async () => {
    const { body } = await todo('POST', '/create_bulk', { lines: ['a', 'b', 'c', 'd'] })
    const id = (nth: number) => body.items[nth].id
    await todo('POST', `/${id(3)}/edit`, { position: 0 })
    await todo('POST', `/${id(0)}/edit`, { position: 99 })
    expect(await texts()).toEqual(['d', 'b', 'c', 'a'])
  })

  it('that repeat come back when they are done, on the next of their days, until that is taken back', async () => {
    const [one] = (await todo('POST', '/create_bulk', { lines: ['Update the shop'], dueDate: '2026-09-30' })).body.items
    await todo('POST', `/${one.id}/edit`, { repeats: 'month', indented: true })
    await todo('POST', `/${one.id}/toggle`)
    const open = async () => (await todo('GET', '?done=0')).body.items
    expect(await open()).toMatchObject([{ description: 'Update the shop', dueDate: '2026-11-30', repeats: 'month', indented: true }])
    await todo('POST', `/${one.id}/toggle`)
    expect(await open()).toMatchObject([{ id: one.id }])
    await todo('POST', `/${one.id}/toggle`)
    const [next] = await open()
    await todo('POST', `/${next.id}/edit`, { repeats: null })
    await todo('POST', `/${next.id}/toggle`)
    expect(await open()).toEqual([])
    expect((await todo('POST', `/${one.id}/edit`, { repeats: 'hour' })).status).toBe(422)
  })

  it('are done or open as they shall be, however often that is said', async () => {
    const [one] = (await todo('POST', '/create_bulk', { lines: ['Once'] })).body.items
    const make = async (done: string) => (await todo('POST', `/${one.id}/toggle?done=${done}`)).body.done
    expect([await make('1'), await make('1'), await make('0'), await make('0')]).toEqual([true, true, false, false])
    expect(await logOf(host, website)).toEqual(['To-do added: Once', 'To-do done: Once', 'To-do open again: Once'])
    expect((await todo('POST', `/${one.id}/toggle?done=yes`)).status).toBe(422)
  })

  it('of others are deleted by who may, those of nobody by everybody', async () => {
    const design = await as(host, 'design')
    const mine = (await todo('POST', '/create', { description: 'mine' })).body
    expect((await todo('DELETE', `/${mine.id}/delete`, undefined, design)).status).toBe(403)
    await addTodo(host.open.db, host.fixture.ours, website, { automated_status: 'creation' })
    const automated = (await todo('GET', '')).body.items.find((item: { from: unknown }) => item.from === null)
    expect((await todo('DELETE', `/${automated.id}/delete`, undefined, design)).status).toBe(204)
  })

  it.each([
    { description: '' },
    { description: 'x'.repeat(1001) },
    { description: 'x', dueDate: '2026-02-30' },
    { description: 'x', dueDate: '0000-01-01' },
    { description: 'x', to: 99_999 },
    { description: 'x', messageId: 99_999 },
  ])('refuse %j', async (draft) => {
    expect((await todo('POST', '/create', draft)).status).toBe(422)
  })

  it('over all websites are those to me, unless asked otherwise', async () => {
    const { users, ours, theirs } = host.fixture
    await host.open.db.deleteFrom('todos').execute()
    await addTodo(host.open.db, ours, website, { description: 'to me', to_user_id: users.admin, due_date: '2026-11-20' })
    await addTodo(host.open.db, ours, website, { description: 'from me', from_user_id: users.admin, due_date: '2026-11-22' })
    await addTodo(host.open.db, theirs, await addWebsite(host.open.db, theirs), { description: 'theirs', to_user_id: users.admin })
    const lists = async (query: string) =>
      (await ask(admin, 'GET', `/api/todo?${query}`)).body.items.map((item: { description: string }) => item.description)
    expect(await lists('')).toEqual(['to me'])
    expect(await lists('scope=from_me')).toEqual(['from me'])
    expect(await lists('scope=all&sort=-dueDate')).toEqual(['from me', 'to me'])
    expect(await lists('scope=all&overdue=1')).toEqual(['to me'])
  })

  it('that are due are counted by how long their day has passed, on all pages', async () => {
    const { ours } = host.fixture
    await host.open.db.deleteFrom('todos').execute()
    for (const due_date of ['2026-11-13', '2026-11-13', '2026-11-14', '2026-11-20', '2026-11-21', '2026-11-22', null])
      await addTodo(host.open.db, ours, website, { due_date })
    await addTodo(host.open.db, ours, website, { due_date: '2026-11-13', done: true })
    const list = async (query: string) => (await ask(admin, 'GET', `/api/todo?scope=all&limit=1&${query}`)).body
    const overdue = { older: 2, week: 1, yesterday: 1 }
    expect(await list('overdue=1')).toMatchObject({ pagination: { total: 4, count: 1 }, filters: { due: overdue } })
    expect((await list('overdue=1&today=1')).filters).toEqual({ scope: 'all', overdue: '1', today: '1', due: { ...overdue, today: 1 } })
    expect((await list('')).filters).toEqual({ scope: 'all' })
  })
})

describe('the websites worked on last', () => {
  const recent = async (browser: Browser) =>
    (await ask(browser, 'GET', '/api/session/recent')).body.items.map(({ id }: { id: number }) => id)

  it('are the last three of the person alone, each once, without those that are gone', async () => {
    const websites = await Promise.all(Array.from({ length: 4 }, () => add(host)))
    const [first = 0, second = 0, third = 0, fourth = 0] = websites
    for (const id of [first, second, third, fourth, second]) {
      await travel(MINUTE_MS)
      await ask(admin, 'POST', `/api/session/start/${id}`)
    }
    expect(await recent(admin)).toEqual([second, fourth, third])
    expect(await recent(await as(host, 'design'))).toEqual([])
    await ask(admin, 'PUT', '/api/session/stop', {})
    await host.open.db.updateTable('websites').set({ deleted_at: new Date() }).where('id', '=', fourth).execute()
    expect(await recent(admin)).toEqual([second, third, first])
    await host.setClock(0)
  })

  it('are left by a stop that says nothing more', async () => {
    await ask(admin, 'POST', `/api/session/start/${await add(host)}`)
    const stopped = await admin.send('PUT', '/api/session/stop')
    expect([stopped.status, await stopped.json()]).toMatchObject([200, { state: 'stop' }])
  })

  it('are those of the partner that the person works for at the moment', async () => {
    const { both, ours, theirs } = host.fixture
    const [here, there] = [await add(host), await addWebsite(host.open.db, theirs)]
    const browsers = [await host.as(both, ours), await host.as(both, theirs)] as const
    await ask(browsers[0], 'POST', `/api/session/start/${here}`)
    await ask(browsers[1], 'POST', `/api/session/start/${there}`)
    expect(await Promise.all(browsers.map(recent))).toEqual([[here], [there]])
  })

  it('are for those who may track time, of websites that they still see', async () => {
    const sales = host.fixture.users.sales
    const own = await add(host, { assigned_to: sales })
    const browser = await as(host, 'sales')
    await ask(browser, 'POST', `/api/session/start/${own}`)
    expect(await recent(browser)).toEqual([own])
    await host.open.db.updateTable('websites').set({ assigned_to: null }).where('id', '=', own).execute()
    expect(await recent(browser)).toEqual([])
    expect((await ask(await as(host, 'user'), 'GET', '/api/session/recent')).status).toBe(403)
  })
})

describe('the note', () => {
  const save = (text: string, version: number) => ask(admin, 'POST', `/website/${website}/note`, { text, version })

  it('is empty at first, and is saved on the version it was written on', async () => {
    expect((await ask(admin, 'GET', `/website/${website}/note`)).body.note).toMatchObject({ text: '', version: 0 })
    expect((await save('one', 0)).body.note).toMatchObject({ text: 'one', version: 1, updatedBy: { id: host.fixture.users.admin } })
    expect(await save('two', 0)).toMatchObject({ status: 409, body: { note: { text: 'one', version: 1 } } })
    expect((await save('two', 1)).body.note.version).toBe(2)
  })

  afterEach(() => host.setClock(0))

  it('keeps what another person or another occasion left, twenty versions at most', async () => {
    const design = await as(host, 'design')
    const versions = async () => (await ask(admin, 'GET', `/website/${website}/note/versions`)).body.items
    await save('one', 0)
    await save('one, more', 1)
    expect(await versions()).toEqual([])
    expect(await logOf(host, website)).toEqual(['Note changed'])
    await ask(design, 'POST', `/website/${website}/note`, { text: 'two', version: 2 })
    expect(await logOf(host, website)).toEqual(['Note changed', 'Note changed'])
    expect(await versions()).toMatchObject([{ version: 2, text: 'one, more', updatedBy: { id: host.fixture.users.admin } }])
    for (let version = 3; version < 30; version++) {
      await travel(HOUR_MS)
      await save(`version ${version + 1}`, version)
    }
    expect((await versions()).map((one: { version: number }) => one.version)).toEqual(Array.from({ length: 20 }, (_, age) => 29 - age))
  })

  it('of two people at once loses nobody’s text', async () => {
    const answers = await Promise.all([save('a', 0), save('b', 0)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('tags', () => {
  it('that two people add at once are both there, and both are told', async () => {
    const names = ['First', 'Second']
    const tags = await Promise.all(names.map(async (name) => (await ask(admin, 'POST', '/api/tags', { name })).body.id))
    const answers = await Promise.all(
      tags.map(async (tag, index) => ask(index ? admin : await as(host, 'design'), 'POST', `/api/website/${website}/tag/${tag}`)),
    )
    const told = answers.map(({ body }) => body.items.length).toSorted()
    expect(told).toEqual([1, 2])
    expect((await ask(admin, 'GET', `/api/website-details/${website}`)).body.tags.map(({ name }: Json) => name)).toEqual(names)
    for (const tag of tags) await ask(admin, 'DELETE', `/api/tags/${tag}`)
  })

  it('are made, changed, put on websites, taken off and deleted', async () => {
    const { body: tag } = await ask(admin, 'POST', '/api/tags', { name: 'Shop', color: '#F00' })
    expect(tag).toMatchObject({ name: 'Shop', color: 'ff0000', usageCount: 0 })
    expect((await ask(admin, 'POST', `/api/website/${website}/tag/${tag.id}`)).body.items).toHaveLength(1)
    expect((await ask(admin, 'POST', `/api/website/${website}/tag/${tag.id}`)).body.items).toHaveLength(1)
    expect((await ask(admin, 'PUT', `/api/tags/${tag.id}`, { name: 'Store' })).body).toMatchObject({ name: 'Store', usageCount: 1 })
    expect((await ask(admin, 'DELETE', `/api/website/${website}/tag/${tag.id}`)).body.items).toEqual([])
    expect((await ask(admin, 'DELETE', `/api/tags/${tag.id}`)).status).toBe(204)
    expect((await ask(admin, 'PUT', `/api/tags/${tag.id}`, {})).status).toBe(404)
  })

  it('have names of their own, whatever the capitals, also when made at once', async () => {
    const answers = await Promise.all(['Care', 'CARE', 'care'].map((name) => ask(admin, 'POST', '/api/tags', { name })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })

  it('are changed by managers, used by everybody, and never across partners', async () => {
    const design = await as(host, 'design')
    expect((await ask(design, 'POST', '/api/tags', { name: 'Mine' })).status).toBe(403)
    const theirs = await host.open.db
      .insertInto('tags')
      .values({ partner_id: host.fixture.theirs, name: 'Theirs', color: '000000' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [method, path] of [
      ['PUT', `/api/tags/${theirs.id}`],
      ['DELETE', `/api/tags/${theirs.id}`],
      ['POST', `/api/website/${website}/tag/${theirs.id}`],
    ] as const) {
      expect((await ask(admin, method, path, method === 'PUT' ? {} : undefined)).status).toBe(404)
    }
  })
})

describe('the timer', () => {
  const timer = (method: string, path = '', body?: unknown) => ask(admin, method, `/api/session${path}`, body)

  beforeEach(async () => {
    await host.open.db.deleteFrom('work_sessions').execute()
    await host.setClock(0)
  })

  it('can be stopped for the reasons that the partner has put up', async () => {
    const { body } = await ask(admin, 'GET', `/website/${website}/time/spent`)
    expect(body).toMatchObject({ reasons: [] })
    const settings = JSON.stringify({ workReasons: ['Meeting'] })
    await host.open.db.updateTable('partners').set({ settings }).where('id', '=', host.fixture.ours).execute()
    expect((await ask(admin, 'GET', `/website/${website}/time/spent`)).body).toMatchObject({ reasons: ['Meeting'] })
  })

  it('starts, ticks, is the same everywhere, and stops', async () => {
    expect((await timer('GET')).body).toMatchObject({ state: 'stop' })
    expect((await timer('POST', `/start/${website}`)).body).toMatchObject({ state: 'start', website: { id: website } })
    await travel(MINUTE_MS)
    const ticked = (await timer('PUT', '/tick')).body
    expect(ticked.state).toBe('tick')
    expect(ticked.elapsedMs).toBeGreaterThanOrEqual(MINUTE_MS)
    expect((await timer('GET')).body.sessionId).toBe(ticked.sessionId)
    expect((await timer('PUT', '/stop', { reason: 'design' })).body).toMatchObject({ state: 'stop', stopped: { id: website } })
    const { body } = await ask(admin, 'GET', `/website/${website}/time/spent`)
    expect(body.totalSeconds).toBeGreaterThanOrEqual(60)
    expect(body).toMatchObject({
      entries: [{ reason: 'design', source: 'timer' }],
      byUser: [{ seconds: body.totalSeconds }],
      running: null,
    })
  })

  it('runs on one website at a time', async () => {
    await timer('POST', `/start/${website}`)
    const other = await add(host)
    expect((await timer('POST', `/start/${other}`)).body).toMatchObject({ website: { id: other }, stopped: { id: website } })
  })

  it('runs once, however often it is started at the same time', async () => {
    const websites = [website, await add(host), await add(host)]
    const answers = await Promise.all(Array.from({ length: 50 }, (_, nth) => timer('POST', `/start/${websites[nth % 3]}`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const running = await host.open.db.selectFrom('work_sessions').selectAll().where('ended_at', 'is', null).execute()
    expect(running).toHaveLength(1)
  })

  it('asks after a silence whether the time was worked', async () => {
    await timer('POST', `/start/${website}`)
    const since = (await timer('PUT', '/tick')).body.lastTickAt
    await travel(2 * HOUR_MS)
    expect((await timer('PUT', '/tick')).body).toMatchObject({ idleSince: since, lastTickAt: since })
    expect((await timer('PUT', '/tick?keep=1')).body.idleSince).toBeNull()
  })

  it('ends where the work ended, or leaves nothing', async () => {
    const { startedAt } = (await timer('POST', `/start/${website}`)).body
    await travel(2 * HOUR_MS)
    const end = new Date(Date.parse(startedAt) + HOUR_MS).toISOString()
    await timer('PUT', '/stop', { endedAt: end })
    expect((await ask(admin, 'GET', `/website/${website}/time/spent`)).body.totalSeconds).toBe(3600)
    await timer('POST', `/start/${website}`)
    await timer('PUT', '/stop', { discard: true })
    expect((await ask(admin, 'GET', `/website/${website}/time/spent`)).body.totalSeconds).toBe(3600)
  })

  it('that was left behind ends when it was last heard of', async () => {
    await timer('POST', `/start/${website}`)
    await travel(5 * HOUR_MS)
    await timer('POST', `/start/${await add(host)}`)
    expect((await ask(admin, 'GET', `/website/${website}/time/spent`)).body.totalSeconds).toBe(0)
  })

  it('is summed up by week, against a budget that managers set', async () => {
    const spent = () => ask(admin, 'GET', `/website/${website}/time/spent`)
    const write = (startedAt: string, endedAt: string) => ask(admin, 'POST', `/website/${website}/time/spent`, { startedAt, endedAt })
    // Monday begins at midnight in Berlin.
    await write('2026-11-15T22:30:00Z', '2026-11-15T22:50:00Z')
    await write('2026-11-15T23:30:00Z', '2026-11-16T00:30:00Z')
    expect((await spent()).body).toMatchObject({
      byWeek: [
        { week: '2026-11-16', seconds: 3600 },
        { week: '2026-11-09', seconds: 1200 },
      ],
      budgetSeconds: null,
    })
    const budget = (minutes: unknown, browser = admin) => ask(browser, 'PUT', `/website/${website}/time/budget`, { minutes })
    expect((await budget(90)).body.budgetSeconds).toBe(5400)
    expect((await budget(0)).status).toBe(422)
    expect((await budget(null)).body.budgetSeconds).toBeNull()
    expect((await budget(90, await as(host, 'design'))).status).toBe(403)
    expect(await logOf(host, website)).toEqual(['Time budget: 1:30 h', 'Time budget removed'])
  })

  it('can be written down by hand, and corrected: one’s own for a week, everybody’s by managers', async () => {
    const spend = (browser: Browser, body: Record<string, unknown>) => ask(browser, 'POST', `/website/${website}/time/spent`, body)
    const entry = { startedAt: '2026-11-10T08:00:00Z', endedAt: '2026-11-10T09:30:00Z' }
    const design = await as(host, 'design')
    const { body } = await spend(design, entry)
    expect(body).toMatchObject({ totalSeconds: 5400, entries: [{ source: 'manual', user: { id: host.fixture.users.design } }] })
    const correction = { ...entry, id: body.entries[0].id, endedAt: '2026-11-10T09:00:00Z' }
    expect((await spend(design, correction)).status).toBe(403)
    expect((await spend(admin, correction)).body).toMatchObject({
      totalSeconds: 3600,
      entries: [{ editedBy: { id: host.fixture.users.admin } }],
    })
    for (const wrong of [
      { endedAt: '2026-11-10T07:00:00Z' },
      { endedAt: '2026-11-12T08:00:00Z' },
      { startedAt: '0000-01-01T08:00:00Z', endedAt: '0000-01-01T09:00:00Z' },
      { startedAt: '2026-12-01T08:00:00Z', endedAt: '2026-12-01T09:00:00Z' },
    ]) {
      expect((await spend(design, { ...entry, ...wrong })).status).toBe(422)
    }
  })
})
