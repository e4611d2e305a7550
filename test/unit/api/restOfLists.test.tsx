import { act } from '@testing-library/react'
import { refreshChanged } from '../../../src/api/shell'
import { useWebsitesQuery } from '../../../src/api/websites'
import { websiteOverlaySlice } from '../../../src/api/websites/websiteOverlay'
import { routesByName } from '../../../src/contract/table'
import { injectSlice } from '../../../src/store'
import { json } from '../http/support'
import { renderIsland, stopIslands } from '../widgets/renderIsland'

const routes = { api_partner_websites: routesByName.get('api_partner_websites')?.path ?? '' }
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  stopIslands()
  jest.useRealTimers()
})

function List() {
  const { data } = useWebsitesQuery({ view: 'leads' })
  return <p>{data?.pagination.total}</p>
}

test('lists that take long to load rest nine times as long, however much others do', async () => {
  const reply = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return json({ items: [], pagination: { page: 1, pages: 1, count: 0, limit: 50, total: 0 }, filters: {} })
  }
  const { store, calls } = renderIsland(<List />, { texts: {}, data: { routes }, at: '/', replies: [reply] })
  act(() => injectSlice(store, websiteOverlaySlice))
  await pass(500)
  // While it is on its way, too.
  await act(() => store.dispatch(refreshChanged(new Set([2]))))
  await pass(500)
  for (let second = 0; second < 8; second++) {
    await act(() => store.dispatch(refreshChanged(new Set([2]))))
    await pass(1_000)
  }
  expect(calls).toHaveLength(1)
  await pass(1_500)
  expect(calls).toHaveLength(2)
})
