/** @jest-environment ./test/server/support/environment.cjs */
import { HOUR_MS, MINUTE_MS } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { addWebsite } from '../../support/fixture'
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

const travel = (milliseconds: number) => host.services.clock.setOffset(host.services.clock.now().getTime() - Date.now() + milliseconds)

describe('the websites worked on last', () => {
  const recent = async (browser: Browser) =>
    (await ask(browser, 'GET', '/api/session/recent')).body.items.map(({ id }: { id: number }) => id)

  it('are the last four of the person alone, each once, without those that are gone', async () => {
    const websites = await Promise.all(Array.from({ length: 5 }, () => add(host)))
    const [earliest = 0, first = 0, second = 0, third = 0, fourth = 0] = websites
    for (const id of [earliest, first, second, third, fourth, second]) {
      await travel(MINUTE_MS)
      await ask(admin, 'POST', `/api/session/start/${id}`)
    }
    expect(await recent(admin)).toEqual([second, fourth, third, first])
    expect(await recent(await as(host, 'design'))).toEqual([])
    await ask(admin, 'PUT', '/api/session/stop', {})
    await host.open.db.updateTable('websites').set({ deleted_at: new Date() }).where('id', '=', fourth).execute()
    expect(await recent(admin)).toEqual([second, third, first, earliest])
    await host.setClock(0)
  })

  it('are left by a stop that says nothing more', async () => {
    await ask(admin, 'POST', `/api/session/start/${await add(host)}`)
    const stopped = await admin.send('PUT', '/api/session/stop')
    expect([stopped.status, await stopped.json()]).toMatchObject([200, { state: 'stop' }])
    await ask(admin, 'POST', `/api/session/start/${await add(host)}`)
    const posted = await admin.send('POST', '/api/session/stop')
    expect([posted.status, await posted.json()]).toMatchObject([200, { state: 'stop' }])
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

  it('is listed by its newest entries, and counts all of them', async () => {
    const { db } = host.open
    const { partner_id, status } = await db
      .selectFrom('websites')
      .select(['partner_id', 'status'])
      .where('id', '=', website)
      .executeTakeFirstOrThrow()
    const at = (minute: number) => new Date(Date.parse('2026-11-10T08:00:00Z') + minute * MINUTE_MS)
    const entries = Array.from({ length: 201 }, (_, minute) => ({
      partner_id,
      status,
      website_id: website,
      user_id: host.fixture.users.design,
      source: 'manual' as const,
      started_at: at(minute),
      last_tick_at: at(minute + 1),
      ended_at: at(minute + 1),
      seconds: 60,
    }))
    await db.insertInto('work_sessions').values(entries).execute()
    const { body } = await ask(admin, 'GET', `/website/${website}/time/spent`)
    expect(body).toMatchObject({
      totalSeconds: 201 * 60,
      entryCount: 201,
      entries: { length: 200, 0: { startedAt: at(200).toISOString() } },
    })
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
    // Who has not seen the correction is told of it, and nothing of it is lost.
    const late = { ...correction, endedAt: '2026-11-10T08:10:00Z', editedAt: null }
    expect(await spend(admin, late)).toMatchObject({ status: 409, body: { totalSeconds: 3600 } })
    const { editedAt } = (await ask(admin, 'GET', `/website/${website}/time/spent`)).body.entries[0]
    expect(await spend(admin, { ...late, editedAt })).toMatchObject({ status: 200, body: { totalSeconds: 600 } })
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
