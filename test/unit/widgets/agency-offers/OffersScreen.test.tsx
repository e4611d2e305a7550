import { screen, waitFor } from '@testing-library/react'
import { routesByName } from '../../../../src/contract/table'
import en from '../../../../widgets/agency-offers/messages/en.json'
import { OffersScreen } from '../../../../widgets/agency-offers/OffersScreen'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = ['api_partner_agency_offers', 'api_partner_agency_offer_state']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))

beforeEach(() => setWide(true))
afterEach(stopIslands)

it('calls an offer new once: it is marked as seen, and stays new for as long as the page is open', async () => {
  const states: Record<number, string> = { 1: 'new', 2: 'seen' }
  const offer = (id: number) => ({ id, title: `Offer ${id}`, summary: 'Good', languages: ['en'], tags: [], state: states[id] })
  const serve = ({ url, init }: { url: string; init: RequestInit }) => {
    const [, id, state] = /\/(\d+)\/(\w+)$/.exec(url) ?? []
    if (init.method === 'POST' && id && state) states[Number(id)] = state
    return json(init.method === 'POST' ? offer(Number(id)) : { items: [offer(1), offer(2)] })
  }
  renderIsland(<OffersScreen />, { texts: en, data: { routes }, replies: [serve] })
  await waitFor(() => expect(states).toEqual({ 1: 'seen', 2: 'seen' }))
  expect(screen.getAllByText('New')).toHaveLength(1)
})
