import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import { customerUndo } from '../../../../src/api/customers/customerUndo'
import { messageUndo } from '../../../../src/api/messages/messageUndo'
import { undoItems, type WebsiteChange } from '../../../../src/api/websiteChange'
import { readKept } from '../../../../src/api/personal/keptActions'
import { keepAction, leaveOfAction } from '../../../../src/api/personal/recentActions'
import { openPalette, selectToasts } from '../../../../src/store'
import en from '../../../../widgets/palette/messages/en.json'
import { Palettes } from '../../../../widgets/palette/Palettes'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../renderIsland'
import { person, tag, website } from '../websites/website'
import { ticketUndo } from '../../../../src/api/messages/ticketUndo'
import type { Message, Website } from '../../../../src/contract'
import { messageOf } from '../website-details/thread/messageOf'

const ROUTES = [
  'api_website_customer',
  'api_website_customer_property',
  'api_website_logs',
  'partner_website_log_update',
  'partner_website_data',
  'partner_website_status',
  'partner_website_assign',
  'api_website_tag_add',
  'api_website_tag_remove',
]
const routes = Object.fromEntries(
  ROUTES.map((name) => [
    name,
    name === 'partner_website_assign'
      ? { path: '/website/{website}/assign/{staff}', defaults: { staff: null } }
      : (routesByName.get(name)?.path ?? ''),
  ]),
)
const data = { routes, timeZone: 'Europe/Berlin', user: { id: 7, name: 'Ada', roles: ['partner_manager'] }, config: { partnerId: 3 } }

afterEach(() => {
  stopIslands()
  localStorage.clear()
})

type Reply = (call: { url: string; init: RequestInit }) => Response

const bodyOf = ({ body }: RequestInit): unknown =>
  body instanceof URLSearchParams ? Object.fromEntries(body) : body ? (JSON.parse(String(body)) as unknown) : null

/** A page where `actions` were done before, whose host answers with `now`. */
function show(now: (id: number) => Website | null) {
  const sent: { path: string; body: unknown }[] = []
  const reply: Reply = ({ url, init }) => {
    const { pathname } = new URL(url, location.origin)
    const id = Number(/\d+/.exec(pathname)?.[0])
    const found = now(id)
    if (!init.method || init.method === 'GET') return found ? json(found) : json({ error: 'Not found' }, { status: 404 })
    sent.push({ path: pathname, body: bodyOf(init) })
    return json({ ...found, version: (found?.version ?? 0) + 1 })
  }
  const view = renderIsland(<Palettes />, { texts: en, data, replies: [reply] })
  const { page } = view.store.services
  const keep = (text: string, before: Website[], change: WebsiteChange, done: object[] = before.map(({ id }) => ({ id }))) =>
    view.store.dispatch(keepAction(text, undoItems({ before, done: done as { id: number }[], change, zone: 'Europe/Berlin' })))
  const open = () => act(() => view.store.dispatch(openPalette('recent')))
  return { ...view, page, sent, keep, open }
}

const undoOf = (text: string) => screen.findByRole('button', { name: `Undo: ${text}` })

test('the seventh last action is taken back from the list, by the version the website has by then', async () => {
  const { keep, open, sent, page, store } = show((id) => website(id, { status: 'done', version: 9 }))
  for (let id = 1; id <= 9; id++) keep(`Site ${id} is done`, [website(id, { status: 'creation', version: 1 })], { status: 'done' })
  open()
  expect((await screen.findAllByRole('listitem')).map((row) => row.querySelector('p')?.textContent).slice(0, 2)).toEqual([
    'Site 9 is done',
    'Site 8 is done',
  ])
  await userEvent.click(await undoOf('Site 3 is done'))
  await waitFor(() => expect(sent).toEqual([{ path: '/website/3/status', body: { status: 'creation', version: 9 } }]))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(8))
  expect(readKept(page).map(({ text }) => text)).not.toContain('Site 3 is done')
  expect(selectToasts(store.getState())[0]?.key).toBe('Undone: Site 3 is done')
})

test('what the server can take back goes back by its record; else its reason is told', async () => {
  const TAKE_BACK = 'api_partner_websites_take_back'
  const answers = [
    { items: [], refused: [{ change: 71, errors: [{ name: 'change', message: 'Grace has moved it on since.' }] }] },
    { items: [website(1)], refused: [], kept_todos: 2 },
  ]
  const sent: unknown[] = []
  const reply: Reply = ({ init }) => {
    sent.push(bodyOf(init))
    return json(answers.shift())
  }
  const withRoute = { ...data, routes: { ...routes, [TAKE_BACK]: routesByName.get(TAKE_BACK)?.path } }
  const { store } = renderIsland(<Palettes />, { texts: en, data: withRoute, replies: [reply] })
  const made = [{ website: 1, change: 71 }]
  const { page } = store.services
  const items = undoItems({ before: [website(1)], done: [{ id: 1 }], made, change: { status: 'done' }, zone: 'UTC' })
  store.dispatch(keepAction('Site 1 is done', items))
  act(() => store.dispatch(openPalette('recent')))
  await userEvent.click(await undoOf('Site 1 is done'))
  expect(await screen.findByText('Grace has moved it on since.')).toBeTruthy()
  await userEvent.click(await undoOf('Site 1 is done'))
  await waitFor(() => expect(readKept(page)).toEqual([]))
  expect(await screen.findByText(/Nothing to take back/)).toBeTruthy()
  expect(sent).toEqual([{ changes: [71] }, { changes: [71] }])
  expect(selectToasts(store.getState())[0]?.key).toMatch(/^Undone: Site 1 is done\. 2 to-dos that came with it stay/)
})

test('an action that met the end of the session stays, without being called taken back', async () => {
  const ended: Reply = ({ init }) => (init.method === 'GET' ? json(website(1, { status: 'done', version: 9 })) : json({}, { status: 401 }))
  const { store } = renderIsland(<Palettes />, { texts: en, data, replies: [ended] })
  const before = [website(1, { status: 'creation' })]
  store.dispatch(keepAction('Site 1 is done', undoItems({ before, done: [{ id: 1 }], change: { status: 'done' }, zone: 'UTC' })))
  act(() => store.dispatch(openPalette('recent')))
  await userEvent.click(await undoOf('Site 1 is done'))
  await waitFor(() => expect(selectToasts(store.getState()).map(({ key }) => key)).toEqual(['partner.error.unauthorized']))
  expect(await undoOf('Site 1 is done')).toBeEnabled()
  expect(screen.getByRole('listitem')).not.toHaveTextContent('signed in')
})

test('what somebody has changed since is left as it is, and the list says so', async () => {
  const { keep, open, sent, page } = show((id) => website(id, { status: 'change', version: 4 }))
  keep('Site 1 is done', [website(1, { status: 'creation' })], { status: 'done' })
  open()
  await userEvent.click(await undoOf('Site 1 is done'))
  expect(await screen.findByText('This was changed or removed since then. It stays as it is.')).toBeTruthy()
  expect(sent).toEqual([])
  expect(readKept(page)).toHaveLength(1)
})

test('of several websites those that are still the same go back; the others stay on the list', async () => {
  const now = (id: number) => (id === 3 ? null : website(id, { assigned_to: person(id === 2 ? 8 : 9), version: 2 }))
  const { keep, open, sent, page } = show(now)
  const before = [website(1), website(2, { assigned_to: person(5) }), website(3)]
  keep('3 websites are Grace’s', before, { assigned_to: person(9) })
  open()
  await userEvent.click(await undoOf('3 websites are Grace’s'))
  expect(await screen.findByText('Changed or removed since then and left as is: 2 of 3')).toBeTruthy()
  expect(sent.map(({ path }) => path)).toEqual(['/website/1/assign'])
  expect(readKept(page)[0]?.items).toHaveLength(2)
})

test('tags come off and on again', async () => {
  const { keep, open, sent } = show((id) => website(id, { tags: [tag(1), tag(2)] }))
  keep('Tagged', [website(1, { tags: [tag(1)] })], { addTags: [tag(2)] })
  open()
  await userEvent.click(await undoOf('Tagged'))
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/website/1/tag/2']))
})

test('a property of a customer goes back as long as it is what it was made, whatever became of the others', async () => {
  let city = 'Kiel'
  const customer = () => ({ customer: { city, firm: 'Somebody else’s' }, version: 7 })
  const { open, sent, store } = show(() => customer() as unknown as Website)
  const made = { id: 1, group: 'customer', property: 'city', before: 'Husum', after: 'Kiel' } as const
  store.dispatch(keepAction('City changed', customerUndo(made)))
  open()
  city = 'Berlin'
  await userEvent.click(await undoOf('City changed'))
  expect(await screen.findByText('This was changed or removed since then. It stays as it is.')).toBeTruthy()
  city = 'Kiel'
  await userEvent.click(await undoOf('City changed'))
  await waitFor(() => expect(sent).toEqual([{ path: '/api/website/customer/1/customer/city', body: { value: 'Husum', version: '7' } }]))
})

test('an entry has the words again that it had before', async () => {
  const entry = messageOf(4, { message: 'New words', version: 3 })
  const list = { items: [entry], pagination: { page: 1, pages: 1, count: 1, limit: 50, total: 1 } }
  const { open, sent, store } = show(() => list as unknown as Website)
  const before = { id: 4, message: 'Old words', done: false, pin: false }
  store.dispatch(keepAction('Entry changed', messageUndo(1, before, { message: 'New words' })))
  open()
  await userEvent.click(await undoOf('Entry changed'))
  await waitFor(() => expect(sent).toEqual([{ path: '/website/1/log/4/message', body: { message: 'Old words', version: 3 } }]))
})

test('a ticket that was finished or put off goes back by a call of its own', () => {
  const ticket = { id: 5, website: { id: 2 }, done: false, snoozedUntil: null, snoozedUntilReply: false } as unknown as Message
  expect(ticketUndo([{ before: ticket, after: { done: true } }])).toEqual([
    {
      look: { route: 'api_website_logs', params: { id: 2 }, query: { around: 5 }, id: 5 },
      was: { done: true },
      calls: [{ route: 'partner_website_log_done', params: { website: 2, log: 5 }, body: { value: false } }],
    },
  ])
  const [item] = ticketUndo([{ before: ticket, after: { snoozedUntil: null, snoozedUntilReply: true } }])
  expect(item?.calls).toEqual([{ route: 'partner_website_log_update', params: { website: 2, log: 5 }, body: { snoozedUntil: null } }])
  expect(item?.was).toEqual({ snoozedUntil: null, snoozedUntilReply: true })
})

test('fifty actions are kept, for a day, and for this user alone', () => {
  const { keep, page } = show(() => null)
  for (let id = 1; id <= 60; id++) keep(`Action ${id}`, [website(id)], { status: 'done' })
  expect(readKept(page)).toHaveLength(50)
  expect(readKept(page)[0]?.text).toBe('Action 60')
  expect(readKept({ ...page, user: { ...page.user!, id: 8 } })).toEqual([])
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
  expect(readKept({ ...page, serverTime: tomorrow })).toEqual([])
})

test('what is done in another tab meanwhile is on the open list, too, and goes from it when it is taken back there', async () => {
  const { keep, open, store } = show(() => null)
  open()
  await screen.findByText(/Nothing to take back/)
  const other = () => act(() => void dispatchEvent(new StorageEvent('storage')))
  const id = keep('Site 4 is done', [website(4, { status: 'creation' })], { status: 'done' })
  other()
  await undoOf('Site 4 is done')
  await act(() => store.dispatch(leaveOfAction(id, [])))
  other()
  expect(screen.queryByRole('button', { name: 'Undo: Site 4 is done' })).toBeNull()
})

test('without any the list says what it is for', async () => {
  const { open } = show(() => null)
  open()
  expect(await screen.findByText(/Nothing to take back/)).toBeTruthy()
})
