import { act, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { websiteOverlaySlice } from '../../../../src/api/websites/websiteOverlay'
import type { Website } from '../../../../src/contract'
import { routesByName } from '../../../../src/contract/table'
import { injectSlice } from '../../../../src/store'
import CalendarView from '../../../../widgets/websites/calendar/CalendarView'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import { useSelection } from '../../../../widgets/websites/selection/useSelection'
import change from '../../../../src/parts/websiteChange/messages/en.json'
import en from '../../../../widgets/websites/messages/en.json'
import { useViewState } from '../../../../widgets/websites/view/useViewState'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../renderIsland'
import { website } from './website'

const names = ['api_partner_websites', 'partner_website_details']
const routes = Object.fromEntries(names.map((name) => [name, routesByName.get(name)?.path ?? '']))
afterEach(stopIslands)

function View() {
  const [state, onChange] = useViewState('overview')
  const selection = useSelection(null, () => undefined)
  return <CalendarView view="overview" state={state} selection={selection} onChange={onChange} />
}

const listOf = (items: readonly Website[], total = items.length) =>
  json({ items, pagination: { page: 1, pages: 1, count: items.length, limit: 2_000, total }, filters: {} })

const SITE = website(1, { due_date: '2026-11-20' })

/** All websites, none of which has the words as far as is known here; the host finds them when it is told to. */
async function show() {
  let answer: (items: readonly Website[]) => void = () => undefined
  const search = new Promise<Response>((resolve) => {
    answer = (items) => resolve(listOf(items))
  })
  const reply = ({ url }: { url: string }) => (new URL(url, location.origin).searchParams.has('search') ? search : listOf([SITE]))
  const { calls } = open('gate code', reply)
  await waitFor(() => expect(calls).toHaveLength(2))
  // The list comes in its own time, the answer to the search not yet.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  return (items: readonly Website[]) => act(async () => answer(items))
}

function open(words: string, reply: (request: { url: string }) => Response | Promise<Response>) {
  const user = { id: 7, name: 'Ada', roles: ['partner_manager'] }
  const island = renderIsland(
    <WebsiteChangesProvider>
      <Suspense>
        <View />
      </Suspense>
    </WebsiteChangesProvider>,
    {
      texts: { ...en, ...change },
      data: { routes, user, config: { websiteStatuses: ['creation', 'done'] } },
      at: `/?mode=calendar&month=2026-11&q=${encodeURIComponent(words)}`,
      replies: [reply],
    },
  )
  act(() => injectSlice(island.store, websiteOverlaySlice))
  return island
}

test('as long as the host searches, a view that finds nothing itself does not say so', async () => {
  const answer = await show()
  expect(screen.queryByText('No matches')).toBeNull()
  await answer([{ ...SITE, found: ['note'] }])
  expect(await screen.findByRole('link', { name: /Site 1/ })).toBeTruthy()
})

test('nothing matches when the host finds nothing, either', async () => {
  const answer = await show()
  await answer([])
  expect(await screen.findByText('No matches')).toBeTruthy()
})

test('of more websites than the host gives at once it gives those that the filters leave', async () => {
  const far = website(2, { due_date: '2026-11-21', language: 'sv' })
  open('language:sv', ({ url }) =>
    new URL(url, location.origin).searchParams.get('language') === 'sv' ? listOf([far]) : listOf([SITE], 2),
  )
  expect(await screen.findByRole('link', { name: /Site 2/ })).toBeTruthy()
  expect(screen.queryByText('1 more website is not shown. Filter the list to see it.')).toBeNull()
})
