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

it('says what became of each request, and lets only what was declined and is not over be asked for again', async () => {
  const base = { summary: 'Good', languages: ['en'], tags: [], requestedAt: '2026-11-02T09:00:00Z', answeredAt: '2026-11-05T09:00:00Z' }
  const items = [
    { ...base, id: 1, title: 'Texts', state: 'requested', answeredAt: null },
    { ...base, id: 2, title: 'Photo day', state: 'accepted', reason: 'We come on Monday.' },
    { ...base, id: 3, title: 'Care', state: 'declined', reason: 'Not before May.', validUntil: '2099-12-31' },
    { ...base, id: 4, title: 'Check', state: 'declined', reason: 'Too late.', validUntil: '2020-12-31' },
  ]
  const posted: string[] = []
  const serve = ({ url, init }: { url: string; init: RequestInit }) => {
    if (init.method === 'POST') posted.push(url)
    return json(init.method === 'POST' ? items[2] : { items })
  }
  const user = userEvent.setup()
  renderIsland(<OffersScreen />, { texts: en, data: { routes }, replies: [serve] })
  const card = async (name: string) => (await screen.findByRole('heading', { name })).closest('li') as HTMLElement
  expect(within(await card('Texts')).getByText(/^Requested on/)).toBeInTheDocument()
  expect(within(await card('Photo day')).getByText(/^Accepted on/)).toBeInTheDocument()
  expect(within(await card('Photo day')).getByText('We come on Monday.')).toBeInTheDocument()
  expect(within(await card('Care')).getByText(/^Declined on/)).toBeInTheDocument()
  for (const name of ['Texts', 'Photo day', 'Check'])
    expect(within(await card(name)).queryByRole('button', { name: /^(Request|Ask again)$/ })).toBeNull()
  await user.click(within(await card('Care')).getByRole('button', { name: 'Ask again' }))
  const question = await screen.findByRole('dialog', { name: 'Request “Care”?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(posted).toEqual([])
  await user.click(within(await card('Care')).getByRole('button', { name: 'Ask again' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Request' }))
  await waitFor(() => expect(posted).toEqual(['/api/agency-offers/3/requested']))
})
