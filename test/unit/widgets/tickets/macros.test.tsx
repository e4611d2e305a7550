import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import shared from '../../../../src/i18n/messages/en.json'
// Here before it is asked for, which the tests do not wait for.
import '../../../../src/parts/websiteChange/conflict/ConflictDialog'
import change from '../../../../src/parts/websiteChange/messages/en.json'
import { filtersChanged, runToastAction, selectToasts } from '../../../../src/store'
import { TicketsScreen } from '../../../../widgets/tickets/TicketsScreen'
import en from '../../../../widgets/tickets/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = [
  'api_partner_macros',
  'api_partner_macro_update',
  'api_partner_tickets',
  'partner_email_composer_mailer',
  'partner_email_composer_mailer_send',
  'partner_email_composer_mailer_undo',
  'partner_email_composer_templates',
  'partner_website_data',
  'partner_website_details',
  'partner_website_log_done',
  'partner_website_status',
]
const routes = Object.fromEntries(ROUTES.map((name) => [routesByName.get(name)?.urlName ?? name, routesByName.get(name)?.path ?? '']))
const MACRO = { id: 4, name: 'Thanks', key: '1', status: 'creation_check', assignee: null, template: 9, done: true }
const TEMPLATE = { id: 9, name: 'Thanks', language: 'en', subject: 'x', html: '<p>Thank you</p>', scope: 'partner' }
const german = { ...TEMPLATE, id: 10, language: 'de', html: '<p>Danke</p>' }
const website = { id: 7, title: 'Tidal', status: 'creation', version: 1 }
const message = { category: 'message_from', message: '', date: '2026-11-21T10:00:00Z', version: 1, website }
const tickets = [
  { ...message, id: 1, subject: 'Logo', snippet: '' },
  { ...message, id: 2, subject: 'Fonts', snippet: '' },
]

/** Answers itself what a test is about. */
type Before = (call: { pathname: string; init: RequestInit }) => Response | null

/** A server with two tickets of a German customer; `refuse` is the part of an address that it refuses. */
function serve(refuse: string, before: Before) {
  let status = 'creation'
  return ({ url, init }: { url: string; init: RequestInit }) => {
    const { pathname } = new URL(url, location.origin)
    const first = before({ pathname, init })
    if (first) return first
    if (refuse && pathname.includes(refuse)) return json({ errors: [{ name: 'status', message: 'Not from here' }] }, { status: 422 })
    if (pathname === '/api/macros') return init.method === 'POST' ? json({ ...MACRO, id: 5 }) : json({ items: [MACRO] })
    if (pathname.includes('ticket'))
      return json({ items: tickets, pagination: { page: 1, pages: 1, count: 2, limit: 50, total: 2 }, filters: {} })
    if (pathname.endsWith('/undo')) return json({ draft: { to: ['a@b.test'], subject: '', html: '' }, attachments: [] })
    if (pathname.includes('mailer') && init.method === 'POST') return json({ ...message, id: 30, category: 'message_to' })
    if (pathname.includes('mailer'))
      return json({
        website,
        language: 'de',
        templates: [TEMPLATE, german],
        signature: 'Ada & Co',
        reply: { id: 1, from: { name: 'Bo', email: 'bo@customer.test' }, subject: 'Logo', text: '', date: '2026-11-21T10:00:00Z' },
        newest: 2,
        limits: { undoMs: 8000 },
      })
    if (pathname.includes('/done')) return json({ ...tickets[0], done: JSON.parse(String(init.body)).value })
    if (pathname.endsWith('/status')) status = status === 'creation' ? MACRO.status : 'creation'
    return json({ ...website, status })
  }
}

interface Opening {
  refuse?: string
  roles?: string[]
  at?: string
  before?: Before
}

async function open({ refuse = '', roles = ['partner_manager'], at = '/tickets', before = () => null }: Opening = {}) {
  const user = { id: 1, name: 'Ada', roles }
  const data = { routes, user }
  const made = renderIsland(<TicketsScreen />, { texts: { ...shared, ...en }, data, at, replies: [serve(refuse, before)] })
  await screen.findAllByText('Logo')
  await screen.findByRole('button', { name: 'Macros' })
  const sent = () =>
    made.calls
      .filter(({ init }) => init.method === 'POST' || init.method === 'PUT')
      .map(({ url }) => new URL(url, location.origin).pathname)
  return { ...made, sent, keys: userEvent.setup() }
}

beforeEach(() => setWide(true))
afterEach(stopIslands)

it('answers in the customer’s language, marks as done and moves the website, by one key on a row; Undo takes all of it back', async () => {
  const { keys, sent, calls, store } = await open()
  screen.getByRole('link', { name: 'Logo' }).focus()
  await keys.keyboard('1')
  await waitFor(() => expect(selectToasts(store.getState())[0]?.key).toBe('“Thanks” done for “Logo”'))
  const steps = ['/email-composer/mailer/7', '/website/7/log/1/done', '/website/7/status']
  expect(sent()).toEqual(steps)
  const mail = JSON.parse(String(calls.find(({ url, init }) => url.includes('mailer') && init.method === 'POST')?.init.body))
  expect(mail).toMatchObject({
    to: ['bo@customer.test'],
    subject: 'Re: Logo',
    html: '<p>Danke</p><p>Ada &amp; Co</p>',
    template: 10,
    inReplyTo: 1,
    // Both messages are on the screen.
    seen: 2,
    undoMs: 8000,
  })
  expect(screen.getByRole('link', { name: 'Fonts' })).toHaveFocus()
  store.dispatch(runToastAction(selectToasts(store.getState())[0]?.id ?? ''))
  await waitFor(() => expect(sent().at(-1)).toMatch(/undo$/))
  expect(sent().slice(3)).toEqual(['/website/7/status', '/website/7/log/1/done', '/email-composer/mailer/7/undo'])
})

it('stops at the step that is refused, says which and what was done before', async () => {
  const { keys, sent, store } = await open({ refuse: 'status' })
  await keys.click(screen.getByRole('checkbox', { name: 'Select Fonts' }))
  await keys.click(screen.getByRole('button', { name: 'Macros' }))
  await keys.click(await screen.findByRole('menuitem', { name: /Thanks/ }))
  await waitFor(() =>
    expect(selectToasts(store.getState())[0]).toMatchObject({
      kind: 'error',
      key: '“Thanks” stopped at “Website status” for “Fonts”: Not from here Done before that: Answer with template and Mark as done.',
      actionKey: 'partner.general.undo',
    }),
  )
  expect(sent()).toHaveLength(3)
})

it('says once at which step it stopped for several', async () => {
  const { keys, store } = await open({ refuse: 'status' })
  for (const name of ['Logo', 'Fonts']) await keys.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  await keys.click(screen.getByRole('button', { name: 'Macros' }))
  await keys.click(await screen.findByRole('menuitem', { name: /Thanks/ }))
  const key = '“Thanks” stopped at “Website status” for 2 tickets: Not from here Done before that: Answer with template and Mark as done.'
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ kind: 'error', key, actionKey: 'partner.general.undo' }]))
})

it('does nothing else when the answer cannot be sent', async () => {
  const { keys, sent, store } = await open({ refuse: 'mailer' })
  screen.getByRole('link', { name: 'Logo' }).focus()
  await keys.keyboard('1')
  await waitFor(() => expect(selectToasts(store.getState())[0]?.key).toContain('stopped at “Answer with template”'))
  expect(sent()).toEqual([])
})

it('is not run by its key where letters are switched off, nor while somebody types', async () => {
  const { keys, sent, store } = await open()
  await keys.type(screen.getByRole('searchbox'), '1')
  store.dispatch(filtersChanged({ view: 'overview', filters: { shortcuts: ['off'] } }))
  screen.getByRole('link', { name: 'Logo' }).focus()
  await keys.keyboard('1')
  expect(sent()).toEqual([])
})

it('is made and changed by those who may, beside what the server refuses', async () => {
  const { keys, calls } = await open()
  await keys.click(screen.getByRole('button', { name: 'Macros' }))
  await keys.click(await screen.findByRole('menuitem', { name: 'Edit macros' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Answer with template, Mark as done, and Website status')).toBeVisible()
  await keys.click(dialog.getByRole('button', { name: 'New macro' }))
  const form = within(await screen.findByRole('dialog', { name: 'New macro' }))
  await keys.type(form.getByRole('textbox', { name: 'Name' }), 'Close')
  await keys.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByRole('dialog', { name: 'Macros' })
  const body = calls.find(({ url, init }) => url.endsWith('/api/macros') && init.method === 'POST')?.init.body
  expect(JSON.parse(String(body))).toEqual({ name: 'Close', key: null, status: null, assignee: null, template: null, done: true })
})

it('is for use alone for those who may not change it', async () => {
  const { keys } = await open({ roles: ['partner_design'] })
  await keys.click(screen.getByRole('button', { name: 'Macros' }))
  expect(await screen.findByRole('menuitem', { name: /Thanks/ })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Edit macros' })).not.toBeInTheDocument()
})

it('acts on the ticket that is open where none is selected, and the next opens', async () => {
  const { keys, sent } = await open({ at: '/tickets?ticket=1' })
  await keys.click(screen.getByRole('button', { name: 'Macros' }))
  expect(await screen.findByRole('group', { name: 'Logo' })).toBeVisible()
  await keys.click(screen.getByRole('menuitem', { name: /Thanks/ }))
  await waitFor(() => expect(location.search).toContain('ticket=2'))
  expect(sent()).toContain('/website/7/log/1/done')
})

describe('a website that somebody else has moved since the ticket was shown', () => {
  const by = { id: 8, name: 'bo', forename: 'Bo', surname: 'North' }
  async function run() {
    let status = 'creation_customer'
    const made: unknown[] = []
    const tool = await open({
      before: ({ pathname, init }) => {
        if (pathname.endsWith('/status')) {
          made.push(JSON.parse(String(init.body)))
          status = MACRO.status
        }
        return pathname.startsWith('/website/7/') && /data|status$/.test(pathname)
          ? json({ ...website, status, status_by: by, version: 5 })
          : null
      },
    })
    screen.getByRole('link', { name: 'Logo' }).focus()
    await tool.keys.keyboard('1')
    return { ...tool, made, dialog: within(await screen.findByRole('dialog', { name: 'Website status: changed by somebody else' })) }
  }

  it('is moved by whoever has seen both and wants it so', async () => {
    const { made, dialog, keys, store } = await run()
    expect(dialog.getByText(shared['status.creation_customer'])).toBeVisible()
    expect(made).toEqual([])
    await keys.click(dialog.getByRole('button', { name: change['websiteChange.conflict.takeMine'] }))
    await waitFor(() => expect(selectToasts(store.getState())[0]?.key).toBe('“Thanks” done for “Logo”'))
    expect(made).toEqual([{ status: MACRO.status, version: 5 }])
  })

  it('stays where it is else, and the macro says at which step it stopped', async () => {
    const { made, dialog, keys, store } = await run()
    await keys.click(dialog.getByRole('button', { name: change['websiteChange.conflict.keepTheirs'] }))
    await waitFor(() =>
      expect(selectToasts(store.getState())[0]?.key).toContain(
        'stopped at “Website status” for “Logo”: Somebody else has changed this in the meantime.',
      ),
    )
    expect(made).toEqual([])
  })
})
