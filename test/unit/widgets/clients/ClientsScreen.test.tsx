import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import { ClientsScreen } from '../../../../widgets/clients/ClientsScreen'
import en from '../../../../widgets/clients/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const TOTAL = 130

const client = (nth: number) => ({
  id: nth,
  name: `Client ${nth}`,
  company: `Client ${nth}`,
  email: `office@client${nth}.test`,
  status: 'active',
  createdAt: '2026-01-02T00:00:00Z',
  counts: { websites: nth, domains: 0, staff: 1 },
  limits: {},
  flags: {},
  number: `K-${nth}`,
})

/** The customers as a server pages them. */
function listed({ url }: { url: string }): Response {
  const query = new URL(url, location.origin).searchParams
  const limit = Number(query.get('limit') ?? 50)
  const page = Number(query.get('page') ?? 1)
  const items = Array.from({ length: TOTAL }, (_, nth) => client(nth + 1)).slice((page - 1) * limit, page * limit)
  return json({ items, pagination: { page, pages: Math.ceil(TOTAL / limit), count: items.length, limit, total: TOTAL } })
}

beforeEach(() => setWide(true))
afterEach(() => {
  stopIslands()
  jest.restoreAllMocks()
})

const path = (name: string) => routesByName.get(name)?.path ?? ''
const routes = Object.fromEntries(['partner_clients', 'api_partner_clients'].map((name) => [name, path(name)]))

it('saves every customer that the filters find, not only those of the page', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  renderIsland(<ClientsScreen />, { texts: en, data: { routes, timeZone: 'America/New_York' }, at: '/clients', replies: [listed] })
  expect(await screen.findByText('Client 50')).toBeInTheDocument()
  expect(screen.queryByText('Client 51')).not.toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const lines = (await files[0]!.text()).trim().split('\r\n')
  expect(lines).toHaveLength(TOTAL + 1)
  expect(lines[0]).toContain('"Company","Customer number","E-mail","State"')
  expect(lines[TOTAL]).toContain(`"Client ${TOTAL}","K-${TOTAL}","office@client${TOTAL}.test","Active"`)
  // Midnight in UTC is the evening before over there.
  expect(lines[TOTAL]).toMatch(/"2026-01-01"$/)
  expect(screen.getAllByText('1/1/26')).toHaveLength(50)
})

it('goes on to the customers behind the first page', async () => {
  renderIsland(<ClientsScreen />, { texts: en, data: { routes }, at: '/clients', replies: [listed] })
  await screen.findByText('Client 50')
  await userEvent.click(screen.getByRole('button', { name: /next/i }))
  expect(await screen.findByText('Client 51')).toBeInTheDocument()
})

it('says what is wrong with the data of a new customer where it was typed', async () => {
  const message = 'Please enter a valid e-mail address.'
  const serve = (call: { url: string; init: RequestInit }) =>
    call.init.method === 'POST' ? json({ errors: [{ name: 'email', message }] }, { status: 422 }) : listed(call)
  const user = { id: 1, name: 'Ada', roles: ['partner_admin'] }
  renderIsland(<ClientsScreen />, { texts: en, data: { routes, user }, at: '/clients', replies: [serve] })
  await userEvent.click(await screen.findByRole('button', { name: 'Add customer' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /Company/ }), 'Tidal')
  const email = dialog.getByRole('textbox', { name: /first admin/ })
  await userEvent.type(email, 'owner')
  await userEvent.click(dialog.getByRole('button', { name: 'Add and invite' }))
  await waitFor(() => expect(email).toHaveFocus())
  expect(email).toHaveAccessibleDescription(expect.stringContaining(message))
})

it('adds a customer without inviting it, and invites it later', async () => {
  const waiting = { ...client(1), company: 'Tidal', status: 'prospect', counts: { websites: 0, domains: 0, staff: 0 } }
  const serve = ({ url, init }: { url: string; init: RequestInit }) => {
    if (init.method === 'POST') return json(waiting)
    return url.includes('/api/clients')
      ? json({ items: [waiting], pagination: { page: 1, pages: 1, count: 1, limit: 50, total: 1 } })
      : json({})
  }
  const more = { ...routes, api_partner_client_invite: path('api_partner_client_invite') }
  const user = { id: 1, name: 'Ada', roles: ['partner_admin'] }
  const { calls } = renderIsland(<ClientsScreen />, { texts: en, data: { routes: more, user }, at: '/clients', replies: [serve] })
  await userEvent.click(await screen.findByRole('button', { name: 'Add customer' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Company/ }), 'Tidal')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /first admin/ }), 'owner@tidal.test')
  await userEvent.type(within(dialog).getByRole('spinbutton', { name: 'Mailboxes at most' }), '50')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Invite at once' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add customer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const sent = () => calls.filter(({ init }) => init.method === 'POST')
  expect(JSON.parse(String(sent()[0]?.init.body))).toMatchObject({
    ...{ company: 'Tidal', email: 'owner@tidal.test', invite: false },
    limits: { websites: null, mailboxes: 50 },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Tidal' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Send invitation' }))
  await waitFor(() => expect(sent()[1]?.url).toContain('/api/clients/1/invite'))
})
