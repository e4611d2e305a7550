/** @jest-environment ./test/server/support/environment.cjs */
import { runDueWork } from '../../../../demo/dueWork'
import { DAY_MS, MINUTE_MS, STATISTICS_TOKEN_TTL_MS } from '../../../../src/model'
import { STATISTICS_KEPT_DAYS } from '../../../../demo/features/statistics/forgetVisits'
import type { Browser } from '../../support/Browser'
import { connectProven } from '../../support/domains'
import { NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask } from '../../support/ask'

let host: TestHost
let admin: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await travel(0)
  admin = await as(host, 'admin')
  website = await add(host)
})

const travel = (milliseconds: number) => host.setClock(milliseconds)

describe('statistics', () => {
  const statistics = async (query = '') => (await ask(admin, 'GET', `/api/website/${website}/statistics?${query}`)).body
  const visit = (site: number, path: string, agent = 'Firefox') =>
    host.app.request(
      `http://host.test/statistics/matomo.php?${new URLSearchParams({ idsite: String(site), rec: '1', url: `https://shop.example${path}`, urlref: 'https://search.example/?q=x' })}`,
      { headers: { 'user-agent': agent, 'accept-language': 'de-AT,de;q=0.9' } },
    )

  it('are off until they are switched on, and count what the tracker hears', async () => {
    expect(await statistics()).toMatchObject({ enabled: false, id: null })
    const { body } = await ask(admin, 'PATCH', `/api/website/${website}/statistics/enable`)
    expect(body).toMatchObject({ enabled: true, totals: { visits: 0 } })
    for (const path of ['/', '/prices']) expect((await visit(body.id, path)).status).toBe(204)
    await visit(body.id, '/', 'Mozilla iPhone Mobile')
    const counted = await statistics('period=day')
    expect(counted.totals).toMatchObject({ visits: 2, visitors: 2, pageviews: 3, bounceRate: 0.5, previous: { visits: 0 } })
    expect(counted.topPages[0]).toEqual({ label: '/', value: 2 })
    expect(counted).toMatchObject({ referrers: [{ label: 'search.example', value: 2 }], countries: [{ label: 'AT', value: 2 }] })
    expect(counted.series).toEqual([{ date: '2026-11-21', visits: 2, pageviews: 3 }])
    await ask(admin, 'PATCH', `/api/website/${website}/statistics/disable`)
    await visit(body.id, '/')
    await ask(admin, 'PATCH', `/api/website/${website}/statistics/enable`)
    expect((await statistics()).totals.visits).toBe(2)
  })

  it('know a visitor again until midnight where the team is, and not after it', async () => {
    const { id } = (await ask(admin, 'PATCH', `/api/website/${website}/statistics/enable`)).body
    const visitors = async (instant: string) => {
      await travel(Date.parse(instant) - NOW.getTime())
      await visit(id, '/')
      return new Set(
        (await host.open.db.selectFrom('visits').select('visitor').where('site_id', '=', id).execute()).map((row) => row.visitor),
      ).size
    }
    // In Berlin days begin at 23:00 in UTC.
    expect(await visitors('2026-11-21T22:00:00Z')).toBe(1)
    expect(await visitors('2026-11-21T23:10:00Z')).toBe(2)
    expect(await visitors('2026-11-22T00:50:00Z')).toBe(2)
  })

  it('keep what was counted for 30 days after they were switched off, and no longer', async () => {
    const { id } = (await ask(admin, 'PATCH', `/api/website/${website}/statistics/enable`)).body
    const others = await add(host)
    const other = (await ask(admin, 'PATCH', `/api/website/${others}/statistics/enable`)).body
    await visit(id, '/')
    await visit(other.id, '/')
    const kept = async (site: number) => (await host.open.db.selectFrom('visits').select('id').where('site_id', '=', site).execute()).length
    await ask(admin, 'PATCH', `/api/website/${website}/statistics/disable`)
    await travel(STATISTICS_KEPT_DAYS * DAY_MS - MINUTE_MS)
    await runDueWork(host.services)
    expect(await kept(id)).toBe(1)
    await travel(STATISTICS_KEPT_DAYS * DAY_MS + MINUTE_MS)
    await runDueWork(host.services)
    expect([await kept(id), await kept(other.id)]).toEqual([0, 1])
    admin = await as(host, 'admin')
    await ask(admin, 'PATCH', `/api/website/${website}/statistics/enable`)
    expect((await statistics()).totals.visits).toBe(0)
  })

  it('are those read last, and say so, while the service does not answer', async () => {
    const { id } = (await ask(admin, 'PATCH', `/api/website/${website}/statistics/enable`)).body
    await visit(id, '/')
    const read = await statistics('period=week')
    expect(read).toMatchObject({ stale: false, to: '2026-11-21', totals: { visits: 1 } })
    await host.open.db.insertInto('faults').values({ route: 'statistics', offline: true }).execute()
    try {
      await travel(DAY_MS / 2)
      admin = await as(host, 'admin')
      expect((await visit(id, '/')).status).toBe(503)
      expect(await statistics('period=week')).toMatchObject({
        stale: true,
        updatedAt: read.updatedAt,
        to: '2026-11-21',
        totals: { visits: 1 },
      })
      // Nothing was read yet of a year.
      const year = 'period=range&from=2025-11-22&to=2026-11-21'
      expect((await ask(admin, 'GET', `/api/website/${website}/statistics?${year}`)).status).toBe(503)
    } finally {
      await host.open.db.deleteFrom('faults').execute()
    }
    expect(await statistics('period=week')).toMatchObject({ stale: false, totals: { visits: 1 } })
  })

  it('begin a new visit after half an hour, and compare with the days before', async () => {
    const { id } = (await ask(admin, 'PATCH', `/api/website/${website}/statistics/enable`)).body
    await visit(id, '/')
    await travel(31 * MINUTE_MS)
    await visit(id, '/')
    await travel(DAY_MS)
    admin = await as(host, 'admin')
    await visit(id, '/')
    expect((await statistics('period=day')).totals).toMatchObject({ visits: 1, previous: { visits: 2 } })
    expect((await statistics('period=range&from=2026-11-21&to=2026-11-22')).totals.visits).toBe(3)
    for (const wrong of ['from=2026-11-22&to=2026-11-21', 'from=x&to=y', '', 'from=2000-01-01&to=2026-01-01']) {
      expect((await ask(admin, 'GET', `/api/website/${website}/statistics?period=range&${wrong}`)).status).toBe(422)
    }
  })

  it('tell what happened meanwhile: publishes and new main domains, and what somebody noted', async () => {
    await ask(admin, 'PATCH', `/api/website/${website}/statistics/enable`)
    await host.open.db.updateTable('websites').set({ subscription_status: 'active' }).where('id', '=', website).execute()
    await ask(admin, 'POST', `/website/${website}/domain/new`, { name: 'first.example' })
    const domain = await connectProven(host, admin, { website, name: 'events.example' })
    await ask(admin, 'POST', `/website/${website}/domain/${domain.id}/update`, { role: 'main', published: true })
    const path = `/api/website/${website}/statistics/annotations`
    const note = await ask(admin, 'POST', path, { date: '2026-11-20', text: 'Leaflets' })
    expect(note.body).toMatchObject({ date: '2026-11-20', text: 'Leaflets' })
    expect((await statistics()).annotations).toEqual([
      note.body,
      { date: '2026-11-21', text: 'Main domain: events.example', id: null },
      { date: '2026-11-21', text: 'Website published: events.example', id: null },
    ])
    expect((await ask(admin, 'POST', path, { date: 'soon', text: 'x' })).status).toBe(422)
    expect((await ask(admin, 'DELETE', `${path}/${note.body.id}`)).status).toBe(204)
    expect((await ask(admin, 'DELETE', `${path}/${note.body.id}`)).status).toBe(404)
  })

  it('open the dashboard with a token for this site and for minutes', async () => {
    const { body } = await ask(admin, 'PATCH', `/api/website/${website}/statistics/enable`)
    const open = (url: string) => host.app.request(`http://host.test${url}`)
    expect((await open(body.dashboardUrl)).status).toBe(200)
    expect((await open(body.embedUrl)).status).toBe(200)
    const api = body.dashboardUrl.replace('CoreHome', 'API&method=VisitsSummary.get')
    expect(await (await open(api)).json()).toMatchObject({ nb_visits: 0, bounce_rate: '0%' })
    expect((await open(body.dashboardUrl.replace(`idSite=${body.id}`, `idSite=${body.id + 1}`))).status).toBe(403)
    expect((await open(body.dashboardUrl.slice(0, -2))).status).toBe(403)
    await travel(STATISTICS_TOKEN_TTL_MS + MINUTE_MS)
    expect((await open(body.dashboardUrl)).status).toBe(403)
  })

  it.each([
    'idsite=1',
    'idsite=x&rec=1',
    'idsite=99999999999&rec=1',
    'idsite=1&rec=1&url=nonsense',
    'idsite=1&rec=1&url=https%3A%2F%2Fa%2F%00',
  ])('take %s without complaint', async (query) => {
    const { status } = await host.app.request(`http://host.test/statistics/matomo.php?${query}`)
    expect(status).toBe(204)
  })
})
