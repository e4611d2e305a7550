import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import { ResellerSettingsScreen } from '../../../../widgets/reseller-settings/ResellerSettingsScreen'
import en from '../../../../widgets/reseller-settings/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const NAMES = ['api_partner_reseller_settings', 'api_partner_reseller_plans', 'api_partner_reseller_plan_update']
const routes = Object.fromEntries(NAMES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const FLAGS = { canWhitelabel: false, canUseTools: true, canUseWebhooks: false }
const BASIC = {
  ...{ id: 3, name: 'Basic', price: { amount: 2_950, currency: 'EUR' }, interval: 'month', limits: { websites: 1, staff: 3 } },
  ...{ flags: FLAGS, customers: 2 },
}

interface Call {
  readonly url: string
  readonly init: RequestInit
}

function open({ items = [BASIC], role = 'admin', fails = false }: { items?: object[]; role?: string; fails?: boolean } = {}) {
  const sent: unknown[] = []
  const reply = ({ url, init }: Call) => {
    const { pathname } = new URL(url, location.origin)
    if (pathname === '/api/reseller-settings') return json({})
    if (init.method === 'DELETE') {
      sent.push(pathname)
      return new Response(null, { status: 204 })
    }
    if (init.method !== 'POST') return fails ? json({}, { status: 500 }) : json({ items })
    sent.push([pathname, JSON.parse(String(init.body))])
    return json(BASIC)
  }
  const user = { id: 1, name: 'Ada', roles: [`partner_${role}`] }
  renderIsland(<ResellerSettingsScreen />, { texts: en, data: { routes, user }, at: '/partner-settings', replies: [reply] })
  return { sent, keys: userEvent.setup() }
}

beforeEach(() => setWide(true))
afterEach(stopIslands)

it('says what is in a plan, what it costs and who has it, and keeps one that somebody has', async () => {
  const { keys } = open()
  const line = within(await screen.findByRole('listitem'))
  expect(line.getByText('1 website · 3 people · Tools')).toBeInTheDocument()
  expect(line.getByText('€29.50 a month')).toBeInTheDocument()
  expect(line.getByText('2 customers')).toBeInTheDocument()
  await keys.click(line.getByRole('button', { name: 'Actions for Basic' }))
  expect(screen.getByRole('menuitem', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true')
})

it('makes a plan: a price in whole units, limits that are none when they are empty', async () => {
  const { sent, keys } = open({ items: [] })
  expect(await screen.findByText('No plans yet: the limits of each customer apply.')).toBeInTheDocument()
  await keys.click(screen.getByRole('button', { name: 'Add plan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add plan' }))
  await keys.type(dialog.getByRole('textbox', { name: 'Name' }), 'Plus')
  await keys.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Please enter a price from 0 to 1,000,000.')).toBeInTheDocument()
  const price = dialog.getByRole('textbox', { name: 'Price' })
  await keys.type(price, '1000001{Enter}')
  expect(price).toBeInvalid()
  await keys.clear(price)
  await keys.type(price, '79.99')
  await keys.click(dialog.getByRole('radio', { name: 'Yearly' }))
  await keys.type(dialog.getByRole('spinbutton', { name: 'Websites at most' }), '25')
  await keys.type(dialog.getByRole('spinbutton', { name: 'Mailboxes at most' }), '50')
  await keys.click(dialog.getByRole('checkbox', { name: 'Webhooks' }))
  await keys.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('No plans yet: the limits of each customer apply.')
  expect(sent).toEqual([
    [
      '/api/reseller-plans',
      {
        name: 'Plus',
        price: { amount: 7_999, currency: 'EUR' },
        interval: 'year',
        limits: { websites: 25, domains: null, staff: null, mailboxes: 50 },
        flags: { canWhitelabel: false, canUseTools: false, canUseWebhooks: true },
      },
    ],
  ])
})

it('keeps what somebody else has changed of a plan since', async () => {
  const items = [BASIC]
  const { sent, keys } = open({ items })
  await keys.click(await screen.findByRole('button', { name: 'Actions for Basic' }))
  await keys.click(screen.getByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Basic' }))
  await keys.type(dialog.getByRole('spinbutton', { name: 'Websites at most' }), '5')
  items[0] = { ...BASIC, price: { amount: 3_500, currency: 'EUR' }, limits: { websites: 1, staff: 4 } }
  await keys.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      ['/api/reseller-plans/3', { price: { amount: 3_500 }, limits: { websites: 15, domains: null, staff: 4, mailboxes: null } }],
    ]),
  )
})

it('asks before a plan that nobody has goes', async () => {
  const { sent, keys } = open({ items: [{ ...BASIC, customers: 0 }] })
  await keys.click(await screen.findByRole('button', { name: 'Actions for Basic' }))
  await keys.click(screen.getByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Basic?' }))
  await keys.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual(['/api/reseller-plans/3'])
})

it('shows managers plans without ways to change them, and says when they cannot be loaded', async () => {
  open({ role: 'manager' })
  expect(await screen.findByText('Basic')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add plan' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Actions for Basic' })).toBeNull()
})

it('lets try again what failed', async () => {
  open({ fails: true })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
