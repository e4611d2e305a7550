import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import { todayIn } from '../../../../src/model'
import { type PageStore, runToastAction, selectToasts } from '../../../../src/store'
import { NextScreen } from '../../../../widgets/next/NextScreen'
import en from '../../../../widgets/next/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = [
  'api_partner_next',
  'api_partner_domain_snooze',
  'api_website_details',
  'partner_email_composer',
  'partner_next',
  'partner_tickets',
  'partner_website_data',
  'api_website_due_date',
  'partner_website_details',
  'partner_website_domains',
  'partner_website_log_done',
  'partner_website_log_update',
  'partner_website_todo_edit',
  'partner_website_todo_toggle',
]
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))

interface Item {
  kind: string
  id: number
  title: string
  days: number
}
const WEBSITE = { id: 7, title: 'Tidal', status: 'creation' }
const item = (kind: string, id: number, title: string, days: number, values: object = {}) => ({
  ...{ kind, id, title, days, website: WEBSITE, customer: 'Ada Byron', since: null, dueDate: '2026-11-20', statusAge: 3, fault: null },
  ...values,
})
const TICKET = item('ticket', 1, 'Logo', 3)
const TODO = item('todo', 2, 'Call the printer', 1)
const TODAY = todayIn('Europe/Berlin', Date.now())
const SILENT = item('reengage', 7, 'Tidal', 6)

/** A server with a queue; what is done about something there takes it off. `fails` says which calls fail. */
function serve(items: Item[], fails: (call: string) => boolean = () => false) {
  const calls: string[] = []
  const gone = new Set<string>()
  const reply = ({ url, init }: { url: string; init: RequestInit }): Response | Promise<Response> => {
    const { pathname, search, searchParams } = new URL(url, location.origin)
    if (pathname === '/api/next') {
      if (fails(`${pathname}${search}`)) return json({ error: 'No.' }, { status: 500 })
      const waiting = items.filter(({ kind, id }) => !gone.has(`${kind} ${id}`))
      const kind = searchParams.get('kind')
      const counts = Object.fromEntries(waiting.map((one) => [one.kind, waiting.filter((other) => other.kind === one.kind).length]))
      return json({ items: waiting.filter((one) => !kind || one.kind === kind), counts, total: waiting.length })
    }
    const call = `${pathname} ${typeof init.body === 'string' ? init.body : ''}`.trim()
    if (pathname.endsWith('/data')) return json({ ...WEBSITE, due_date: '2026-11-20', version: 1 })
    calls.push(call)
    if (fails(call)) return json({ error: 'No.' }, { status: 500 })
    const [, what, id] = /\/(log|todo)\/(\d+)\//.exec(pathname) ?? []
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    if (pathname.includes('/due-date/')) {
      const day = gone.delete('website 7') ? '2026-11-20' : TODAY
      if (day === TODAY) gone.add('website 7')
      return json({ id: 7, version: 2, due_date: day })
    }
    const key = `${what === 'log' ? 'ticket' : 'todo'} ${id}`
    const isBack =
      body.dueDate === TODAY || body.value === false || body.snoozedUntil === null || (pathname.endsWith('/toggle') && gone.has(key))
    if (isBack) gone.delete(key)
    else gone.add(key)
    const common = { id: Number(id), website: WEBSITE, version: 2 }
    return what === 'log'
      ? json({ ...common, category: 'message_from', date: '2026-11-20T10:00:00Z', ...body, done: body.value ?? false })
      : json({ ...common, description: 'Call the printer', ...body })
  }
  return { reply, calls }
}

interface Options {
  at?: string
  fails?: (call: string) => boolean
  /** What is seen first, where it is no row. */
  first?: string
  /** The queue is answered once, and not again. */
  isSlow?: boolean
}

async function open(items: Item[], { at = '/next', fails, first: seen, isSlow = false }: Options = {}) {
  const { reply, calls } = serve(items, fails)
  const never = new Promise<Response>(() => undefined)
  const slow: typeof reply = (call) => (call.url.includes('/api/next') ? never : reply(call))
  const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
  const made = renderIsland(<NextScreen />, { texts: en, data: { routes, user }, at, replies: isSlow ? [reply, slow] : [reply] })
  const first = items[0]
  await (first && !seen ? screen.findAllByRole('link', { name: first.title }) : screen.findByText(seen ?? 'Nothing waits for you'))
  return { ...made, calls, keys: userEvent.setup() }
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)
/** Presses the button of the toast that says something. */
const pressToast = (store: PageStore, text: RegExp) =>
  act(() => {
    const toast = selectToasts(store.getState()).find(({ key }) => text.test(key))
    if (!toast) throw new Error(`No toast says ${text}`)
    store.dispatch(runToastAction(toast.id))
  })
const link = (name: string) => screen.getByRole('link', { name })

beforeEach(() => {
  setWide(true)
  localStorage.clear()
})
afterEach(stopIslands)

it('says of each row what it is, why it waits, and what its points are made of', async () => {
  await open([TICKET, TODO, SILENT])
  const [ticket = '', todo = '', silent = ''] = rows()
  expect(ticket).toContain('Ticket')
  expect(ticket).toContain('Tidal')
  expect(ticket).toContain('Ada Byron')
  expect(ticket).toContain('Waiting for an answer for 3 days')
  expect(ticket).toContain('55 points')
  expect(ticket).toContain('40 + 3 × 5')
  expect(todo).toContain('Due yesterday')
  expect(silent).toContain('No word from the customer for 20 days')
  expect(silent).toContain('for 3 days')
  expect(link('Logo')).toHaveAttribute('href', '/tickets?ticket=1')
})

it('is worked off with one key, which z takes back', async () => {
  const { keys, calls } = await open([TICKET, TODO])
  act(() => link('Logo').focus())
  await keys.keyboard('e')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Logo' })).not.toBeInTheDocument())
  expect(link('Call the printer')).toHaveFocus()
  await waitFor(() => expect(calls).toEqual(['/website/7/log/1/done {"value":true}']))
  await keys.keyboard('z')
  expect(await screen.findByRole('link', { name: 'Logo' })).toBeInTheDocument()
  expect(calls).toContain('/website/7/log/1/done {"value":false}')
})

it('goes on with the row before after the last, and with the list when there is none', async () => {
  const { keys } = await open([TICKET, TODO])
  act(() => link('Logo').focus())
  await keys.keyboard('j')
  expect(link('Call the printer')).toHaveFocus()
  await keys.keyboard('e')
  await waitFor(() => expect(link('Logo')).toHaveFocus())
  await keys.keyboard('e')
  const empty = await screen.findByText('Nothing waits for you')
  await waitFor(() => expect(document.activeElement).toContainElement(empty))
  expect(screen.getByRole('button', { name: 'Show what waits for the team' })).toBeInTheDocument()
})

it('keeps what the server refuses, and says why', async () => {
  const { keys, store } = await open([TICKET, TODO], { fails: (call) => call.includes('/done') })
  await keys.click(screen.getByRole('button', { name: 'Mark as done: Logo' }))
  await waitFor(() => expect(JSON.stringify(store.getState().toasts)).toContain('error'))
  expect(link('Logo')).toBeInTheDocument()
})

it('puts a ticket off until the customer writes', async () => {
  const { keys, calls } = await open([TICKET, TODO])
  act(() => link('Logo').focus())
  await keys.keyboard('s')
  await keys.click(await screen.findByRole('button', { name: 'Until the customer replies' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Logo' })).not.toBeInTheDocument())
  expect(calls).toEqual(['/website/7/log/1/message {"snoozedUntilReply":true}'])
  await waitFor(() => expect(link('Call the printer')).toHaveFocus())
})

it('puts a to-do off to another day', async () => {
  const { keys, calls } = await open([TODO, TICKET])
  await act(() => keys.click(screen.getByRole('button', { name: 'Change due date: Call the printer' })))
  await keys.click(await screen.findByRole('button', { name: /^Tomorrow/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Call the printer' })).not.toBeInTheDocument())
  expect(calls[0]).toMatch(/^\/website\/7\/todo\/2\/edit \{"dueDate":"\d{4}-\d\d-\d\d"\}$/)
})

it('keeps a to-do that is put off to today, which still waits', async () => {
  const { keys, calls } = await open([TODO, TICKET])
  await act(() => keys.click(screen.getByRole('button', { name: 'Change due date: Call the printer' })))
  await keys.click(await screen.findByRole('button', { name: /^Today/ }))
  await waitFor(() => expect(calls).toEqual([`/website/7/todo/2/edit {"dueDate":"${TODAY}"}`]))
  expect(link('Call the printer')).toBeInTheDocument()
})

it('leaves the focus to whoever went on to something else meanwhile', async () => {
  const { keys } = await open([TICKET, TODO])
  const elsewhere = document.body.appendChild(document.createElement('input'))
  act(() => link('Logo').focus())
  await keys.keyboard('e')
  act(() => elsewhere.focus())
  await waitFor(() => expect(screen.getByRole('button', { name: 'All 1' })).toBeInTheDocument())
  expect(elsewhere).toHaveFocus()
})

it('asks for the queue again, so that its numbers are right without news from the server', async () => {
  const { keys, store } = await open([TICKET, TODO])
  await keys.click(screen.getByRole('button', { name: 'Mark as done: Logo' }))
  expect(await screen.findByRole('button', { name: 'All 1' })).toBeInTheDocument()
  pressToast(store, /Logo/)
  expect(await screen.findByRole('button', { name: 'All 2' })).toBeInTheDocument()
})

it('takes something back once, by the key or the toast, and again when that failed', async () => {
  let isDown = false
  const { keys, calls, store } = await open([TICKET, TODO], { fails: (call) => isDown && call.includes('false') })
  await keys.click(screen.getByRole('button', { name: 'Mark as done: Logo' }))
  await screen.findByRole('button', { name: 'All 1' })
  isDown = true
  await keys.keyboard('z')
  await waitFor(() => expect(selectToasts(store.getState()).map(({ actionKey }) => actionKey)).toEqual(['partner.general.retry']))
  await keys.keyboard('z')
  expect(calls).toHaveLength(2)
  isDown = false
  const [failed] = selectToasts(store.getState())
  act(() => store.dispatch(runToastAction(failed?.id ?? '')))
  expect(await screen.findByRole('link', { name: 'Logo' })).toBeInTheDocument()
})

it('tries again what the server refused', async () => {
  let isDown = true
  const { keys, store } = await open([TICKET, TODO], { fails: (call) => isDown && call.includes('/done') })
  await keys.click(screen.getByRole('button', { name: 'Mark as done: Logo' }))
  await waitFor(() => expect(selectToasts(store.getState()).map(({ actionKey }) => actionKey)).toEqual(['partner.general.retry']))
  isDown = false
  const [failed] = selectToasts(store.getState())
  act(() => store.dispatch(runToastAction(failed?.id ?? '')))
  expect(await screen.findByRole('button', { name: 'All 1' })).toBeInTheDocument()
  expect(selectToasts(store.getState()).map(({ actionKey }) => actionKey)).toEqual(['partner.general.undo'])
})

it('has buttons that open, say so, and close again', async () => {
  const { keys } = await open([TODO, TICKET])
  const button = screen.getByRole('button', { name: 'Change due date: Call the printer' })
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await act(() => keys.click(button))
  expect(await screen.findByRole('dialog', { name: 'Change due date' })).toBeInTheDocument()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await keys.click(button)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change due date' })).not.toBeInTheDocument())
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

it('takes back by its key what was done last, be it in a popup', async () => {
  const { keys, calls } = await open([TICKET, item('website', 7, 'Tidal', 6)])
  await keys.click(screen.getByRole('button', { name: 'Mark as done: Logo' }))
  await screen.findByRole('button', { name: 'All 1' })
  await act(() => keys.click(screen.getByRole('button', { name: 'Change due date: Tidal' })))
  await keys.click(await screen.findByRole('button', { name: /^Tomorrow/ }))
  await screen.findByText('Nothing waits for you')
  await keys.keyboard('z')
  expect(await screen.findByRole('link', { name: 'Tidal' })).toBeInTheDocument()
  expect(calls.filter((call) => call.includes('due-date'))).toHaveLength(2)
  expect(calls.filter((call) => call.includes('/done'))).toHaveLength(1)
})

it('shows again what a popup has put off, when that is taken back by the toast before the queue is loaded again', async () => {
  const { keys, store } = await open([item('website', 7, 'Tidal', 6)], { isSlow: true })
  await act(() => keys.click(screen.getByRole('button', { name: 'Change due date: Tidal' })))
  await keys.click(await screen.findByRole('button', { name: /^Tomorrow/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tidal' })).not.toBeInTheDocument())
  await waitFor(() => expect(selectToasts(store.getState()).map(({ actionKey }) => actionKey)).toEqual(['partner.general.undo']))
  pressToast(store, /Tidal/)
  expect(await screen.findByRole('link', { name: 'Tidal' })).toBeInTheDocument()
})

it('opens what ends other things: a reminder, a domain at its website', async () => {
  const { keys, leavePage } = await open([SILENT, item('domain', 4, 'tidal.test', 24)])
  await keys.click(screen.getByRole('button', { name: 'Write a reminder: Tidal' }))
  expect(leavePage).toHaveBeenCalledWith(expect.stringMatching(/websites=7&purpose=reminder$/), 'assign')
  expect(link('tidal.test')).toHaveAttribute('href', '/website/7/domains')
  expect(screen.getByText('Domain expires in 6 days')).toBeInTheDocument()
})

it('cannot put off a domain that does not work', async () => {
  await open([item('domain', 4, 'tidal.test', 30, { fault: 'ssl', dueDate: null })])
  expect(screen.getByText('Domain has no certificate')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /notices/ })).not.toBeInTheDocument()
})

it('is narrowed to a kind by the address, with the counts of all', async () => {
  const { keys } = await open([TICKET, TODO])
  const kinds = within(screen.getByRole('group', { name: 'What is shown' }))
  expect(kinds.getByRole('button', { name: 'All 2' })).toHaveAttribute('aria-pressed', 'true')
  await keys.click(kinds.getByRole('button', { name: 'To-dos 1' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Logo' })).not.toBeInTheDocument())
  expect(location.search).toBe('?kind=todo')
  expect(kinds.getByRole('button', { name: 'Tickets 1' })).toBeInTheDocument()
})

it('says that it could not be narrowed, with another try', async () => {
  let isDown = true
  const { keys } = await open([TICKET, TODO], { fails: (call) => isDown && call.includes('kind=todo') })
  await keys.click(screen.getByRole('button', { name: 'To-dos 1' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('link', { name: 'Logo' })).not.toBeInTheDocument()
  isDown = false
  await keys.click(again)
  await waitFor(() => expect(link('Call the printer')).toHaveFocus())
})

it('goes on with the first row where the button that showed more has gone', async () => {
  const { keys } = await open([TODO], { at: '/next?kind=ticket', first: 'No matches' })
  await keys.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(link('Call the printer')).toHaveFocus())
})

it('explains its order', async () => {
  const { keys } = await open([TICKET])
  await keys.click(screen.getByRole('button', { name: 'How this is ordered' }))
  const table = within(await screen.findByRole('table', { name: 'How this is ordered' }))
  expect(table.getByRole('row', { name: /^Ticket\s?since the customer wrote 40 5$/ })).toBeInTheDocument()
})

it('offers another try when it could not be loaded', async () => {
  const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
  const { reply } = serve([TICKET])
  renderIsland(<NextScreen />, {
    texts: en,
    data: { routes, user },
    at: '/next',
    replies: [() => json({ error: 'Down' }, { status: 500 }), reply],
  })
  const keys = userEvent.setup()
  await keys.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Logo' })).toBeInTheDocument()
})
