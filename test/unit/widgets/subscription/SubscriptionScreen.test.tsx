import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import en from '../../../../widgets/subscription/messages/en.json'
import { SubscriptionScreen } from '../../../../widgets/subscription/SubscriptionScreen'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = [
  'partner_subscription_manage',
  'partner_subscription_exit',
  'partner_subscription_export',
  'partner_users',
  'partner_websites',
  'partner_domains',
  'api_partner_subscription',
  'api_partner_subscription_preview',
  'api_partner_subscription_exit',
]
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))

const plan = (id: string, amount: number, websites: number, staff: number) => ({
  id,
  name: id,
  price: { amount, currency: 'EUR' },
  limits: { websites, staff },
})
const STUDIO = plan('Studio', 4_900, 100, 15)
const SUBSCRIPTION = {
  plan: STUDIO,
  status: 'active',
  payment: 'paid',
  renewalDate: '2026-12-21',
  endsAt: null as string | null,
  nextInvoice: { amount: 4_900, currency: 'EUR', date: '2026-12-21' },
  usage: { websites: 40, staff: 12 },
  plans: [plan('Starter', 1_900, 20, 5), STUDIO, plan('Agency', 12_900, 1_000, 100)],
  invoices: [
    { id: 2, number: 'R-2', date: '2026-11-21', amount: 4_900, currency: 'EUR', status: 'paid' },
    { id: 1, number: 'R-1', date: '2026-10-21', amount: 1_900, currency: 'EUR', status: 'unpaid' },
  ],
}
const CANCELLED = { ...SUBSCRIPTION, status: 'cancelled', renewalDate: null, endsAt: '2026-12-21', nextInvoice: null }

function open(
  at = '/subscription/manage',
  blockers: object[] = [],
  preview = () => json({ due: { amount: 8_000, currency: 'EUR' }, blockers }),
) {
  let answer: object = SUBSCRIPTION
  const serve = ({ url, init }: { url: string; init: RequestInit }) => {
    if (url.includes('/preview/')) return preview()
    if (init.method === 'POST') answer = CANCELLED
    return json(answer)
  }
  const made = renderIsland(<SubscriptionScreen />, { texts: en, data: { routes }, at, replies: [serve] })
  return { ...made, keys: userEvent.setup() }
}

beforeEach(() => setWide(true))
afterEach(stopIslands)

it('says what is charged next, whether the last was paid, how much is used, and what was charged before', async () => {
  open()
  expect(await screen.findByText('Next invoice: €49.00 on December 21, 2026')).toBeInTheDocument()
  expect(screen.getAllByText('Paid')).toHaveLength(2)
  expect(screen.getByRole('meter', { name: '40 of 100 websites' })).toBeInTheDocument()
  expect(screen.getByRole('meter', { name: '12 of 15 people' })).toBeInTheDocument()
  const invoices = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(invoices).toEqual(expect.arrayContaining(['R-2 · November 21, 2026€49.00Paid', 'R-1 · October 21, 2026€19.00Unpaid']))
  expect(screen.getByRole('link', { name: 'Cancel subscription' })).toHaveAttribute('href', '/subscription/exit')
})

it('says what a change brings and takes before it is made', async () => {
  const { keys } = open()
  await keys.click(await screen.findByRole('button', { name: 'Choose Agency' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Websites: 100 → 1,000')).toBeInTheDocument()
  expect(dialog.getByText('People: 15 → 100')).toBeInTheDocument()
  expect(dialog.getByText(/€80.00/)).toBeInTheDocument()
})

it('says when nobody can tell what a change costs, changes nothing then, and asks again', async () => {
  const failing = jest.fn(() => json({}, { status: 500 }))
  const { keys } = open('/subscription/manage', [], failing)
  await keys.click(await screen.findByRole('button', { name: 'Choose Agency' }))
  const dialog = within(await screen.findByRole('dialog'))
  const again = await dialog.findByRole('button', { name: 'Try again' })
  expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled()
  failing.mockImplementation(() => json({ due: { amount: 8_000, currency: 'EUR' }, blockers: [] }))
  await keys.click(again)
  expect(await dialog.findByText(/€80.00/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Change plan' })).toBeEnabled()
})

it('leads from a refusal to what is too much', async () => {
  const { keys } = open('/subscription/manage', [{ name: 'staff', used: 12, max: 5 }])
  await keys.click(await screen.findByRole('button', { name: 'Choose Starter' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('link', { name: 'Show people' })).toHaveAttribute('href', '/users')
  expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled()
})

it('ends on a page of its own, which offers to save everything first and says the date again', async () => {
  const { keys } = open('/subscription/exit')
  for (const [name, href] of [
    ['Download everything', '/subscription/export'],
    ['Show websites', '/websites'],
    ['Show domains', '/domains'],
    ['Show people', '/users'],
  ] as const)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
  await keys.click(screen.getByRole('button', { name: 'Cancel subscription' }))
  await keys.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel subscription' }))
  expect(await screen.findByText(/Your subscription ends on December 21, 2026/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Keep the subscription' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
