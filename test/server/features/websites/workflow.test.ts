/** @jest-environment ./test/server/support/environment.cjs */
import { perStatus } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { addMessage, addTodo, addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, configure, type Json, logOf } from '../../support/ask'

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
})
afterAll(() => host.close())
beforeEach(() => configure(host, { status_settings: perStatus(() => true), validation_settings: {}, todos_for_status: {} }))

const move = (browser: Browser, id: number, body: Record<string, unknown>) => ask(browser, 'POST', `/website/${id}/status`, body)
const users = () => host.fixture.users

describe('a move', () => {
  it('changes status, its date, the link to the portal and the version, and is in the log', async () => {
    const id = await add(host, { status: 'creation_check', version: 3 })
    const { status, body } = await move(admin, id, { status: 'creation_customer', version: 3 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, status: 'creation_customer', status_age: 0, version: 4 })
    expect(body.actions.portal_url).toContain('/portal/feedback')
    expect(await logOf(host, id)).toEqual(['Status: Quality check → Customer feedback'])
  })

  it('leaves in the details when each status was reached', async () => {
    const id = await add(host, { status: 'creation' })
    await move(admin, id, { status: 'creation_check' })
    await move(admin, id, { status: 'creation' })
    const { body } = await ask(admin, 'GET', `/api/website-details/${id}`)
    expect(body.status_history.map((entered: Json) => entered.status)).toEqual(['creation', 'creation_check', 'creation'])
    expect(body.status_history[0].since).toBe(body.created)
    expect(body.status_history[2].since).toBe(body.status_date)
  })

  it('to the status it has changes nothing and is not in the log', async () => {
    const id = await add(host, { status: 'creation' })
    expect(await move(admin, id, { status: 'creation' })).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await logOf(host, id)).toEqual([])
  })

  it('settles who closed, designed and services, once and for all', async () => {
    const id = await add(host, { status: 'lead_interest', assigned_to: users().design })
    await move(admin, id, { status: 'preparation' })
    const entered = await move(admin, id, { status: 'creation' })
    expect(entered.body).toMatchObject({ closed_by: { id: users().admin }, designed_by: { id: users().design } })
    await ask(admin, 'POST', `/website/${id}/assign/${users().support}`)
    const done = await move(admin, id, { status: 'done' })
    expect(done.body).toMatchObject({ designed_by: { id: users().design }, serviced_by: { id: users().support } })
  })

  it('made on an older version is answered with the website as it is', async () => {
    const id = await add(host, { status: 'creation' })
    await move(admin, id, { status: 'creation_check', version: 1 })
    const { status, body } = await move(admin, id, { status: 'done', version: 1 })
    expect([status, body.status, body.version]).toEqual([409, 'creation_check', 2])
  })

  it('of two people at the same time goes through once', async () => {
    const id = await add(host, { status: 'creation' })
    const manager = await as(host, 'manager')
    const answers = await Promise.all([
      move(admin, id, { status: 'done', version: 1 }),
      move(manager, id, { status: 'change', version: 1 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers[0]?.body.status).toBe(answers[1]?.body.status)
  })

  it('brings the to-dos of a status with it on the first entry only', async () => {
    await configure(host, { todos_for_status: { creation: ['Set up', 'Write'] } })
    const id = await add(host, { status: 'preparation', assigned_to: users().design })
    for (const status of ['creation', 'preparation', 'creation']) await move(admin, id, { status })
    const { body } = await ask(admin, 'GET', `/website/${id}/todo`)
    expect(body.items.map((todo: { description: string }) => todo.description)).toEqual(['Set up', 'Write'])
    expect(body.items[0]).toMatchObject({ automatedStatus: 'creation', to: { id: users().design }, from: null })
  })

  it('to a website of somebody else, or to a status that there is not, does not happen', async () => {
    const theirs = await addWebsite(host.open.db, host.fixture.theirs)
    expect((await move(admin, theirs, { status: 'done' })).status).toBe(404)
    expect((await move(admin, await add(host), { status: 'finished' })).status).toBe(422)
  })
})

describe('a refusal names its flag', () => {
  const cases: [string, () => Promise<number>, Record<string, unknown>, keyof typeof ROLES][] = [
    ['validateStatus', () => add(host, { status: 'preparation' }), { status: 'done' }, 'admin'],
    ['validateStaff', () => add(host, { status: 'preparation', assigned_to: users().sales }), { status: 'creation' }, 'sales'],
    ['validateAssignment', () => add(host, { status: 'preparation' }), { status: 'creation' }, 'admin'],
    ['validateTakeCreation', () => add(host, { status: 'creation', assigned_to: users().editor }), { status: 'creation_check' }, 'design'],
  ]
  const ROLES = { admin: 0, sales: 0, design: 0 }

  it.each(cases)('%s', async (flag, make, body, role) => {
    await configure(host, { validation_settings: { [flag]: true } })
    const id = await make()
    const answer = await move(await as(host, role), id, body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([expect.objectContaining({ name: flag, message: expect.any(String) })])
    expect(await logOf(host, id)).toEqual([])
  })

  it('validateUndoneEntries, with what is open', async () => {
    await configure(host, { validation_settings: { validateUndoneEntries: true } })
    const id = await add(host, { status: 'creation' })
    await addTodo(host.open.db, host.fixture.ours, id, { automated_status: 'creation' })
    await addMessage(host.open.db, host.fixture.ours, id)
    await addTodo(host.open.db, host.fixture.ours, id, { automated_status: 'preparation' })
    const { body } = await move(admin, id, { status: 'done' })
    expect(body.errors[0]).toMatchObject({ name: 'validateUndoneEntries', todos: [expect.any(Number)], messages: [expect.any(Number)] })
    // Pages say so beforehand, by what they have of the website.
    const { body: website } = await ask(admin, 'GET', `/website/${id}/data`)
    expect(website).toMatchObject({ todo_count: 2, status_todos: 1, open_tickets: 1 })
  })

  it('validateStaffActive and validateDueDateForInactiveStaff, with what is possible', async () => {
    await configure(host, { validation_settings: { validateStaffActive: true, validateDueDateForInactiveStaff: true } })
    await host.open.db.updateTable('users').set({ inactive_until: '2026-12-04' }).where('id', '=', users().support).execute()
    const id = await add(host, { status: 'creation', due_date: '2026-12-01' })
    const assigned = await ask(admin, 'POST', `/website/${id}/assign/${users().support}`)
    expect(assigned.body.errors.map(({ name }: { name: string }) => name)).toEqual([
      'validateStaffActive',
      'validateDueDateForInactiveStaff',
    ])
    expect(assigned.body.errors[1]).toMatchObject({ earliest: '2026-12-07' })
    await host.open.db.updateTable('users').set({ inactive_until: null }).where('id', '=', users().support).execute()
  })

  it('and a status that is switched off is refused by itself', async () => {
    await configure(host, { status_settings: {} })
    const { status, body } = await move(admin, await add(host), { status: 'redesign' })
    expect([status, body.errors[0].name]).toEqual([422, 'status'])
  })

  it('in the language of the reader', async () => {
    await configure(host, { validation_settings: { validateAssignment: true } })
    await host.open.db.updateTable('users').set({ language: 'ja' }).where('id', '=', users().admin).execute()
    const { body } = await move(admin, await add(host), { status: 'creation' })
    expect(body.errors[0].message).toBe('先に担当者を決めてください。')
    await host.open.db.updateTable('users').set({ language: 'en' }).where('id', '=', users().admin).execute()
  })
})

describe('against the rules', () => {
  it('an admin goes with a reason, which the log keeps; others do not', async () => {
    await configure(host, { validation_settings: { validateStatus: true } })
    const id = await add(host, { status: 'preparation' })
    const wanted = { status: 'done', override: 'the customer insists' }
    expect((await move(await as(host, 'manager'), id, wanted)).status).toBe(422)
    expect((await move(admin, id, wanted)).status).toBe(200)
    expect((await logOf(host, id))[0]).toContain('the customer insists')
  })

  it('whoever moved it may go back', async () => {
    await configure(host, { validation_settings: { validateStatus: true } })
    const id = await add(host, { status: 'creation_check' })
    expect((await move(admin, id, { status: 'creation' })).status).toBe(200)
    expect((await move(await as(host, 'manager'), id, { status: 'creation_done' })).status).toBe(422)
    expect((await move(admin, id, { status: 'creation_check' })).status).toBe(200)
  })
})

describe('assigning', () => {
  it('gives the website to a colleague, and to nobody', async () => {
    const id = await add(host)
    expect((await ask(admin, 'POST', `/website/${id}/assign/${users().design}`)).body.assigned_to.id).toBe(users().design)
    expect((await ask(admin, 'POST', `/website/${id}/assign`)).body.assigned_to).toBeNull()
    expect(await logOf(host, id)).toEqual(['Assigned to design Tester', 'No longer assigned to anybody'])
  })

  it('refuses people of other partners', async () => {
    const { status, body } = await ask(admin, 'POST', `/website/${await add(host)}/assign/${host.fixture.theirAdmin}`)
    expect([status, body.errors[0].name]).toEqual([422, 'assigned_to'])
  })

  it('answers whoever gives their own website away', async () => {
    const id = await add(host, { assigned_to: users().editor })
    const editor = await as(host, 'editor')
    expect((await ask(editor, 'POST', `/website/${id}/assign/${users().design}`)).body.assigned_to.id).toBe(users().design)
    expect((await ask(editor, 'GET', `/website/${id}/data`)).status).toBe(404)
  })

  it('knows the version from the header', async () => {
    const id = await add(host, { version: 5 })
    expect((await ask(admin, 'POST', `/website/${id}/assign/${users().design}`, undefined, { 'if-match': '"4"' })).status).toBe(409)
  })
})

describe('the due date', () => {
  const due = (id: number, dueDate: unknown) => ask(admin, 'PUT', `/api/website/due-date/${id}`, { dueDate })

  it('is the day of the instant where the partner is', async () => {
    const id = await add(host)
    // 23:30 on the 30th in UTC is the 1st in Berlin, where it is an hour later.
    expect((await due(id, Date.parse('2026-11-30T23:30:00Z'))).body).toMatchObject({ due_date: '2026-12-01', overdue: false })
    expect((await due(id, null)).body.due_date).toBeNull()
    expect(await logOf(host, id)).toEqual(['Due date: Dec 1, 2026', 'Due date removed'])
  })

  it.each([8.64e15 + 1, -1e18, 1.5, 'soon'])('refuses %s', async (instant) => {
    expect((await due(await add(host), instant)).status).toBe(422)
  })
})

it('changes label and people, and moves a card without disturbing anybody', async () => {
  const id = await add(host)
  const change = (body: unknown) => ask(admin, 'PUT', `/api/website/workflow/${id}`, body)
  expect((await change({ label: ' Rush ', closed_by: users().sales })).body).toMatchObject({
    label: 'Rush',
    closed_by: { id: users().sales },
    version: 2,
  })
  expect((await change({ rank: 1.5 })).body).toMatchObject({ rank: 1.5, version: 2 })
  expect((await change({ designed_by: host.fixture.theirAdmin })).status).toBe(422)
  expect(await logOf(host, id)).toEqual(['Label: Rush', 'Closed by: sales Tester'])
})

it('follows and stops following', async () => {
  const id = await add(host)
  const follow = (query = '') => ask(admin, 'POST', `/api/follow/website/${id}${query}`)
  expect([(await follow()).body, (await follow()).body]).toEqual([{ following: true }, { following: false }])
  const wanted = [await follow('?following=1'), await follow('?following=1'), await follow('?following=0')]
  expect(wanted.map(({ body }) => body.following)).toEqual([true, true, false])
  expect((await ask(admin, 'POST', '/api/follow/domain/1')).status).toBe(404)
})

it('deletes out of the list into the recycle bin, and brings back', async () => {
  const id = await add(host, { title: 'Gone' })
  const listed = async () => (await ask(admin, 'GET', '/api/websites?limit=100')).body.items.some((one: Json) => one.id === id)
  expect(await listed()).toBe(true)
  expect((await ask(admin, 'DELETE', `/website/${id}/delete`)).status).toBe(204)
  expect(await listed()).toBe(false)
  expect((await ask(admin, 'GET', `/website/${id}/data`)).status).toBe(404)
  expect((await ask(admin, 'POST', `/website/${id}/restore`)).body.title).toBe('Gone')
  expect(await listed()).toBe(true)
  expect((await ask(admin, 'POST', `/website/${id}/restore`)).status).toBe(404)
  expect(await logOf(host, id)).toHaveLength(2)
})

it('tells the pages of the partner where something changed', async () => {
  const heard: unknown[] = []
  const stop = host.services.events.subscribe((event) => heard.push(event))
  const id = await add(host)
  await move(admin, id, { status: 'creation' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  stop()
  expect(heard).toContainEqual({ kind: 'website', partnerId: host.fixture.ours, websiteId: id })
})
