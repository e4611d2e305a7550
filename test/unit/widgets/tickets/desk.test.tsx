import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import composer from '../../../../src/parts/composer/messages/en.json'
import message from '../../../../src/parts/message/messages/en.json'
import { refreshLists } from '../../../../src/api/call'
import { runToastAction, selectToasts } from '../../../../src/store'
import { TicketsScreen } from '../../../../widgets/tickets/TicketsScreen'
import en from '../../../../widgets/tickets/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = [
  'api_partner_tickets',
  'api_partner_ticket_read',
  'api_partner_tags',
  'api_partner_websites',
  'api_website_customer',
  'api_website_details',
  'api_website_tag_add',
  'api_website_tag_remove',
  'api_website_logs',
  'partner_email_composer_mailer',
  'partner_email_composer_mailer_undo',
  'partner_tickets',
  'partner_website_data',
  'partner_website_details',
  'partner_website_log_create',
  'partner_website_log_done',
  'partner_website_log_move',
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
const WEBSITE = { id: 7, title: 'Tidal', status: 'creation', tags: [], domains: [], version: 1, actions: {} }
const TAG = { id: 3, name: 'VIP', color: '0852ed', sort: 1 }
/** No two messages of a host have the same. */
let lastId = 90
const newId = () => (lastId += 1)
const listOf = (items: readonly object[]) => ({
  items,
  pagination: { page: 1, pages: 1, count: items.length, limit: 50, total: items.length },
  filters: {},
})

interface ServerOptions {
  /** Answers that the customer has written meanwhile, once. */
  held?: boolean
  /** Stands in for the answer to an answer. */
  onAnswer?: (() => Promise<Response>) | undefined
  /** Stands in for the answer to a mark as done. */
  onDone?: (() => Promise<Response>) | undefined
  /** Stands in for the answer about one ticket. */
  onTicket?: (() => Response) | undefined
  /** What else is in the log. */
  others?: readonly object[]
}

/** A server whose tickets all belong to one website. */
function serve(tickets: Ticket[], { held = false, onAnswer, onDone, onTicket, others = [] }: ServerOptions) {
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
    if (pathname === '/api/websites') return json(listOf([WEBSITE, { ...WEBSITE, id: 8, title: 'Harbour' }]))
    if (pathname.endsWith('/data')) return json(WEBSITE)
    if (pathname === '/api/tags') return json({ items: [TAG] })
    if (pathname.includes('/tag/')) return json({ items: init.method === 'POST' ? [TAG] : [] })
    const [, to] = /move\/(\d+)/.exec(pathname) ?? []
    if (to) return change(/log\/(\d+)/.exec(pathname)?.[1], { website: { id: Number(to), title: to === '8' ? 'Harbour' : 'Tidal' } })
    if (pathname.endsWith('/read')) return new Response(null, { status: 204 })
    if (wanted && onTicket) return onTicket()
    if (pathname === '/api/ticket')
      return json(listOf(wanted ? tickets.filter(({ id }) => id === Number(wanted)) : tickets.filter(({ done }) => !done)))
    if (pathname.endsWith('/logs')) return json(listOf([...others, ...tickets.toReversed()]))
    if (pathname.includes('/customer/')) return json({ customer: { email: 'ada@customer.test' } })
    if (pathname.endsWith('/log/message')) {
      if (onAnswer) return onAnswer()
      if (!isHeld) return json({ ...ticket(newId(), 'Re'), category: 'message_to', ...JSON.parse(String(init.body)), files: [] })
      isHeld = false
      return json({ error: 'newer' }, { status: 409 })
    }
    if (pathname.endsWith('/undo'))
      return json({
        draft: { to: ['ada@customer.test'], subject: 'Re: Logo', html: '<p>Too soon</p>', text: 'Too soon', inReplyTo: 1 },
        attachments: [],
      })
    const [, id] = /log\/(\d+)/.exec(pathname) ?? []
    if (pathname.endsWith('/done') && onDone) return onDone()
    if (pathname.endsWith('/done')) return change(id, { done: JSON.parse(String(init.body)).value })
    return change(id, JSON.parse(String(init.body)))
  }
}

interface Shown extends ServerOptions {
  at?: string
  without?: string
}

async function open(tickets: Ticket[], { at = '/tickets', without = '', ...server }: Shown = {}) {
  const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
  const { [without]: _, ...named } = routes
  const given = {
    texts: { ...en, ...composer, ...message },
    data: { routes: named, user },
    at,
    replies: [serve(tickets, server)],
  }
  // The pane and its texts come by themselves.
  const made = await act(async () => renderIsland(<TicketsScreen />, given))
  const toast = () => selectToasts(made.store.getState()).at(-1)
  /** Presses the button of the newest toast. */
  const answerToast = () => act(async () => made.store.dispatch(runToastAction(toast()?.id ?? '')))
  return { ...made, toast, answerToast, keys: userEvent.setup() }
}
const sentAnswer = () => json({ ...ticket(newId(), 'Re'), category: 'message_to', files: [] })
/** An answer that comes when the test says so. */
function later() {
  let come: (response: Response) => void = () => undefined
  const answer = new Promise<Response>((resolve) => {
    come = resolve
  })
  return { onAnswer: () => answer, come: (response: Response) => act(async () => come(response)) }
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

it('a ticket that fails to come has the focus when it is tried again, whatever becomes of it', async () => {
  let answers = 0
  const failing = { onTicket: () => ((answers += 1) < 3 ? json({ error: 'down' }, { status: 400 }) : json(listOf([ticket(9, 'Late')]))) }
  const { keys } = await open([ticket(1, 'Logo')], { at: '/tickets?ticket=9', ...failing })
  const retry = () => pane().findByRole('button', { name: 'Try again' })
  await keys.click(await retry())
  await retry()
  expect(pane().getByRole('heading', { name: 'Open ticket' })).toHaveFocus()
  await keys.click(await retry())
  expect(await title('Late')).toHaveFocus()
})

it('an answer that is taken back from the log is the draft of the ticket it answers, whichever is open', async () => {
  const queued = ticket(newId(), 'Re: Logo', {
    category: 'message_to',
    from: { id: 1, name: 'Ada' },
    deliveryState: 'queued',
    takeBackUntil: '2099-01-01T00:00:00Z',
    inReplyTo: 1,
  })
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=2', others: [queued] })
  await keys.click(await pane().findByRole('button', { name: 'Take back' }))
  await title('Logo')
  expect(await answer()).toHaveValue('Too soon')
  await waitFor(async () => expect(await answer()).toHaveFocus())
  await keys.click(screen.getByRole('link', { name: 'Prices' }))
  await title('Prices')
  expect(await answer()).toHaveValue('')
})

it('an answer that is taken back after another list was opened is not lost', async () => {
  const { keys, answerToast } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1' })
  await keys.type(await answer(), 'Too soon')
  await keys.click(pane().getByRole('button', { name: 'Send and close' }))
  await title('Prices')
  await keys.click(screen.getByRole('tab', { name: /Following/ }))
  await answerToast()
  await title('Logo')
  expect(await answer()).toHaveValue('Too soon')
})

it('what was sent is taken back once, however often that is asked for', async () => {
  const { keys, calls, toast } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1' })
  await keys.type(await answer(), 'Too soon')
  await keys.click(pane().getByRole('button', { name: 'Send and close' }))
  await title('Prices')
  await keys.keyboard('z')
  await title('Logo')
  expect(toast()).toBeUndefined()
  await keys.click(screen.getByRole('link', { name: 'Prices' }))
  await title('Prices')
  await keys.keyboard('z')
  expect(calls.filter(({ url }) => url.endsWith('/undo'))).toHaveLength(1)
})

it('stays open while somebody writes in it, whatever becomes of its row', async () => {
  const tickets = [ticket(1, 'Logo'), ticket(2, 'Prices')]
  const { keys, store } = await open(tickets, { at: '/tickets?ticket=1' })
  const field = await answer()
  await keys.type(field, 'We are')
  tickets.splice(0, 1)
  act(() => store.dispatch(refreshLists('WebsiteLog')))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Logo' })).not.toBeInTheDocument())
  expect(await pane().findByText('There is no such ticket')).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toBeInTheDocument()
  expect(field).toHaveValue('We are')
})

it('an answer that is refused after its writer has gone on says so, and leads back to its words', async () => {
  const { come, onAnswer } = later()
  const { keys, toast, answerToast } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1', onAnswer })
  await keys.type(await answer(), 'We redraw it{Control>}{Enter}{/Control}')
  await keys.click(screen.getByRole('link', { name: 'Prices' }))
  await title('Prices')
  await come(json({ error: 'no' }, { status: 403 }))
  expect(toast()).toMatchObject({ kind: 'error' })
  await title('Prices')
  await answerToast()
  await title('Logo')
  expect(await answer()).toHaveValue('We redraw it')
})

it('what is written while an answer is on its way stays, and its ticket with it', async () => {
  const { come, onAnswer } = later()
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1', onAnswer })
  await keys.type(await answer(), 'We redraw it{Control>}{Enter}{/Control} And ask')
  await come(sentAnswer())
  await title('Logo')
  expect(await answer()).toHaveValue('And ask')
  expect(await answer()).toHaveFocus()
})

it('a way to send that is chosen while an answer is on its way changes nothing about it', async () => {
  const { come, onAnswer } = later()
  const { keys, calls } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1', onAnswer })
  await keys.type(await answer(), 'We redraw it')
  await keys.click(pane().getByRole('button', { name: 'Send' }))
  await keys.dblClick(pane().getByRole('button', { name: 'Send and close' }))
  await come(sentAnswer())
  await title('Logo')
  expect(calls.filter(({ url }) => url.endsWith('/log/message'))).toHaveLength(1)
  expect(calls.filter(({ url }) => url.endsWith('/done'))).toHaveLength(0)
})

it('says why it cannot be answered here', async () => {
  await open([ticket(1, 'Logo', { category: 'intern' })], { at: '/tickets?ticket=1' })
  expect(await pane().findByText('Only e-mails from customers can be answered here.')).toBeVisible()
  expect(pane().queryByRole('textbox', { name: 'Answer' })).not.toBeInTheDocument()
})

it('says that its reader may not answer', async () => {
  await open([ticket(1, 'Logo')], { at: '/tickets?ticket=1', without: 'partner_website_log_create' })
  expect(await pane().findByText('You cannot answer customers here.')).toBeVisible()
})

it('without a way to take an answer back none is offered', async () => {
  const { keys, toast } = await open([ticket(1, 'Logo')], { at: '/tickets?ticket=1', without: 'partner_email_composer_mailer_undo' })
  await keys.type(await answer(), 'We redraw it')
  await keys.click(pane().getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(toast()).toMatchObject({ kind: 'success' }))
  expect(toast()?.actionKey).toBeUndefined()
})

it('what is done can be taken back from the first moment, and says nothing when it is refused', async () => {
  const { come, onAnswer } = later()
  const { keys, calls, toast } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { onDone: onAnswer })
  ;(await screen.findByRole('link', { name: 'Logo' })).focus()
  await keys.keyboard('e')
  expect(toast()).toMatchObject({ kind: 'success', actionKey: 'partner.general.undo' })
  await come(json({ error: 'no' }, { status: 403 }))
  expect(await screen.findByRole('link', { name: 'Logo' })).toBeInTheDocument()
  expect(toast()).toMatchObject({ kind: 'error' })
  await keys.keyboard('z')
  expect(calls.filter(({ url }) => url.endsWith('/done'))).toHaveLength(1)
})

it('a press that closes a popup opens no ticket, and what has opened it says so', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1' })
  const due = await pane().findByRole('button', { name: 'Due date' })
  expect(due).toHaveAttribute('aria-expanded', 'false')
  await act(() => keys.click(due))
  expect(await screen.findByRole('dialog', { name: 'Due date' })).toBeVisible()
  expect(due).toHaveAttribute('aria-expanded', 'true')
  await keys.click(screen.getByText('About Prices'))
  await title('Logo')
  expect(location.search).toContain('ticket=1')
})

describe('the website of a ticket', () => {
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent ?? '')
  const at = (name: string) => rows().filter((row) => row.includes(name)).length
  const pick = async (keys: ReturnType<typeof userEvent.setup>) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to another website' }))
    await keys.type(await dialog.findByRole('combobox'), 'Harb')
    await keys.click(await screen.findByRole('option', { name: /Harbour/ }))
    await keys.click(dialog.getByRole('button', { name: 'Move' }))
  }

  it('is another one after m, and the one before after z', async () => {
    const { keys, toast } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')])
    ;(await screen.findByRole('link', { name: 'Logo' })).focus()
    await act(() => keys.keyboard('m'))
    await pick(keys)
    await waitFor(() => expect(toast()?.key).toBe('“Logo” moved to Harbour'))
    expect([at('Harbour'), at('Tidal')]).toEqual([1, 1])
    await waitFor(() => expect(screen.getByRole('link', { name: 'Logo' })).toHaveFocus())
    await keys.keyboard('z')
    await waitFor(() => expect([at('Harbour'), at('Tidal')]).toEqual([0, 2]))
  })

  it('is another one for all that are selected', async () => {
    const { keys, toast, answerToast } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')])
    await keys.click(await screen.findByRole('checkbox', { name: 'Select Logo' }))
    await keys.click(screen.getByRole('checkbox', { name: 'Select Prices' }))
    const button = await screen.findByRole('button', { name: 'Move to another website' })
    await act(() => keys.click(button))
    await pick(keys)
    await waitFor(() => expect(toast()?.key).toBe('2 tickets moved to Harbour'))
    expect(at('Harbour')).toBe(2)
    await answerToast()
    await waitFor(() => expect(at('Tidal')).toBe(2))
  })

  it('is given a tag from the open ticket by t, and loses it by z', async () => {
    const { keys, calls } = await open([ticket(1, 'Logo')], { at: '/tickets?ticket=1' })
    await title('Logo')
    await act(() => keys.keyboard('t'))
    const panel = within(await screen.findByRole('dialog', { name: 'Tags' }))
    await keys.click(await panel.findByRole('checkbox', { name: 'VIP' }))
    await waitFor(() => expect(panel.getByRole('checkbox', { name: 'VIP' })).toBeChecked())
    expect(calls.filter(({ url }) => url.includes('/tag/3')).map(({ init }) => init.method)).toEqual(['POST'])
    await keys.keyboard('{Escape}')
    await keys.keyboard('z')
    await waitFor(() => expect(calls.filter(({ url }) => url.includes('/tag/3'))).toHaveLength(2))
  })
})
