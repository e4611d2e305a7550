import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import en from '../../../../widgets/agency-offers/messages/en.json'
import { OffersScreen } from '../../../../widgets/agency-offers/OffersScreen'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = [
  'api_partner_agency_offers',
  'api_partner_agency_offer_state',
  'api_partner_agency_offer_attach',
  'api_partner_websites',
  'partner_email_composer',
]
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))

const PAGINATION = { page: 1, pages: 1, count: 1, limit: 20, total: 1 }

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

it('attaches an offer to a website, leads from there to a mail to its customer, and takes it away again', async () => {
  const bakery = { id: 12, title: 'Bakery' }
  let websites: object[] = []
  const offer = () => ({ id: 1, title: 'Photo day', summary: 'Good', languages: ['en'], tags: [], state: 'seen', websites })
  const serve = ({ url, init }: { url: string; init: RequestInit }) => {
    if (url.startsWith('/api/websites')) return json({ items: [{ ...bakery, status: 'done' }], pagination: PAGINATION })
    if (url.endsWith('/1/websites/12')) websites = init.method === 'DELETE' ? [] : [bakery]
    return json(init.method === 'GET' ? { items: [offer()] } : offer())
  }
  const user = userEvent.setup()
  renderIsland(<OffersScreen />, { texts: en, data: { routes }, replies: [serve] })
  await user.click(await screen.findByRole('button', { name: 'Actions for Photo day' }))
  await user.click(screen.getByRole('menuitem', { name: 'Attach to a website…' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('combobox'))
  await user.click(await within(dialog).findByRole('option', { name: /Bakery/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Attach' }))

  const meant = await screen.findByRole('region', { name: 'Meant for' })
  expect(within(meant).getByRole('link', { name: 'Write to the customer of Bakery' })).toHaveAttribute(
    'href',
    '/email-composer/compose/12?offer=1',
  )
  await user.click(within(meant).getByRole('button', { name: 'Take Bakery away' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Meant for' })).toBeNull())
})
