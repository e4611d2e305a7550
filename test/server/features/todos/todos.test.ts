/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from '../../support/Browser'
import { addTodo, addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, logOf } from '../../support/ask'

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
    expect((await todo('POST', `/${one.id}/toggle`)).body).toMatchObject({ done: false, doneBy: null })
    expect((await todo('POST', `/${one.id}/toggle`)).body).toMatchObject({ done: true })
    expect((await todo('DELETE', `/${one.id}/delete`)).status).toBe(204)
    expect((await todo('POST', `/${one.id}/toggle`)).status).toBe(404)
    expect(await logOf(host, website)).toEqual([
      'To-do added: One',
      'To-do added: Two',
      'To-do added: Three',
      'To-do changed: First',
      'To-do done: First',
      'To-do open again: First',
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
