import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import userEvent from '@testing-library/user-event'
import { Zap } from '../../../../src/ui/icons'
import shared from '../../../../src/i18n/messages/en.json'
import { LOCALES } from '../../../../src/model'
import { closeDialog, useCommands, useUnsavedChanges } from '../../../../src/store'
import { Palettes } from '../../../../widgets/palette/Palettes'
import en from '../../../../widgets/palette/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = {
  partner_index: '/',
  partner_tickets: '/tickets',
  partner_users: '/users',
  partner_domains: '/domains',
  partner_tools_time_report: '/tools/time',
  api_partner_websites: '/api/websites',
  partner_website_details: '/website/{website}/details',
}
const run = jest.fn()

/** A screen with something selected. */
function Chosen() {
  useCommands(() => [{ id: 'done', label: 'Mark as done', detail: '2 selected', icon: Zap, run }])
  return null
}

interface Options {
  texts?: Record<string, string>
  routes?: object
  roles?: string[]
  replies?: NonNullable<Parameters<typeof renderIsland>[1]>['replies']
  config?: object
  profile?: object
}

function setup({
  texts = { ...shared, ...en },
  routes = ROUTES,
  roles = ['partner_manager'],
  replies = [],
  config = {},
  profile = { partners: [] },
}: Options = {}) {
  const data = {
    routes,
    config: { partnerId: 3, canUseTools: true, ...config },
    user: { id: 7, forename: 'Ada', surname: 'Lovelace', roles },
    profile,
  }
  const screens = (
    <>
      <Palettes />
      <Chosen />
    </>
  )
  return { ...renderIsland(screens, { texts, data, replies }), keys: userEvent.setup() }
}

const pressKey = (init: KeyboardEventInit = { key: 'k', ctrlKey: true }) => act(async () => void fireEvent.keyDown(document.body, init))
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const website = (id: number, title: string) => ({
  id,
  title,
  status: 'creation',
  domain: `${title.toLowerCase()}.example`,
  customer: null,
})
const listOf = (...items: object[]) =>
  json({ items, pagination: { page: 1, pages: 1, count: items.length, limit: 20, total: items.length } })

beforeEach(() => setWide(true))
afterEach(() => {
  stopIslands()
  run.mockClear()
})

it('opens by Ctrl+K or ⌘K, once, and by no letter alone', async () => {
  setup()
  await pressKey({ key: 'k' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await pressKey({ key: 'k', metaKey: true })
  await pressKey()
  expect(screen.getAllByRole('dialog', { name: 'Command palette' })).toHaveLength(1)
})

it('opens by the same key of a Cyrillic keyboard', async () => {
  setup()
  await pressKey({ key: 'л', code: 'KeyK', ctrlKey: true })
  expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeInTheDocument()
})

it('leaves the keys to others once nothing is offered', async () => {
  const { unmount, store } = setup()
  unmount()
  await pressKey()
  expect(store.getState().dialogs).toEqual([])
})

it('has what can be done here first, then the places that the page knows and the person may see', async () => {
  setup()
  await pressKey()
  expect(options()).toEqual([
    'Mark as done2 selected',
    'Go to Overview',
    'Go to Tickets',
    'Go to All domainsTools',
    'Go to Time reportTools',
    'Go to StaffTeam',
    'Recent actions',
    'Log out',
    'Keyboard shortcuts?',
  ])
})

it.each([
  ['profile', 'Go to BasicsProfile'],
  ['settings', 'Go to StatusesSettings'],
  ['switch', 'Switch partner'],
  ['log out', 'Log out'],
])('finds by "%s" what belongs to it', async (typed, found) => {
  const routes = { ...ROUTES, partner_profile: '/profile', partner_account_settings: '/account' }
  const { keys } = setup({
    routes,
    profile: {
      partners: [
        { id: 3, name: 'Nordlicht' },
        { id: 4, name: 'Hafenwerk' },
      ],
    },
  })
  await pressKey()
  await keys.type(screen.getByRole('combobox'), typed)
  expect(options()).toContain(found)
})

const PLACES = ['tickets', 'domains', 'staff', 'time-report', 'basics', 'statuses', 'switchPartner', 'logout']
const textsOf = (locale: string): Record<string, string> =>
  Object.assign(
    {},
    ...['src/i18n', 'widgets/palette'].map((folder) => JSON.parse(readFileSync(`${folder}/messages/${locale}.json`, 'utf8'))),
  )

it.each(LOCALES)('finds places by what else they are called: %s', async (locale) => {
  const texts = textsOf(locale)
  setup({
    texts,
    routes: { ...ROUTES, partner_profile: '/profile', partner_account_settings: '/account', partner_logout: '/logout' },
    roles: ['partner_admin'],
    profile: { partners: [3, 4].map((id) => ({ id, name: `Team ${id}` })) },
  })
  await pressKey()
  for (const place of PLACES) {
    const words = texts[`palette.words.${place}`] ?? ''
    fireEvent.change(screen.getByRole('combobox'), { target: { value: words } })
    expect([place, words === '', screen.queryAllByRole('option').length]).toEqual([place, false, 1])
  }
})

it('logs out, after a question when something is not saved', async () => {
  const Unsaved = () => {
    useUnsavedChanges(true)
    return null
  }
  const { keys } = setup({ routes: { ...ROUTES, partner_logout: '/logout' } })
  render(<Unsaved />)
  await pressKey()
  await keys.type(screen.getByRole('combobox'), 'log out{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Log out without saving?' })).toBeVisible()
})

it('does what was chosen once it is closed, without the mouse', async () => {
  const { keys } = setup()
  await pressKey()
  await keys.type(screen.getByRole('combobox'), 'mark{Enter}')
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('goes to a view by its name', async () => {
  const { keys, leavePage } = setup()
  await pressKey()
  await keys.type(screen.getByRole('combobox'), 'tick{Enter}')
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('http://localhost/tickets', 'assign'))
})

it('finds websites by words, and the one whose number was typed first', async () => {
  const { keys, calls } = setup({
    replies: [({ url }) => (url.includes('%23') ? listOf(website(17, 'Tidal')) : listOf(website(3, 'Route17')))],
  })
  await pressKey()
  await keys.type(screen.getByRole('combobox'), '17')
  expect(await screen.findByRole('option', { name: /Tidal/ })).toHaveTextContent('Tidaltidal.example · #17')
  await waitFor(() => expect(options()).toHaveLength(2))
  expect(options()[0]).toContain('Tidal')
  expect(calls.some(({ url }) => url.includes('search=%2317'))).toBe(true)
})

it('asks once for words that are typed in one go', async () => {
  const { keys, calls } = setup({ replies: [() => listOf(website(3, 'Tidal'))] })
  await pressKey()
  await keys.type(screen.getByRole('combobox'), 'tidal')
  expect(await screen.findByRole('option', { name: /Tidal/ })).toBeVisible()
  expect(calls.map(({ url }) => new URL(url, 'http://localhost').searchParams.get('search'))).toEqual(['tidal'])
})

it('asks for no websites where the page has no route for them', async () => {
  const { keys, calls } = setup({ routes: { partner_index: '/' } })
  await pressKey()
  await keys.type(screen.getByRole('combobox'), 'tidal')
  expect(await screen.findByText('No matches')).toBeVisible()
  expect(calls).toEqual([])
})

it('leads admins to the subscription and the offers, which no menu has; customers of a reseller have no offers', async () => {
  const routes = { ...ROUTES, partner_subscription_manage: '/subscription/manage', partner_agency_offers: '/agency-offers' }
  const first = setup({ routes, roles: ['partner_admin'] })
  await pressKey()
  expect(options()).toEqual(expect.arrayContaining(['Go to SubscriptionTools', 'Go to Offers for agenciesTools']))
  first.unmount()
  stopIslands()
  setup({ routes, roles: ['partner_admin'], config: { isResellerCustomer: true } })
  await pressKey()
  expect(options()).toContain('Go to SubscriptionTools')
  expect(options()).not.toContain('Go to Offers for agenciesTools')
})

it('? shows all keys with the switch for single ones; without them the palette leads there', async () => {
  const { keys } = setup()
  await pressKey({ key: '?' })
  const single = await screen.findByRole('switch', { name: 'Single-key shortcuts' })
  expect(screen.getByRole('heading', { name: 'On a message' })).toBeVisible()
  await keys.click(single)
  await keys.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await pressKey({ key: '?' })
  expect(screen.queryByRole('dialog')).toBeNull()

  await pressKey()
  await keys.type(screen.getByRole('combobox'), 'shortcuts{Enter}')
  expect(await screen.findByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
})

it('? in a field is a question', async () => {
  setup()
  const field = document.body.appendChild(document.createElement('textarea'))
  fireEvent.keyDown(field, { key: '?' })
  field.remove()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('Ctrl+K opens the palette while the sheet of keys is still on its way out', async () => {
  const { store } = setup()
  await pressKey({ key: '?' })
  const [sheet] = store.getState().dialogs
  act(() => store.dispatch(closeDialog(sheet?.id ?? '')))
  await pressKey()
  expect(store.getState().dialogs.filter(({ open }) => open)).toHaveLength(1)
})
