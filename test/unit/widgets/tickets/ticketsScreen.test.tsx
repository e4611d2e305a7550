import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { prepareTickets } from '../../../../src/api/messages'
import { routesByName } from '../../../../src/contract/table'
import { readKept } from '../../../../src/api/personal/keptActions'
import { filtersChanged, selectErrors, selectToasts, usePageStore } from '../../../../src/store'
import { followNetwork } from '../../../../src/store/network/followNetwork'
import { TicketsScreen } from '../../../../widgets/tickets/TicketsScreen'
import { ticketQueryOf, ticketViewOf } from '../../../../widgets/tickets/useTicketView'
import en from '../../../../widgets/tickets/messages/en.json'
import { json } from '../../http/support'
import { everShown } from '../everShown'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = [
  'api_partner_tickets',
  'api_partner_ticket_merge',
  'api_partner_ticket_read',
  'api_partner_ticket_unmerge',
  'partner_website_details',
  'partner_website_log_done',
  'partner_website_log_update',
]
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const HOUR_MS = 3_600_000
const ticket = (id: number, subject: string, values: object = {}) => ({
  id,
  category: 'message_from',
  subject,
  snippet: `About ${subject}`,
  message: subject,
  from: { name: 'Ada Byron', email: 'ada@customer.test' },
  date: new Date().toISOString(),
  done: false,
  website: { id: 7, title: 'Tidal', status: 'creation' },
  version: 1,
  ...values,
})
type Ticket = ReturnType<typeof ticket> & { snoozedUntil?: string | null; snoozedUntilReply?: boolean }

/** A server with tickets that keeps what is changed about them, as the contract says. */
function serve(tickets: Ticket[], filters: object = {}) {
  const isSnoozed = ({ snoozedUntil, snoozedUntilReply }: Ticket) =>
    Boolean(snoozedUntilReply) || (Boolean(snoozedUntil) && Date.parse(snoozedUntil ?? '') > Date.now())
  return ({ url, init }: { url: string; init: RequestInit }) => {
    const { pathname, searchParams } = new URL(url, location.origin)
    if (pathname.endsWith('/read')) return new Response(null, { status: 204 })
    if (pathname.endsWith('merge')) return json(pathname.endsWith('/merge') ? tickets[0] : { items: tickets })
    const [, id] = /log\/(\d+)/.exec(pathname) ?? []
    if (id) {
      const at = tickets.findIndex((one) => one.id === Number(id))
      const body = JSON.parse(String(init.body))
      const change = pathname.endsWith('/done') ? { done: body.value } : { snoozedUntilReply: false, ...body }
      const next = { ...tickets[at], ...change, version: (tickets[at]?.version ?? 0) + 1 }
      tickets[at] = next
      return json(next)
    }
    const snoozed = searchParams.get('filter') === 'snoozed'
    const items = tickets.filter((one) => !one.done && isSnoozed(one) === snoozed)
    return json({ items, pagination: { page: 1, pages: 1, count: items.length, limit: 50, total: items.length }, filters })
  }
}

async function open(tickets: Ticket[], roles = ['partner_manager'], filters = {}) {
  const user = { id: 1, name: 'Ada', roles }
  const made = renderIsland(<TicketsScreen />, { texts: en, data: { routes, user }, at: '/tickets', replies: [serve(tickets, filters)] })
  await screen.findByText(tickets[0]?.subject ?? '')
  return { ...made, keys: userEvent.setup() }
}

beforeEach(() => {
  setWide(true)
  localStorage.clear()
})
afterEach(stopIslands)

it('puts selected tickets off until the customer writes', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices'), ticket(3, 'Fonts')])
  await keys.click(screen.getByRole('checkbox', { name: 'Select Logo' }))
  await keys.click(screen.getByRole('checkbox', { name: 'Select Prices' }))
  const bar = within(await screen.findByRole('region', { name: 'Selected tickets' }))
  await keys.click(bar.getByRole('button', { name: 'Snooze' }))
  await keys.click(await screen.findByRole('button', { name: 'Until the customer replies' }))
  await waitFor(() => expect(screen.queryByText('Logo')).not.toBeInTheDocument())
  expect(screen.queryByText('Prices')).not.toBeInTheDocument()
  expect(screen.getByText('Fonts')).toBeInTheDocument()
})

it('finishes by a key what is selected, and without a selection the row that has the focus', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices'), ticket(3, 'Fonts'), ticket(4, 'Photos')])
  act(() => screen.getByRole('link', { name: 'Logo' }).focus())
  await keys.keyboard('xxe')
  await waitFor(() => expect(screen.queryByText('Logo')).not.toBeInTheDocument())
  expect(screen.queryByText('Prices')).not.toBeInTheDocument()
  expect(screen.getByText('Fonts')).toBeInTheDocument()
  act(() => screen.getByRole('link', { name: 'Photos' }).focus())
  await keys.keyboard('e')
  await waitFor(() => expect(screen.queryByText('Photos')).not.toBeInTheDocument())
  expect(screen.getByText('Fonts')).toBeInTheDocument()
})

it('lists what was put off by itself, and brings it back', async () => {
  const { keys } = await open([ticket(1, 'Fonts'), ticket(2, 'Logo', { snoozedUntilReply: true })])
  expect(screen.queryByText('Logo')).not.toBeInTheDocument()
  await keys.click(screen.getByText('Snoozed'))
  expect(await screen.findByText('Logo')).toBeInTheDocument()
  expect(screen.getByText('Snoozed until a reply')).toBeInTheDocument()
  expect(location.search).toContain('filter=snoozed')
  await keys.click(screen.getByRole('button', { name: 'Bring back now' }))
  await waitFor(() => expect(screen.queryByText('Logo')).not.toBeInTheDocument())
  await keys.click(screen.getByText('Snoozed'))
  expect(await screen.findByText('Logo')).toBeInTheDocument()
})

it('goes on with the next row when the button of one that leaves was pressed', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices'), ticket(3, 'Fonts')])
  await keys.click(screen.getAllByRole('button', { name: /^Mark as done/ })[0] ?? document.body)
  await waitFor(() => expect(screen.queryByText('Logo')).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: /Prices/ })).toHaveFocus()
  await keys.keyboard('e')
  await waitFor(() => expect(screen.queryByText('Prices')).not.toBeInTheDocument())
  await keys.keyboard('z')
  expect(await screen.findByText('Prices')).toBeVisible()
})

it('puts one off until a moment, which recent actions keep, and z takes that back', async () => {
  const { keys, calls, store } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')])
  // Its texts come by themselves.
  await act(() => keys.click(screen.getAllByRole('button', { name: 'Snooze' })[0] ?? document.body))
  await keys.click(await screen.findByRole('button', { name: /^Tomorrow/ }))
  await waitFor(() => expect(screen.queryByText('Logo')).not.toBeInTheDocument())
  const sent = calls.findLast(({ init }) => init.method === 'POST')
  expect(Date.parse(JSON.parse(String(sent?.init.body)).snoozedUntil)).toBeGreaterThan(Date.now())
  const kept = () => readKept(store.services.page).map(({ text }) => text)
  await waitFor(() => expect(kept()).toEqual([expect.stringContaining('Logo')]))
  screen.getByRole('link', { name: 'Prices' }).focus()
  await keys.keyboard('z')
  expect(await screen.findByText('Logo')).toBeInTheDocument()
  await waitFor(() => expect(kept()).toEqual([]))
})

it('says which tickets are back, and whose customers have waited too long', async () => {
  const longAgo = new Date(Date.now() - 200 * HOUR_MS).toISOString()
  await open([ticket(1, 'Logo', { snoozedUntil: new Date(Date.now() - HOUR_MS).toISOString() }), ticket(2, 'Prices', { date: longAgo })])
  expect(screen.getByRole('row', { name: /Logo/ })).toHaveTextContent('Back again')
  expect(screen.getByRole('row', { name: /Logo/ })).not.toHaveTextContent('Waiting')
  expect(screen.getByRole('row', { name: /Prices/ })).toHaveTextContent('Waiting too long')
})

it('merges what is selected into the oldest, and takes that back', async () => {
  const { keys, calls } = await open([ticket(3, 'New'), ticket(2, 'Old', { date: '2026-01-02T10:00:00Z' })])
  await keys.click(screen.getByRole('checkbox', { name: 'Select New' }))
  await keys.click(screen.getByRole('checkbox', { name: 'Select Old' }))
  await keys.click(await screen.findByText('Merge'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('radio', { name: /Old/ })).toBeChecked()
  await keys.click(dialog.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(calls.find(({ url }) => url.endsWith('/api/ticket/merge'))?.init.body).toBe('{"target":2,"tickets":[3]}'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected tickets' })).not.toBeInTheDocument())
})

it('offers merging to those alone who may', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], ['partner_design'])
  await keys.click(screen.getByRole('checkbox', { name: 'Select Logo' }))
  await keys.click(screen.getByRole('checkbox', { name: 'Select Prices' }))
  expect(await screen.findByRole('region', { name: 'Selected tickets' })).not.toHaveTextContent('Merge')
})

it('says by words which tickets are unread, and changes that', async () => {
  const { keys, calls } = await open([ticket(1, 'Logo', { unread: true }), ticket(2, 'Prices')])
  const row = (name: RegExp) => screen.getByRole('row', { name })
  expect(row(/Logo/)).toHaveTextContent('Unread')
  expect(row(/Prices/)).not.toHaveTextContent('Unread')
  await keys.click(within(row(/Logo/)).getByRole('button', { name: 'More' }))
  await keys.click(await screen.findByRole('menuitem', { name: 'Mark as read' }))
  await waitFor(() => expect(row(/Logo/)).not.toHaveTextContent('Unread'))
  expect(calls.find(({ url }) => url.endsWith('/api/ticket/read'))?.init.body).toBe('{"tickets":[1],"read":true}')
})

it('does nothing by letters where they are switched off', async () => {
  const { keys, store } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')])
  const press = async (key: string) => {
    screen.getByRole('link', { name: 'Logo' }).focus()
    await keys.keyboard(key)
  }
  act(() => void store.dispatch(filtersChanged({ view: 'overview', filters: { shortcuts: ['off'] } })))
  await press('x')
  expect(screen.getByRole('checkbox', { name: 'Select Logo' })).not.toBeChecked()
  act(() => void store.dispatch(filtersChanged({ view: 'overview', filters: { shortcuts: null } })))
  await press('x')
  expect(screen.getByRole('checkbox', { name: 'Select Logo' })).toBeChecked()
})

it('measures waiting by what the team has promised', async () => {
  // A week: at least four working days, whatever day it is.
  const date = new Date(Date.now() - 7 * 24 * HOUR_MS).toISOString()
  await open([ticket(1, 'Logo', { date })], undefined, { response: { targetHours: 30, limitHours: 90 } })
  expect(screen.getByRole('row', { name: /Logo/ })).toHaveTextContent('Waiting long')
})

/** The screen as the page shows it: what it begins with is asked for before it is there. */
function Prepared() {
  const { dispatch, getState } = usePageStore()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void dispatch(prepareTickets(ticketQueryOf(ticketViewOf(getState())))).then(() => setReady(true))
  }, [dispatch, getState])
  return isReady && <TicketsScreen />
}

describe('how many tickets the tabs have', () => {
  const counted = (calls: readonly { url: string }[]) => calls.filter(({ url }) => /[?&]limit=1(?:&|$)/.test(url))

  it('is taken from the list where it says so', async () => {
    const { calls } = await open([ticket(1, 'Logo')], undefined, { scopes: { mine: 2, unassigned: 3, following: 4, all: 5 } })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Mine2', 'Unassigned3', 'Following4', 'All5'])
    expect(counted(calls)).toEqual([])
  })

  it.each([{}, { scopes: null }, { scopes: 'many' }])('is asked for where the list says %p', async (filters) => {
    const { calls } = await open([ticket(1, 'Logo')], undefined, filters)
    await waitFor(() => expect(counted(calls)).toHaveLength(4))
  })

  it('is not asked for where the list cannot be had, which is asked for once, told in its place, and tried again on request', async () => {
    let fails = true
    const list = serve([ticket(1, 'Logo')])
    const replies = [(call: Parameters<typeof list>[0]) => (fails ? json({}, { status: 500 }) : list(call))]
    const data = { routes, user: { id: 1, name: 'Ada', roles: [] } }
    const { calls, store } = renderIsland(<Prepared />, { texts: en, data, at: '/tickets', replies })
    const asked = () => calls.filter(({ url }) => url.includes('/api/ticket'))
    expect(await screen.findByText('The server reported an error. Please try again.')).toBeVisible()
    expect(asked()).toHaveLength(1)
    expect(selectErrors(store.getState())).toHaveLength(1)
    expect(selectToasts(store.getState())).toEqual([])
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Logo')).toBeVisible()
  })
})

describe('of several pages', () => {
  /** A server with one ticket a page. */
  const paged = (tickets: Ticket[]) => (call: { url: string; init: RequestInit }) => {
    const { pathname, searchParams } = new URL(call.url, location.origin)
    if (pathname !== routes.api_partner_tickets) return serve(tickets)(call)
    const left = tickets.filter(({ done }) => !done)
    const page = Number(searchParams.get('page'))
    const items = left.slice(page - 1, page)
    return json({ items, pagination: { page, pages: left.length, count: items.length, limit: 1, total: left.length }, filters: {} })
  }
  const openAt = (page: number) => {
    const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
    const tickets = [ticket(1, 'Logo'), ticket(2, 'Prices')]
    renderIsland(<TicketsScreen />, { texts: en, data: { routes, user }, at: `/tickets?page=${page}`, replies: [paged(tickets)] })
    return everShown('No open tickets')
  }

  it('shows the last in the place of one beyond it, and never that there is nothing', async () => {
    const saidNothing = openAt(7)
    expect(await screen.findByText('Prices')).toBeInTheDocument()
    expect(location.search).toBe('?page=2')
    expect(saidNothing()).toBe(false)
  })

  it.each([
    [2, 'Prices', 'Logo'],
    [1, 'Logo', 'Prices'],
  ])('goes on with what is left when the only one on page %d is done', async (page, subject, next) => {
    const saidNothing = openAt(page)
    await screen.findByText(subject)
    await userEvent.click(screen.getByRole('button', { name: /^Mark as done/ }))
    expect(await screen.findByText(next)).toBeInTheDocument()
    expect(saidNothing()).toBe(false)
  })

  it('says while the network is away that what is left could not be loaded, and has it when the network is back', async () => {
    const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
    const replies = [paged([ticket(1, 'Logo'), ticket(2, 'Prices')])]
    const { store } = renderIsland(<TicketsScreen />, { texts: en, data: { routes, user }, at: '/tickets?page=2', replies })
    await screen.findByText('Prices')
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const stop = followNetwork(store)
    await userEvent.click(screen.getByRole('button', { name: /^Mark as done/ }))
    expect(await screen.findByText('You are offline. Please check your connection.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()

    online.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByText('Logo')).toBeInTheDocument()
    stop()
    online.mockRestore()
  })
})
