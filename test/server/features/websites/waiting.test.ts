/** @jest-environment ./test/server/support/environment.cjs */
import { DAY_MS, perStatus } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { addMessage, addWebsite, NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { blockersOf, waitingSince } from '../../../../widgets/websites/pause/waiting'
import { add, as, ask, configure, type Json, logOf } from '../../support/ask'

let host: TestHost
let manager: Browser
let editor: Browser
beforeAll(async () => {
  host = await startTestHost()
  ;[manager, editor] = await Promise.all([as(host, 'manager'), as(host, 'editor')])
  await configure(host, { status_settings: perStatus(() => true) })
})
afterAll(() => host.close())
beforeEach(() => host.open.db.deleteFrom('websites').execute())

const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const listed = async (view: string, browser = manager) =>
  (await ask(browser, 'GET', `/api/websites?view=${view}`)).body.items.map(({ id }: { id: number }) => id)
const change = (websites: number[], wishes: Json, browser = manager) =>
  ask(browser, 'POST', '/api/websites/change', { websites, change: wishes })
const data = async (id: number, browser = manager) => (await ask(browser, 'GET', `/website/${id}/data`)).body
const silent = (values = {}) => add(host, { status: 'preparation', customer_active_at: ago(20), created_at: ago(30), ...values })

describe.each(['reengage', 'overdue-websites'])('a move that is taken back, in the list %s', (view) => {
  it('leaves since when a website waits or is held up, and its place', async () => {
    const values = { assigned_to: host.fixture.users.manager, due_date: '2026-11-02' }
    const ids: number[] = []
    for (const days of [24, 40, 31]) ids.push(await silent({ ...values, status_date: ago(days), created_at: ago(50) }))
    const { db } = host.open
    await addMessage(db, host.fixture.ours, ids[0] ?? 0, { category: 'message_from', created_at: ago(22) })
    const rows = async (): Promise<Json[]> => {
      const { items } = (await ask(manager, 'GET', `/api/websites?view=${view}`)).body
      // The version only ever grows, and the log keeps its lines.
      const aside = { version: 0, log_count: 0, last_activity: null }
      return items.map((row: Json) => ({ ...row, ...aside, since: waitingSince(row), blockers: blockersOf(row) }))
    }
    const before = await rows()
    expect(before).toHaveLength(3)
    expect(before.map(({ since }) => since)).toContain(ago(20).toISOString())
    const { items } = (await change(ids, { status: 'creation' })).body
    expect(await rows()).not.toEqual(before)
    await ask(manager, 'POST', '/api/websites/take-back', { changes: items.map((item: Json) => item.change) })
    expect(await rows()).toEqual(before)
  })
})

describe('what a list says about waiting', () => {
  it('is who last did what, and how often the customer was reminded since they last did something', async () => {
    const { db } = host.open
    const id = await silent({ status_date: ago(25), portal_visited_at: ago(21) })
    await addMessage(db, host.fixture.ours, id, { category: 'message_to', created_at: ago(5), done: true })
    await addMessage(db, host.fixture.ours, id, { category: 'system', created_at: ago(3), done: true })
    for (const [days, refusal_url] of [
      [22, '/no-reminders'],
      [8, '/no-reminders'],
      [5, '/no-reminders'],
      [4, null],
    ] as const)
      await db
        .insertInto('outgoing_mails')
        .values({
          partner_id: host.fixture.ours,
          website_id: id,
          kind: 'message',
          mail_id: `<${days}@host.test>`,
          thread: [],
          from_name: 'Us',
          recipients: '[]',
          cc: '[]',
          bcc: '[]',
          subject: '',
          text: '',
          file_ids: [],
          automatic: false,
          cancel_if_answered: false,
          refusal_url,
          state: 'sent',
          run_at: ago(days),
          settled_at: ago(days),
          created_at: ago(days),
        })
        .execute()
    expect(await data(id)).toMatchObject({
      customer_active: ago(20).toISOString(),
      portal_visited: ago(21).toISOString(),
      last_contact: ago(5).toISOString(),
      last_activity: ago(3).toISOString(),
      reminders: 2,
    })
  })
})

describe('a website that is put off', () => {
  it('is out of the view of waiting ones and its count until the day comes', async () => {
    const id = await silent()
    expect(await listed('reengage')).toEqual([id])
    const { body } = await change([id], { snoozed: { until: '2026-12-01', reason: 'On holiday' } })
    expect(body.items[0].snoozed).toEqual({ until: '2026-12-01', reason: 'On holiday' })
    expect(await listed('reengage')).toEqual([])
    expect((await ask(manager, 'GET', '/api/sidebar_counts')).body.reengage).toBe(0)
    expect(await listed('all-websites')).toEqual([id])
    expect(await logOf(host, id)).toEqual(['Put off until Dec 1, 2026. Reason: On holiday'])

    await host.setClock(10 * DAY_MS)
    manager = await as(host, 'manager')
    expect(await listed('reengage')).toEqual([id])
    expect((await data(id)).snoozed).toBeNull()
    await host.setClock(0)
    ;[manager, editor] = await Promise.all([as(host, 'manager'), as(host, 'editor')])
  })

  it('comes back by hand, and by a move of the status', async () => {
    const id = await silent()
    const off = { snoozed: { until: '2026-12-01', reason: 'On holiday' } }
    await change([id], off)
    await change([id], { snoozed: null })
    expect(await listed('reengage')).toEqual([id])
    await change([id], off)
    await change([id], { status: 'creation_customer' })
    expect((await data(id)).snoozed).toBeNull()
    expect(await logOf(host, id)).toContain('No longer put off')
  })

  it('needs a day after today and a reason', async () => {
    const id = await silent()
    const today = await change([id], { snoozed: { until: '2026-11-21', reason: 'Later' } })
    expect(today.body.refused).toEqual([{ id, errors: [{ name: 'snoozed', message: 'Please choose a day after today.' }] }])
    expect((await change([id], { snoozed: { until: '2026-12-01', reason: ' ' } })).status).toBe(422)
  })
})

describe('a website that is given up', () => {
  it('is nobody’s open work any more, and keeps why', async () => {
    const id = await silent({ status: 'lead_interest', due_date: '2026-11-01' })
    expect([await listed('reengage'), await listed('leads'), await listed('overdue-websites')]).toEqual([[id], [id], [id]])
    const { body } = await ask(manager, 'PUT', `/api/website/workflow/${id}`, { lost: { reason: 'Went to somebody else' } })
    expect(body.lost).toEqual({ at: expect.stringMatching(/^2026-11-21T12:00/), reason: 'Went to somebody else' })
    expect([await listed('reengage'), await listed('leads'), await listed('overdue-websites'), await listed('overview')]).toEqual([
      [],
      [],
      [],
      [],
    ])
    expect(await listed('all-websites')).toEqual([id])
    expect(await logOf(host, id)).toEqual(['Given up as lost. Reason: Went to somebody else'])
  })

  it('is taken up again by hand, and by a move of the status', async () => {
    const id = await silent()
    await change([id], { lost: { reason: 'Silence' } })
    await change([id], { lost: null })
    expect(await listed('reengage')).toEqual([id])
    await change([id], { lost: { reason: 'Silence' } })
    await change([id], { status: 'creation' })
    expect((await data(id)).lost).toBeNull()
  })

  it('is so only for those who may change it', async () => {
    const foreign = await silent()
    const { body } = await change([foreign], { lost: { reason: 'Silence' } }, editor)
    expect(body.refused.map(({ id }: { id: number }) => id)).toEqual([foreign])
    expect((await ask(editor, 'PUT', `/api/website/workflow/${foreign}`, { lost: { reason: 'Silence' } })).status).toBe(404)
    expect((await data(foreign)).lost).toBeNull()
  })
})

describe('due dates that go on', () => {
  it('move by working days from their own day or from today, with the reason in the log', async () => {
    // 2026-11-20 is a Friday.
    const late = await add(host, { due_date: '2026-11-20' })
    const undated = await add(host)
    const { body } = await change([late, undated], { move_due: { days: 3, from: 'due', reason: 'The customer is ill' } })
    expect(body.items.map(({ due_date }: Json) => due_date)).toEqual(['2026-11-25', '2026-11-25'])
    await change([late], { move_due: { days: 1, from: 'today', reason: 'Again' } })
    expect((await data(late)).due_date).toBe('2026-11-23')
    const entries = await host.open.db
      .selectFrom('messages')
      .select(['category', 'message'])
      .where('website_id', '=', late)
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { category: 'system', message: 'Due date: Nov 25, 2026. Reason: The customer is ill' },
      { category: 'system', message: 'Due date: Nov 23, 2026. Reason: Again' },
    ])
  })

  it('need a reason, and a number that makes sense', async () => {
    const id = await add(host, { due_date: '2026-11-20' })
    for (const move_due of [
      { days: 3, from: 'due' },
      { days: 0, from: 'due', reason: 'x' },
      { days: 1.5, from: 'due', reason: 'x' },
    ])
      expect((await change([id], { move_due })).status).toBe(422)
  })

  it('of one website may come with a reason too', async () => {
    const id = await add(host)
    await ask(manager, 'PUT', `/api/website/due-date/${id}`, { dueDate: Date.parse('2026-12-01T12:00:00Z'), reason: 'Agreed by phone' })
    expect(await logOf(host, id)).toEqual(['Due date: Dec 1, 2026. Reason: Agreed by phone'])
  })
})

describe('a star', () => {
  it('is the person’s own, brings no news, and can be filtered by', async () => {
    const [one, other] = [await add(host, { title: 'One' }), await add(host, { title: 'Other' })]
    expect((await ask(manager, 'PUT', `/api/star/${one}`, { starred: true })).body).toEqual({ starred: true })
    expect(await data(one)).toMatchObject({ starred: true, following: false })
    expect((await data(one, await as(host, 'support'))).starred).toBe(false)
    expect((await ask(manager, 'GET', '/api/websites?starred=1')).body.items.map(({ id }: Json) => id)).toEqual([one])
    await change([one, other], { star: true })
    expect((await ask(manager, 'GET', '/api/websites?starred=1')).body.items).toHaveLength(2)
    await ask(manager, 'PUT', `/api/star/${one}`, { starred: false })
    expect((await data(one)).starred).toBe(false)
    expect(await logOf(host, one)).toEqual([])
  })

  it('is only for websites within reach', async () => {
    const theirs = await addWebsite(host.open.db, host.fixture.theirs)
    expect((await ask(manager, 'PUT', `/api/star/${theirs}`, { starred: true })).status).toBe(404)
    expect((await ask(editor, 'PUT', `/api/star/${await add(host)}`, { starred: true })).status).toBe(404)
  })
})
