import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import composer from '../../../../src/parts/composer/messages/en.json'
import message from '../../../../src/parts/message/messages/en.json'
import { TicketsScreen } from '../../../../widgets/tickets/TicketsScreen'
import en from '../../../../widgets/tickets/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = [
  'api_partner_tickets',
  'api_partner_ticket_read',
  'api_website_customer',
  'api_website_logs',
  'partner_email_composer_mailer',
  'partner_email_composer_mailer_undo',
  'partner_website_details',
  'partner_website_log_create',
  'partner_website_log_done',
  'partner_website_log_update',
]
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))

const ticket = (id: number, subject: string, values: object = {}) => ({
  id,
  category: 'message_from',
  subject,
  snippet: `About ${subject}`,
  message: `What about ${subject}?`,
  from: { name: 'Ada Byron', email: 'ada@customer.test' },
  date: '2026-05-01T08:00:00Z',
  done: false,
  website: { id: 7, title: 'Tidal', status: 'creation' },
  version: 1,
  ...values,
})
type Ticket = ReturnType<typeof ticket>
const listOf = (items: readonly object[]) => ({
  items,
  pagination: { page: 1, pages: 1, count: items.length, limit: 50, total: items.length },
  filters: {},
})

/** A server whose tickets all belong to one website; `held` answers that the customer has written meanwhile, once. */
function serve(tickets: Ticket[], { held = false } = {}) {
  let isHeld = held
  return ({ url, init }: { url: string; init: RequestInit }) => {
    const { pathname, searchParams } = new URL(url, location.origin)
    const wanted = searchParams.get('ticket')
    const change = (id: string | undefined, part: object) => {
      const at = tickets.findIndex((one) => one.id === Number(id))
      const next = { ...tickets[at], ...part, version: (tickets[at]?.version ?? 0) + 1 }
      tickets[at] = next as Ticket
      return json(next)
    }
    if (pathname.endsWith('/read')) return new Response(null, { status: 204 })
    if (pathname === '/api/ticket')
      return json(listOf(wanted ? tickets.filter(({ id }) => id === Number(wanted)) : tickets.filter(({ done }) => !done)))
    if (pathname.endsWith('/logs')) return json(listOf(tickets.toReversed()))
    if (pathname.includes('/customer/')) return json({ customer: { email: 'ada@customer.test' } })
    if (pathname.endsWith('/log/message')) {
      if (!isHeld) return json({ ...ticket(90, 'Re'), category: 'message_to', ...JSON.parse(String(init.body)), files: [] })
      isHeld = false
      return json({ error: 'newer' }, { status: 409 })
    }
    if (pathname.endsWith('/undo'))
      return json({
        draft: { to: ['ada@customer.test'], subject: 'Re: Logo', html: '<p>Too soon</p>', text: 'Too soon', inReplyTo: 1 },
        attachments: [],
      })
    const [, id] = /log\/(\d+)/.exec(pathname) ?? []
    if (pathname.endsWith('/done')) return change(id, { done: JSON.parse(String(init.body)).value })
    return change(id, JSON.parse(String(init.body)))
  }
}

async function open(tickets: Ticket[], { at = '/tickets', held = false } = {}) {
  const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
  const made = renderIsland(<TicketsScreen />, {
    texts: { ...en, ...composer, ...message },
    data: { routes, user },
    at,
    replies: [serve(tickets, { held })],
  })
  return { ...made, keys: userEvent.setup() }
}
const pane = () => within(screen.getByRole('complementary', { name: 'Open ticket' }))
const title = (name: string) => pane().findByRole('heading', { level: 2, name })
const answer = () => pane().findByRole('textbox', { name: 'Answer' })

beforeEach(() => {
  setWide(true)
  localStorage.clear()
})
afterEach(stopIslands)

it('opens beside its list, by a press anywhere on its row, with what the customer wrote', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')])
  await keys.click(await screen.findByText('About Prices'))
  expect(await title('Prices')).toHaveFocus()
  expect(await pane().findByText('What about Prices?')).toBeVisible()
  expect(location.search).toContain('ticket=2')
  expect(screen.getByRole('link', { name: 'Prices' })).toHaveAttribute('aria-current', 'true')
  await keys.keyboard('{Escape}')
  expect(location.search).not.toContain('ticket')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Prices' })).toHaveFocus())
})

it('is answered and closed by r, the words and Ctrl+Enter, and the next opens', async () => {
  const { keys, calls } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')])
  ;(await screen.findByRole('link', { name: 'Logo' })).focus()
  // Its texts come by themselves.
  await act(() => keys.keyboard('r'))
  expect(await answer()).toHaveFocus()
  await keys.keyboard('We redraw it')
  await keys.keyboard('{Control>}{Enter}{/Control}')
  expect(await title('Prices')).toHaveFocus()
  const sent = calls.find(({ url }) => url.endsWith('/log/message'))
  expect(JSON.parse(String(sent?.init.body))).toMatchObject({
    category: 'message_to',
    message: 'We redraw it',
    subject: 'Re: Logo',
    inReplyTo: 1,
  })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Logo' })).not.toBeInTheDocument())
})

it('an answer that is taken back is there to be written on, and its ticket is open', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1' })
  await keys.type(await answer(), 'Too soon')
  await keys.click(pane().getByRole('button', { name: 'Send and close' }))
  await title('Prices')
  await keys.keyboard('z')
  await title('Logo')
  expect(await answer()).toHaveValue('Too soon')
  expect(await screen.findByRole('link', { name: 'Logo' })).toBeInTheDocument()
})

it('an answer waits while the customer has written something newer, and nothing is closed', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1', held: true })
  await keys.type(await answer(), 'Done')
  await keys.keyboard('{Control>}{Enter}{/Control}')
  const dialog = within(await screen.findByRole('dialog'))
  expect(screen.getByRole('link', { name: 'Logo' })).toBeInTheDocument()
  await keys.click(dialog.getByRole('button', { name: 'Send anyway' }))
  await title('Prices')
})

it('with holes of a saved reply no answer leaves', async () => {
  const { keys, calls } = await open([ticket(1, 'Logo')], { at: '/tickets?ticket=1' })
  await keys.click(await answer())
  await keys.paste('It costs {{?What is the price?}}')
  await keys.keyboard('{Control>}{Enter}{/Control}')
  expect(await pane().findByText(/Still to be filled in: \{\{\?What is the price\?\}\}/)).toBeVisible()
  expect(calls.some(({ url }) => url.endsWith('/log/message'))).toBe(false)
})

it('the address of a ticket opens it although it is done, and it can be opened again', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Old', { done: true })], { at: '/tickets?ticket=2' })
  await title('Old')
  await keys.click(pane().getByRole('button', { name: 'Open again' }))
  expect(await screen.findByRole('link', { name: 'Old' })).toBeInTheDocument()
})

it('a ticket that is not there says so, and leads back', async () => {
  const { keys } = await open([ticket(1, 'Logo')], { at: '/tickets?ticket=404' })
  expect(await pane().findByText('There is no such ticket')).toBeVisible()
  await keys.click(pane().getByRole('button', { name: 'Back to the list' }))
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})
