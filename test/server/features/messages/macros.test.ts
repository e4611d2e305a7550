/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'
import { as, ask } from '../../support/ask'

let host: TestHost
let manager: Browser
let design: Browser
let template: number
beforeAll(async () => {
  host = await startTestHost()
  manager = await as(host, 'manager')
  design = await as(host, 'design')
  template = await saveTemplate({ name: 'Thanks' })
})
afterAll(() => host.close())

const NOTHING = { name: 'Close', key: null, status: null, assignee: null, template: null, done: false }
const wholeDraft = () => ({ name: 'Answered', key: '1', status: 'creation', assignee: 'me', template, done: true })
const names = async (browser: Browser) => (await ask(browser, 'GET', '/api/macros')).body.items.map(({ name }: { name: string }) => name)
async function saveTemplate(values: object): Promise<number> {
  const draft = { language: 'en', subject: 'Thank you', html: '<p>We have it.</p>', scope: 'partner', ...values }
  return (await ask(manager, 'POST', '/email-composer/templates', draft)).body.id
}
const refused = async (draft: object) => {
  const { status, body } = await ask(manager, 'POST', '/api/macros', draft)
  return [status, body.errors?.map(({ name }: { name: string }) => name)]
}

describe('macros', () => {
  it('come back as they were made, for everybody who handles messages', async () => {
    const { status, body } = await ask(manager, 'POST', '/api/macros', wholeDraft())
    expect([status, body]).toEqual([200, { ...wholeDraft(), id: body.id }])
    expect(await names(design)).toEqual(['Answered'])
    const changed = { ...NOTHING, name: 'To Ada', assignee: host.fixture.users.design }
    expect((await ask(manager, 'PUT', `/api/macros/${body.id}`, changed)).body).toEqual({ ...changed, id: body.id })
    expect((await ask(manager, 'DELETE', `/api/macros/${body.id}`)).status).toBe(204)
    expect(await names(design)).toEqual([])
  })

  it('are made, changed and deleted by those who may change the templates of the team', async () => {
    const { id } = (await ask(manager, 'POST', '/api/macros', { ...NOTHING, done: true })).body
    for (const [method, path] of [
      ['POST', '/api/macros'],
      ['PUT', `/api/macros/${id}`],
      ['DELETE', `/api/macros/${id}`],
    ] as const)
      expect((await ask(design, method, path, method === 'DELETE' ? undefined : wholeDraft())).status).toBe(403)
    await ask(manager, 'DELETE', `/api/macros/${id}`)
  })

  it('of another partner are not there', async () => {
    const { id } = (await ask(manager, 'POST', '/api/macros', { ...NOTHING, done: true })).body
    const theirs = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    expect(await names(theirs)).toEqual([])
    expect((await ask(theirs, 'PUT', `/api/macros/${id}`, { ...NOTHING, done: true })).status).toBe(404)
    expect((await ask(theirs, 'DELETE', `/api/macros/${id}`)).status).toBe(404)
    expect((await ask(theirs, 'POST', '/api/macros', { ...NOTHING, template })).status).toBe(422)
    await ask(manager, 'DELETE', `/api/macros/${id}`)
  })

  it('do something, with a key of their own, a colleague, and a template that everybody can send', async () => {
    expect(await refused(NOTHING)).toEqual([422, ['done']])
    expect(await refused({ ...NOTHING, assignee: host.fixture.theirAdmin })).toEqual([422, ['assignee']])
    expect(await refused({ ...NOTHING, template: await saveTemplate({ name: 'Mine', scope: 'personal' }) })).toEqual([422, ['template']])
    expect(await refused({ ...NOTHING, template: await saveTemplate({ name: 'Old', archived: true }) })).toEqual([422, ['template']])
    const { id } = (await ask(manager, 'POST', '/api/macros', { ...NOTHING, key: '2', done: true })).body
    expect(await refused({ ...NOTHING, key: '2', done: true })).toEqual([422, ['key']])
    expect((await ask(manager, 'PUT', `/api/macros/${id}`, { ...NOTHING, key: '2', done: true })).status).toBe(200)
    await ask(manager, 'DELETE', `/api/macros/${id}`)
  })

  it('leave a trace of who changed them', async () => {
    const { id } = (await ask(manager, 'POST', '/api/macros', { ...NOTHING, name: 'Traced', done: true })).body
    await ask(manager, 'DELETE', `/api/macros/${id}`)
    const rows = await host.open.db
      .selectFrom('audit_log')
      .select(['action', 'user_id'])
      .where('subject', '=', 'Traced')
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { action: 'macro.created', user_id: host.fixture.users.manager },
      { action: 'macro.deleted', user_id: host.fixture.users.manager },
    ])
  })
})
