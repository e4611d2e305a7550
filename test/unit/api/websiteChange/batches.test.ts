import { apiSlice } from '../../../../src/api/call'
import { changeWebsites } from '../../../../src/api/websiteChange'
import { selectShownWebsites, websiteOverlaySlice } from '../../../../src/api/websites/websiteOverlay'
import type { Website } from '../../../../src/contract'
import { injectSlice } from '../../../../src/store'
import { json } from '../../http/support'
import { makeStore } from '../../store/support'
import { person, website } from '../../widgets/websites/website'

type Reply = (call: { init: RequestInit }) => Response

function setUp(rows: Website[], reply: Reply) {
  const { store, calls } = makeStore({ routes: { api_partner_websites_change: '/api/websites/change' } }, [reply])
  injectSlice(store, apiSlice)
  injectSlice(store, websiteOverlaySlice)
  const shown = () => selectShownWebsites(store.getState(), rows, 0)
  return { store, calls, shown, body: (call: number) => JSON.parse(String(calls[call]?.init.body)) as unknown }
}

describe('changes of many websites', () => {
  it('go in batches, and what is not sent yet is left as it is once that is stopped', async () => {
    const many = Array.from({ length: 120 }, (_, nth) => website(nth + 1, { version: 1 }))
    const stopping = new AbortController()
    const onProgress = jest.fn((sent: number) => sent > 20 && stopping.abort())
    const done: Reply = ({ init }) => {
      const { websites } = JSON.parse(String(init.body)) as { websites: number[] }
      return json({ items: websites.map((id) => ({ ...many[id - 1], due_date: '2026-05-03' })) })
    }
    const { store, shown, body, calls } = setUp(many, done)
    const progress = { signal: stopping.signal, onProgress }
    const result = await store.dispatch(changeWebsites(many, { due_date: '2026-05-03' }, {}, progress))
    const [first = 0, second = 0] = onProgress.mock.calls.map(([sent]) => sent)
    expect(first).toBe(20)
    expect(second).toBeGreaterThan(first)
    expect(calls).toHaveLength(2)
    expect(body(1)).toMatchObject({ websites: many.slice(first, second).map(({ id }) => id) })
    expect([result.done.length, result.refused.length]).toEqual([second, 0])
    expect(shown().filter(({ due_date }) => due_date !== null)).toHaveLength(second)
  })

  it.each([
    ['more at once while the host answers quickly', 1, [20, 40, 80, 60]],
    ['fewer at once while it takes long', 25, [20, 10, 10, 10]],
  ])('asks for %s', async (_, msEach, sizes) => {
    let clock = 0
    jest.spyOn(performance, 'now').mockImplementation(() => clock)
    const rows = Array.from({ length: sizes.reduce((sum, size) => sum + size) }, (__, nth) => website(nth + 1))
    const asked: number[] = []
    const answer: Reply = ({ init }) => {
      const { websites } = JSON.parse(String(init.body)) as { websites: number[] }
      asked.push(websites.length)
      clock += websites.length * msEach
      return json({ items: [], refused: [] })
    }
    const { store } = setUp(rows, answer)
    await store.dispatch(changeWebsites(rows, { assigned_to: person(9) }))
    jest.restoreAllMocks()
    expect(asked).toEqual(sizes)
  })
})
