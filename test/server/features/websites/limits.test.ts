/** @jest-environment ./test/server/support/environment.cjs */
import { perStatus } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { ROLE_NAMES } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, configure, logOf } from '../../support/ask'

let host: TestHost
let admin: Browser
let manager: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
  manager = await as(host, 'manager')
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.open.db.deleteFrom('websites').where('partner_id', '=', host.fixture.ours).execute()
  await configure(host, { settings: {}, status_settings: perStatus(() => true), validation_settings: {}, todos_for_status: {} })
})

const users = () => host.fixture.users
const set = (browser: Browser, change: Record<string, unknown>) => ask(browser, 'POST', '/api/account', change)
const move = (browser: Browser, id: number, body: Record<string, unknown>) => ask(browser, 'POST', `/website/${id}/status`, body)
const assign = (id: number, person: number) => ask(admin, 'POST', `/website/${id}/assign/${person}`)
const fill = (count: number, values: Parameters<typeof add>[1]) => Promise.all(Array.from({ length: count }, () => add(host, values)))

describe('setting limits', () => {
  it.each(ROLE_NAMES)('as %s', async (role) => {
    const { status } = await set(await as(host, role), { statusLimits: { creation: 5 }, hardLimits: { creation: true } })
    expect(status).toBe(role === 'admin' || role === 'manager' ? 200 : 403)
  })

  it('knows statuses and people alone, and forgets what is no longer kept to', async () => {
    expect((await set(manager, { hardLimits: { finished: true } })).status).toBe(422)
    const { body } = await set(manager, { statusLimits: { creation: 5 }, personLimit: 3, hardLimits: { creation: true, person: true } })
    expect(body.hardLimits).toEqual({ creation: true, person: true })
    expect((await set(manager, { hardLimits: { creation: false } })).body.hardLimits).toEqual({ person: true })
  })

  it('is told to open boards', async () => {
    const told = new Promise((resolve) => {
      const stop = host.services.events.subscribe((event) => {
        stop()
        resolve(event)
      })
    })
    await set(manager, { personLimit: 3 })
    expect(await told).toEqual({ kind: 'counts', partnerId: host.fixture.ours })
  })

  it('can be taken back from the list of changes', async () => {
    await set(manager, { statusLimits: { creation: 5 } })
    await set(manager, { hardLimits: { creation: true } })
    const { body } = await ask(manager, 'GET', '/api/account/changes')
    expect(body.items[0].fields).toEqual([{ name: 'hardLimits.creation', before: null, after: true }])
    expect((await ask(manager, 'POST', `/api/account/changes/${body.items[0].id}/restore`)).status).toBe(200)
    expect((await ask(manager, 'GET', '/api/account')).body.hardLimits).toEqual({})
  })
})

describe('a hard limit of a status', () => {
  beforeEach(() => set(manager, { statusLimits: { creation: 2 }, hardLimits: { creation: true } }))

  it('refuses the next one with its number, changes nothing, and lets an admin insist', async () => {
    await fill(2, { status: 'creation' })
    const id = await add(host, { status: 'preparation' })
    const { status, body } = await move(manager, id, { status: 'creation' })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      expect.objectContaining({ name: 'hardLimits', code: 'status_full', message: 'Limit reached: 2 of 2.', count: 2, limit: 2 }),
    ])
    expect(await logOf(host, id)).toEqual([])
    expect((await move(manager, id, { status: 'creation', override: 'Urgent' })).status).toBe(422)
    expect((await move(admin, id, { status: 'creation', override: 'Urgent' })).status).toBe(200)
  })

  it('counts what is on the board of the whole team, and nothing else', async () => {
    await add(host, { status: 'creation', is_template: true })
    await add(host, { status: 'creation', deleted_at: new Date() })
    await add(host, { status: 'creation', lost_at: new Date() })
    await add(host, { status: 'creation', assigned_to: users().design })
    const mine = { status: 'preparation', assigned_to: users().editor } as const
    const [first, second] = [await add(host, mine), await add(host, mine)]
    const editor = await as(host, 'editor')
    expect((await move(editor, first, { status: 'creation' })).status).toBe(200)
    expect((await move(editor, second, { status: 'creation' })).body.errors[0].code).toBe('status_full')
  })

  it('is not exceeded by people who move at the same time', async () => {
    await fill(1, { status: 'creation' })
    const ids = await fill(4, { status: 'preparation' })
    const answers = await Promise.all(ids.map((id, index) => move(index % 2 ? admin : manager, id, { status: 'creation' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  })

  it('lets as many of a selection through as there is room for', async () => {
    const ids = await fill(3, { status: 'preparation' })
    const { body } = await ask(manager, 'POST', '/api/websites/change', { websites: ids, change: { status: 'creation' } })
    expect(body.items).toHaveLength(2)
    expect(body.refused.map(({ id, errors }: { id: number; errors: { code: string }[] }) => [id, errors[0]?.code])).toEqual([
      [ids[2], 'status_full'],
    ])
  })

  it('is kept to by new websites, too', async () => {
    const create = (body: object) => ask(manager, 'POST', '/api/websites', { title: 'New', ...body })
    expect((await Promise.all([1, 2, 3].map(() => create({ status: 'creation' })))).map(({ status }) => status).toSorted()).toEqual([
      200, 200, 422,
    ])
    expect((await create({ status: 'creation' })).body.errors).toEqual([expect.objectContaining({ message: 'Limit reached: 2 of 2.' })])
    expect((await create({})).status).toBe(200)
    await set(manager, { personLimit: 1, hardLimits: { person: true } })
    expect((await create({ assigned_to: users().design })).status).toBe(200)
    expect((await create({ assigned_to: users().design })).body.errors[0].code).toBe('assignee_full')
  })

  it('is a soft one again as soon as somebody says so', async () => {
    await fill(2, { status: 'creation' })
    await set(manager, { hardLimits: { creation: false } })
    expect((await move(manager, await add(host, { status: 'preparation' }), { status: 'creation' })).status).toBe(200)
  })
})

it('a hard limit of people refuses what is one too many, and counts no finished work', async () => {
  await set(manager, { personLimit: 2, hardLimits: { person: true } })
  await fill(3, { status: 'done', assigned_to: users().design })
  await fill(1, { status: 'creation', assigned_to: users().design })
  const [first = 0, second = 0] = await fill(2, { status: 'preparation' })
  const answers = await Promise.all([assign(first, users().design), assign(second, users().design)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual([
    expect.objectContaining({ name: 'hardLimits', message: 'Person’s limit reached: 2 of 2.' }),
  ])
  expect((await assign(second, users().support)).status).toBe(200)
})
