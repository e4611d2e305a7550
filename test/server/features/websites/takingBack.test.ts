/** @jest-environment ./test/server/support/environment.cjs */
import fc from 'fast-check'
import { DAY_MS, MINUTE_MS, perStatus, STATUSES, unreachable, UNDO_SERVER_TTL_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, configure, type Json, logOf } from '../../support/ask'

const LONG_AGO = new Date(NOW.getTime() - 24 * DAY_MS)

let host: TestHost
let [admin, support]: Browser[] = []
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.setClock(0)
  ;[admin, support] = await Promise.all([as(host, 'admin'), as(host, 'support')])
  await configure(host, { status_settings: perStatus(() => true), validation_settings: {}, todos_for_status: {} })
})

const call = (browser: Browser | undefined, method: string, path: string, body?: unknown) => ask(browser as Browser, method, path, body)
const move = async (id: number, status: string, browser = admin): Promise<number> =>
  (await call(browser, 'POST', `/website/${id}/status`, { status })).body.change
const takeBack = (changes: number[], browser = admin) => call(browser, 'POST', '/api/websites/take-back', { changes })
const reason = (answer: Json): string => answer.body.refused[0].errors[0].message

/** Everything a change of the workflow may touch, but the version, which only ever grows. */
async function stateOf(id: number) {
  const {
    version: _,
    updated_at: __,
    ...website
  } = await host.open.db.selectFrom('websites').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const todos = await host.open.db.selectFrom('todos').selectAll().where('website_id', '=', id).orderBy('id').execute()
  const moves = await host.open.db.selectFrom('status_moves').selectAll().where('website_id', '=', id).orderBy('id').execute()
  return JSON.stringify({ website, todos, moves })
}

describe('a move that is taken back', () => {
  it('gives the age, the people and the portal back, takes its to-dos away, and leaves the lines it had in the log', async () => {
    await configure(host, { todos_for_status: { creation_customer: ['Ring', 'Write'] } })
    const id = await add(host, { status: 'preparation', status_date: LONG_AGO, snoozed_until: '2026-12-24', snooze_reason: 'Holidays' })
    const before = await stateOf(id)
    const change = await move(id, 'creation_customer')
    expect(await stateOf(id)).not.toBe(before)
    const { body } = await takeBack([change])
    expect(body).toMatchObject({ refused: [], kept_todos: 0 })
    expect(body.items[0]).toMatchObject({ id, status: 'preparation', status_age: 24, status_date: LONG_AGO.toISOString(), closed_by: null })
    expect(body.items[0].actions.portal_url).toContain('my_dashboard')
    expect(await stateOf(id)).toBe(before)
    expect(await logOf(host, id)).toEqual(['Status: Preparation → Customer feedback (taken back)', 'No longer put off (taken back)'])
  })

  it('brings its to-dos again the next time, like the first', async () => {
    await configure(host, { todos_for_status: { creation: ['Set up'] } })
    const id = await add(host)
    await takeBack([await move(id, 'creation')])
    await move(id, 'creation')
    const { body } = await call(admin, 'GET', `/website/${id}/todo`)
    expect(body.items).toHaveLength(1)
  })

  it('leaves to-dos that somebody has worked on, and says how many', async () => {
    await configure(host, { todos_for_status: { creation: ['One', 'Two', 'Three'] } })
    const id = await add(host)
    const change = await move(id, 'creation')
    const [one, two] = (await call(admin, 'GET', `/website/${id}/todo`)).body.items
    await call(support, 'POST', `/website/${id}/todo/${one.id}/toggle`)
    await call(support, 'POST', `/website/${id}/todo/${two.id}/edit`, { description: 'Two and a half' })
    expect((await takeBack([change])).body.kept_todos).toBe(2)
    const left = await host.open.db.selectFrom('todos').select('description').where('website_id', '=', id).orderBy('id').execute()
    expect(left.map(({ description }) => description)).toEqual(['One', 'Two and a half'])
  })

  it('twice is the same as once', async () => {
    const id = await add(host, { status_date: LONG_AGO })
    const change = await move(id, 'creation')
    await takeBack([change])
    const { version } = (await call(admin, 'GET', `/website/${id}/data`)).body
    const { body } = await takeBack([change])
    expect(body).toMatchObject({ refused: [], items: [{ id, status: 'preparation', version }] })
  })

  it('is told to receivers of webhooks, as the move was', async () => {
    const { clock, db } = host.services
    const hook = { name: 'Hook', url: 'https://hook.test/', events: ['website_status_changed'], enabled: true }
    await call(admin, 'POST', '/api/account', { webhooks: [hook] })
    await takeBack([await move(await add(host), 'creation')])
    const told = await db.selectFrom('webhook_messages').select('body').where('created_at', '<=', clock.now()).orderBy('id').execute()
    const news = told.map(({ body }) => JSON.parse(body))
    expect(news.map(({ data, previous }) => [previous?.status, data.status])).toEqual([
      ['preparation', 'creation'],
      ['creation', 'preparation'],
    ])
  })
})

describe('what cannot be taken back stays, with the reason', () => {
  it('when somebody else has changed the same since: who, and to what', async () => {
    const id = await add(host)
    const change = await move(id, 'creation')
    await move(id, 'change', support)
    expect(reason(await takeBack([change]))).toBe('support Tester has changed it since: Status: Creation → Change request')
    for (const path of [`/website/${id}/data`, `/api/website-details/${id}`])
      expect((await call(admin, 'GET', path)).body).toMatchObject({ status: 'change', status_by: { forename: 'support' } })
  })

  it('but not when it was something else, or was taken back in turn', async () => {
    const id = await add(host, { status_date: LONG_AGO })
    const change = await move(id, 'creation')
    await call(support, 'POST', `/website/${id}/assign/${host.fixture.users.design}`)
    await takeBack([await move(id, 'change', support)], support)
    const { body } = await takeBack([change])
    expect(body.items[0]).toMatchObject({ status: 'preparation', status_age: 24, assigned_to: { id: host.fixture.users.design } })
  })

  it('when one has moved it on oneself; the last change goes back first', async () => {
    const id = await add(host, { status_date: LONG_AGO })
    const changes = [await move(id, 'creation'), await move(id, 'change')]
    expect(reason(await takeBack(changes.slice(0, 1)))).toBe('You have changed it since: Status: Creation → Change request')
    expect((await takeBack(changes)).body).toMatchObject({ refused: [], items: [{ status: 'preparation', status_age: 24 }] })
  })

  it('when the rules are against how it was', async () => {
    const id = await add(host, { assigned_to: host.fixture.users.sales })
    const { change } = (await call(admin, 'POST', `/website/${id}/assign/${host.fixture.users.design}`)).body
    await host.open.db.deleteFrom('memberships').where('user_id', '=', host.fixture.users.sales).execute()
    expect(reason(await takeBack([change]))).toBe('This person does not work here.')
    const moved = await move(id, 'creation')
    await configure(host, { status_settings: perStatus((status) => status !== 'preparation') })
    expect((await takeBack([moved])).body.refused[0].errors[0]).toMatchObject({ name: 'status', code: 'status_inactive' })
  })

  it('when it is not one’s own, of another partner, older than a day, or nothing at all', async () => {
    const id = await add(host)
    const change = await move(id, 'creation')
    const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    for (const other of [support, stranger]) expect(reason(await takeBack([change], other))).toBe('This can no longer be taken back.')
    expect(reason(await takeBack([2_000_000_000]))).toBe('This can no longer be taken back.')
    await host.setClock(UNDO_SERVER_TTL_MS + MINUTE_MS)
    expect(reason(await takeBack([change], await as(host, 'admin')))).toBe('This can no longer be taken back.')
  })
})

it('many moved at once go back each to its own', async () => {
  const statuses = ['preparation', 'creation', 'creation_check', 'done'] as const
  const ids = await Promise.all(
    Array.from({ length: 40 }, (_, nth) =>
      add(host, { status: statuses[nth % 4] ?? 'done', status_date: new Date(NOW.getTime() - nth * DAY_MS) }),
    ),
  )
  const before = await Promise.all(ids.map(stateOf))
  const { items } = (await call(admin, 'POST', '/api/websites/change', { websites: ids, change: { status: 'change' } })).body
  await move(ids[3] ?? 0, 'redesign', support)
  const { body } = await takeBack(items.map(({ change }: Json) => change))
  expect(body.items).toHaveLength(39)
  expect(reason({ body })).toContain('support Tester')
  const after = await Promise.all(ids.map(stateOf))
  expect(after.filter((state, nth) => state !== before[nth])).toHaveLength(1)
})

describe('many that others have moved meanwhile', () => {
  const many = (body: object) => call(admin, 'POST', '/api/websites/change', body)

  it('stay where they are, with who moved them; the others move', async () => {
    const [one, two, three] = [await add(host), await add(host), await add(host)]
    await move(one, 'change', support)
    await move(two, 'redesign')
    const seen = [one, two, three].map((id) => ({ id, status: 'preparation' }))
    const { body } = await many({ websites: [one, two, three], change: { status: 'creation' }, seen })
    // What one did oneself is no surprise.
    expect(body.items.map(({ id }: Json) => id)).toEqual([two, three])
    expect(body.refused).toMatchObject([
      { id: one, website: { status: 'change' }, errors: [{ message: 'support Tester has moved it to Change request meanwhile.' }] },
    ])
    const again = await many({ websites: [one], change: { status: 'creation' }, seen: [{ id: one, status: 'change' }] })
    expect(again.body.items[0]).toMatchObject({ id: one, status: 'creation' })
  })

  it('are moved where the other has moved them to as well', async () => {
    const id = await add(host)
    await move(id, 'creation', support)
    const { body } = await many({ websites: [id], change: { status: 'creation' }, seen: [{ id, status: 'preparation' }] })
    expect(body.refused).toEqual([])
  })
})

type Step = { what: 'move' | 'assign' | 'due' | 'label'; nth: number }

it('whatever was done and taken back, last first, leaves everything as it was', async () => {
  await configure(host, { todos_for_status: { creation: ['Set up'], done: ['Ring', 'Bill'] } })
  const people = Object.values(host.fixture.users)
  const doStep = async (id: number, { what, nth }: Step): Promise<number | undefined> => {
    const pick = <Value>(values: readonly Value[]) => values[nth % values.length]
    switch (what) {
      case 'move':
        return move(id, String(pick(STATUSES)))
      case 'assign':
        return (await call(admin, 'POST', `/website/${id}/assign/${pick(people)}`)).body.change
      case 'due':
        return (await call(admin, 'PUT', `/api/website/due-date/${id}`, { dueDate: NOW.getTime() + nth * DAY_MS })).body.change
      case 'label':
        return (await call(admin, 'PUT', `/api/website/workflow/${id}`, { label: `No. ${nth}`, designed_by: pick(people) })).body.change
      default:
        return unreachable(what)
    }
  }
  const step = fc.record({ what: fc.constantFrom('move' as const, 'assign' as const, 'due' as const, 'label' as const), nth: fc.nat(30) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), fc.array(step, { maxLength: 3 }), async (kept, undone) => {
      const id = await add(host, { status_date: LONG_AGO })
      for (const one of kept) await doStep(id, one)
      const before = await stateOf(id)
      const changes: number[] = []
      for (const one of undone) changes.push((await doStep(id, one)) ?? 0)
      const made = changes.filter(Boolean)
      if (made.length > 0) expect((await takeBack(made)).body.refused).toEqual([])
      expect(await stateOf(id)).toBe(before)
    }),
    { numRuns: 25 },
  )
})
