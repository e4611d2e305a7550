/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, configure, type Json } from '../../support/ask'

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
})
afterAll(() => host.close())
afterEach(() => configure(host, { settings: {} }))

const linesOf = async (id: number, search = ''): Promise<Json[]> => {
  const query = search && `?${new URLSearchParams({ search })}`
  return (await ask(admin, 'GET', `/website/${id}/messages${query}`)).body.items
}
const speak = (language: string) => host.open.db.updateTable('users').set({ language }).where('id', '=', host.fixture.users.admin).execute()

it('what the host notes is kept as a kind with its values, and as a sentence in the language of the partner', async () => {
  await configure(host, { settings: { language: 'de' } })
  const id = await add(host)
  await ask(admin, 'POST', `/website/${id}/todo/create`, { description: 'Call the baker' })
  const lines = (await linesOf(id)).map(({ line, message }) => ({ line, message }))
  expect(lines).toEqual([
    { line: { kind: 'todo.added', values: { todo: 'Call the baker' } }, message: 'Aufgabe hinzugefügt: Call the baker' },
  ])
})

it('a search finds what its reader reads, and the sentence of the partner as well', async () => {
  const id = await add(host, { status: 'preparation' })
  await ask(admin, 'POST', `/website/${id}/todo/create`, { description: 'Call the baker' })
  await speak('de')
  expect(await linesOf(id, 'hinzugefügt baker')).toHaveLength(1)
  expect(await linesOf(id, 'added')).toHaveLength(1)
  expect(await linesOf(id, 'fällig')).toHaveLength(0)
  await speak('en')
  expect(await linesOf(id, 'hinzugefügt')).toHaveLength(0)
})

it('an entry from before lines keeps its sentence', async () => {
  const id = await add(host)
  await host.open.db
    .insertInto('messages')
    .values({
      partner_id: host.fixture.ours,
      website_id: id,
      category: 'system',
      status: 'preparation',
      message: 'Status: A → B',
      cc: '[]',
      bcc: '[]',
      date: new Date(),
      created_at: new Date(),
    })
    .execute()
  expect(await linesOf(id)).toEqual([expect.objectContaining({ line: null, message: 'Status: A → B' })])
})

it('a page without scripts says it in the language of its reader', async () => {
  const id = await add(host)
  await ask(admin, 'POST', `/website/${id}/todo/create`, { description: 'Call the baker' })
  await speak('ja')
  const page = await (await admin.open(`/backoffice/website/log/list/${id}`)).text()
  await speak('en')
  expect(page).toContain('タスクを追加しました：Call the baker')
})
