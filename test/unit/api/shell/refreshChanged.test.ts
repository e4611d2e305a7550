import { apiSlice } from '../../../../src/api/call'
import { refreshChanged } from '../../../../src/api/shell/refreshChanged'
import { selectShownWebsites, websiteOverlaySlice } from '../../../../src/api/websites/websiteOverlay'
import { fetchWebsites } from '../../../../src/api/websites/websites'
import { routesByName } from '../../../../src/contract/table'
import { injectSlice } from '../../../../src/store'
import { json } from '../../http/support'
import { makeStore } from '../../store/support'

const names = ['api_partner_websites', 'partner_website_data']
const routes = Object.fromEntries(names.map((name) => [name, routesByName.get(name)?.path ?? '']))
const lead = (duplicates: number) => ({ id: 1, title: 'Bakery', status: 'lead_interest', duplicates, version: 3 })

/** A list of one website, of which the host says that it was changed; what was read of it comes when the test lets it. */
async function start({ changed = false } = {}) {
  let clock = 1_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  let duplicates = 0
  let answer: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  const reply = ({ url }: { url: string }) => {
    const read = lead(duplicates)
    if (url.includes('/data')) return gate.then(() => json(read))
    return json({ items: [read], pagination: { page: 1, pages: 1, count: 1, limit: 50, total: 1 }, filters: {} })
  }
  const { store } = makeStore({ routes }, [reply])
  for (const slice of [apiSlice, websiteOverlaySlice]) injectSlice(store, slice)
  const list = () => store.dispatch(fetchWebsites({ view: 'leads' }))
  const first = await list()
  clock += 10
  if (changed) duplicates = 1
  const done = store.dispatch(refreshChanged(new Set([1])))
  return {
    first,
    list,
    learn() {
      duplicates = 1
      clock += 10
    },
    async finish() {
      clock += 10
      answer()
      await done
    },
    shown: ({ items, askedAt }: typeof first) => selectShownWebsites(store.getState(), items, askedAt)[0]?.duplicates,
  }
}
afterEach(() => jest.restoreAllMocks())

test('a website that the host says has changed is newer than the list it is in', async () => {
  const { first, finish, shown } = await start({ changed: true })
  expect(shown(first)).toBe(0)
  await finish()
  expect(shown(first)).toBe(1)
})

test('a list that was asked for while a website was being read stays as it is', async () => {
  const { list, learn, finish, shown } = await start()
  learn()
  const second = await list()
  await finish()
  expect(shown(second)).toBe(1)
})
