import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { websiteOverlaySlice } from '../../../../src/api/websites/websiteOverlay'
import type { Website } from '../../../../src/contract'
import { routesByName } from '../../../../src/contract/table'
import { injectSlice } from '../../../../src/store'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import GalleryView from '../../../../widgets/websites/gallery/GalleryView'
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

function Gallery() {
  const [state, onChange] = useViewState('all-websites')
  const selection = useSelection(null, () => undefined)
  return <GalleryView view="all-websites" state={state} selection={selection} onChange={onChange} />
}

function show(items: readonly Website[], at = '/websites?mode=gallery') {
  const asked: URLSearchParams[] = []
  const reply = ({ url }: { url: string }) => {
    const { pathname, searchParams } = new URL(url, location.origin)
    if (pathname.endsWith('/websites')) asked.push(searchParams)
    return json({ items, pagination: { page: 1, pages: 1, count: items.length, limit: 50, total: items.length }, filters: {} })
  }
  const user = { id: 7, name: 'Ada', roles: ['partner_manager'] }
  const view = renderIsland(
    <WebsiteChangesProvider>
      <Suspense>
        <Gallery />
      </Suspense>
    </WebsiteChangesProvider>,
    { texts: { ...en, ...change }, data: { routes, user, config: { websiteStatuses: ['creation', 'done'] } }, at, replies: [reply] },
  )
  act(() => injectSlice(view.store, websiteOverlaySlice))
  return asked
}

const tile = (title: string) => screen.getByRole('link', { name: title }).closest('li') as HTMLElement

test('websites are shown by pictures that wait until they come near, or by a sign where there is none', async () => {
  show([website(1, { image: '/shot.png', domain: 'one.example' }), website(2)])
  await screen.findByRole('link', { name: 'Site 1' })
  const picture = tile('Site 1').querySelector('img')
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(tile('Site 2').querySelector('img')).toBeNull()
  expect(tile('Site 2').querySelector('svg')).not.toBeNull()
  fireEvent.error(picture as HTMLElement)
  expect(tile('Site 1').querySelector('img')).toBeNull()
})

test('tiles say where words were found, unless it is seen', async () => {
  show([website(1, { found: ['note'] }), website(2, { found: ['title', 'note'] })])
  await screen.findByRole('link', { name: 'Site 1' })
  expect(within(tile('Site 1')).getByText('Found in: note')).toBeInTheDocument()
  expect(within(tile('Site 2')).queryByText(/Found in/)).toBeNull()
})

test('tiles are selected as rows are', async () => {
  show([website(1), website(2), website(3)])
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Site 1' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select Site 3' }))
  await user.keyboard('{/Shift}')
  expect(screen.getByRole('region', { name: 'Selected websites' })).toHaveTextContent('3 selected')
})

test('pictures of all websites come page by page', async () => {
  const asked = show([website(1)], '/websites?mode=gallery&limit=0')
  await screen.findByRole('link', { name: 'Site 1' })
  expect(Number(asked[0]?.get('limit'))).toBeGreaterThan(0)
})
