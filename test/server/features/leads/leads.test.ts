/** @jest-environment ./test/server/support/environment.cjs */
import { DAY_MS, perStatus } from '../../../../src/model'
import type { Browser } from '../../support/Browser'
import { NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
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

const lead = (values = {}) => add(host, { status: 'lead_preparation', ...values })
const workflow = (id: number, body: Json, browser = manager) => ask(browser, 'PUT', `/api/website/workflow/${id}`, body)

describe('what the list of leads says', () => {
  it('is where each came from, what it may bring, and how old it is', async () => {
    const id = await lead({ lead_source: 'Trade fair', lead_value: 250_000, created_at: new Date(NOW.getTime() - 9.5 * DAY_MS) })
    const { body } = await ask(manager, 'GET', '/api/websites?view=leads')
    expect(body.items).toEqual([expect.objectContaining({ id, lead_source: 'Trade fair', lead_value: 250_000, age: 9 })])
  })

  it('can be ordered by source and by value, with those that have none at the end', async () => {
    const [small, none, big] = [
      await lead({ lead_source: 'b', lead_value: 100 }),
      await lead(),
      await lead({ lead_source: 'A', lead_value: 900 }),
    ]
    const sorted = async (sort: string) =>
      (await ask(manager, 'GET', `/api/websites?view=leads&sort=${sort}`)).body.items.map(({ id }: Json) => id)
    expect(await sorted('-lead_value')).toEqual([big, small, none])
    expect(await sorted('lead_value')).toEqual([small, big, none])
    expect(await sorted('lead_source')).toEqual([big, small, none])
  })
})

describe('source and value of a lead', () => {
  it('are changed and removed, and the log says so', async () => {
    const id = await lead()
    const { body } = await workflow(id, { lead_source: ' Recommendation ', lead_value: 120_050 })
    expect(body).toMatchObject({ lead_source: 'Recommendation', lead_value: 120_050 })
    expect((await workflow(id, { lead_source: '', lead_value: null })).body).toMatchObject({ lead_source: null, lead_value: null })
    expect(await logOf(host, id)).toEqual([
      'Source of the lead: Recommendation',
      'Value of the lead: €1,200.50',
      'Source of the lead: –',
      'Value of the lead: –',
    ])
  })

  it('of many leads are changed together', async () => {
    const ids = [await lead(), await lead()]
    const { body } = await ask(manager, 'POST', '/api/websites/change', { websites: ids, change: { lead_source: 'Phone' } })
    expect(body.items.map(({ lead_source }: Json) => lead_source)).toEqual(['Phone', 'Phone'])
  })

  it('come with a new lead', async () => {
    const form = { title: 'Bakery', status: 'lead_preparation', lead_source: 'Phone', lead_value: 90_000 }
    const { body } = await ask(manager, 'POST', '/api/websites', form)
    expect(body).toMatchObject({ lead_source: 'Phone', lead_value: 90_000, age: 0 })
  })

  it.each([{ lead_value: -1 }, { lead_value: 1.5 }, { lead_value: '90' }, { lead_source: 'x'.repeat(101) }])(
    'cannot be %j',
    async (body) => {
      expect((await workflow(await lead(), body)).status).toBe(422)
    },
  )

  it('are changed only by those who may change the website', async () => {
    const foreign = await lead()
    expect((await workflow(foreign, { lead_value: 1 }, editor)).status).toBe(404)
    const { body } = await ask(editor, 'POST', '/api/websites/change', { websites: [foreign], change: { lead_value: 1 } })
    expect(body.refused.map(({ id }: Json) => id)).toEqual([foreign])
  })
})
