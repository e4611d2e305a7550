import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import { ClientScreen } from '../../../../widgets/clients/ClientScreen'
import en from '../../../../widgets/clients/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = ['partner_clients', 'partner_client', 'api_partner_clients', 'api_partner_client', 'api_partner_client_website_move']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const admin = { id: 1, name: 'Ada', roles: ['partner_admin'] }

const client = (id: number, company: string) => ({
  id,
  name: company,
  company,
  status: 'active',
  email: `office@${company.toLowerCase()}.test`,
  counts: { websites: 1, domains: 0, staff: 0 },
  limits: { websites: 4 },
  flags: { canWhitelabel: true, canUseTools: false, canUseWebhooks: false },
})
const DETAILS = {
  ...client(7, 'Tidal'),
  subscription: null,
  websites: [{ id: 31, title: 'Quay', status: 'creation', published_status: 'published', domain: 'quay.test' }],
  domains: [],
  people: [],
  activity: [{ id: 1, at: '2026-11-20T10:00:00Z', by: null, action: 'viewed', about: 'Call about the logo' }],
}
const EFFECTS = { domains: 1, todos: 2, messages: 0, tags: 0, followers: 0, hasPeople: true, blockers: [] as string[] }

/** A server with two customers; what a move would do comes from outside. */
function serve(effects: object | (() => Response)) {
  return ({ url, init }: { url: string; init: RequestInit }) => {
    const { pathname } = new URL(url, location.origin)
    if (pathname.endsWith('/move'))
      return init.method === 'POST' ? new Response(null, { status: 204 }) : typeof effects === 'function' ? effects() : json(effects)
    if (pathname === '/api/clients/7') return json(DETAILS)
    const items = [client(7, 'Tidal'), client(8, 'Harbour')]
    return json({ items, pagination: { page: 1, pages: 1, count: 2, limit: 100, total: 2 } })
  }
}

async function open(effects: Parameters<typeof serve>[0] = EFFECTS, user: object = admin) {
  const made = renderIsland(<ClientScreen client={7} />, { texts: en, data: { routes, user }, at: '/clients/7', replies: [serve(effects)] })
  await screen.findByRole('heading', { name: 'Tidal' })
  return { ...made, keys: userEvent.setup() }
}

beforeEach(() => setWide(true))
afterEach(stopIslands)

it('shows what the customer has, what it may, and what was done with it', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Reseller customers' })).toHaveAttribute('href', '/clients')
  expect(screen.getByText('quay.test')).toBeInTheDocument()
  expect(screen.getByText('No domains yet.')).toBeInTheDocument()
  expect(screen.getByText('Nobody works here yet.')).toBeInTheDocument()
  expect(screen.getByRole('meter', { name: '1 of 4' })).toBeInTheDocument()
  expect(screen.getByText('White label').closest('li')).toHaveTextContent('included')
  expect(screen.getByText(/Call about the logo/)).toBeInTheDocument()
})

it('moves a website to another customer after saying what that does', async () => {
  const { keys, calls } = await open()
  await keys.click(screen.getByRole('button', { name: 'Move Quay to another customer' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
  await keys.selectOptions(dialog.getByRole('combobox', { name: 'New customer' }), await dialog.findByRole('option', { name: 'Harbour' }))
  expect(await dialog.findByText('1 domain goes along')).toBeInTheDocument()
  expect(dialog.getByText('2 to-dos go along')).toBeInTheDocument()
  expect(dialog.queryByRole('option', { name: 'Tidal' })).not.toBeInTheDocument()
  await keys.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const sent = calls.find(({ init }) => init.method === 'POST')
  expect(sent).toMatchObject({ url: expect.stringContaining('/api/clients/7/websites/31/move'), init: { body: '{"to":"8"}' } })
})

it('says what stands against a move, and offers none', async () => {
  const { keys } = await open({ ...EFFECTS, blockers: ['websites'] })
  await keys.click(screen.getByRole('button', { name: 'Move Quay to another customer' }))
  const dialog = within(await screen.findByRole('dialog'))
  await keys.selectOptions(dialog.getByRole('combobox', { name: 'New customer' }), await dialog.findByRole('option', { name: 'Harbour' }))
  expect(await dialog.findByText('This customer has no room for another website.')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
})

it('says when nobody can tell what a move would do, moves nothing then, and asks again', async () => {
  const failing = jest.fn(() => json({}, { status: 500 }))
  const { keys } = await open(failing)
  await keys.click(screen.getByRole('button', { name: 'Move Quay to another customer' }))
  const dialog = within(await screen.findByRole('dialog'))
  await keys.selectOptions(dialog.getByRole('combobox', { name: 'New customer' }), await dialog.findByRole('option', { name: 'Harbour' }))
  const again = await dialog.findByRole('button', { name: 'Try again' })
  expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
  failing.mockImplementation(() => json(EFFECTS))
  await keys.click(again)
  expect(await dialog.findByText('1 domain goes along')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Move' })).toBeEnabled()
})

it('lets a manager read only', async () => {
  await open(EFFECTS, { ...admin, roles: ['partner_manager'] })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('says which plan the customer has, and measures what it uses by that', async () => {
  const plan = { id: 3, name: 'Basic', price: { amount: 2_900, currency: 'EUR' }, interval: 'month', limits: { websites: 9, staff: 3 } }
  Object.assign(DETAILS, { plan })
  await open()
  expect(screen.getByText('Basic')).toBeInTheDocument()
  expect(screen.getByText(/€29.00 a month/)).toBeInTheDocument()
  expect(screen.getByRole('meter', { name: '1 of 4' })).toBeInTheDocument()
  expect(screen.getByRole('meter', { name: '0 of 3' })).toBeInTheDocument()
})
