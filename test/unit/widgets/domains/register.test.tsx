import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Plus } from '../../../../src/ui/icons'
import { AddDomain } from '../../../../widgets/domains/actions/AddDomain'
import RegisterDialog from '../../../../widgets/domains/dialogs/RegisterDialog'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { bodyOf } from '../website-details/support'
import { renderDomains } from './support'

afterEach(stopIslands)

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const RESULT = {
  name: 'bakery.shop',
  tld: 'shop',
  available: 'yes',
  price: euros(490),
  renewPrice: euros(3_290),
  period: [1, 2, 3],
  reason: null,
  suggestions: [],
}
const OWNER = {
  forename: 'Ada',
  surname: '',
  street: 'High Street 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'ada@bakery.example',
}

function open({ answers, ...given }: Partial<Parameters<typeof renderDomains>[1]>) {
  const usual = { 'GET /api/website/12/ownerData': OWNER, 'POST /api/website/12/domains/search': { items: [RESULT] } }
  return renderDomains(<RegisterDialog websiteId={12} onExited={() => undefined} />, { answers: { ...usual, ...answers }, ...given })
}
const search = (text: string) => fireEvent.change(screen.getByLabelText('Search for a domain'), { target: { value: text } })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

it('ends the search before when another one begins', async () => {
  const asked: RequestInit[] = []
  open({ isHeld: ({ url, init }) => url.endsWith('/search') && asked.push(init) === 1 })
  search('bake')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.signal?.aborted).toBe(false)
  search('bakery')
  expect(await screen.findByText('bakery.shop')).toBeInTheDocument()
  expect(asked[0]?.signal?.aborted).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says why a name cannot be registered, and names alternatives that are not in the list anyway', async () => {
  const refused = { ...RESULT, price: null, renewPrice: null }
  const items = [
    {
      ...refused,
      name: 'bakery.com',
      available: 'no',
      reason: 'This domain is taken.',
      suggestions: ['bakery.shop', 'bakery.net', 'bakery.org'],
    },
    RESULT,
    { ...refused, name: 'bakery.2026', available: 'unknown', reason: 'This is no domain.' },
  ]
  open({ answers: { 'POST /api/website/12/domains/search': { items } } })
  search('bakery')
  expect(await screen.findByText('This domain is taken. bakery.net and bakery.org')).toBeInTheDocument()
  const [taken, , wrong] = within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem')
  expect(taken).toHaveTextContent('Taken')
  expect(wrong).toHaveTextContent(/^bakery\.2026This is no domain\.$/)
})

it('orders nothing before everything was reviewed, and goes back to the owner when the server refuses them', async () => {
  const orders: Record<string, unknown>[] = []
  const register = (init: RequestInit) => {
    orders.push(bodyOf(init) as Record<string, unknown>)
    return json({ errors: [{ name: 'owner.surname', message: 'Please fill this in.' }] }, { status: 422 })
  }
  open({ answers: { 'POST /website/12/domain/register': register } })
  search('bakery')
  await press('Choose bakery.shop')
  fireEvent.change(await screen.findByLabelText('Term'), { target: { value: '3' } })
  await press('Review the order')
  const review = within(await screen.findByRole('dialog', { name: 'Review: order bakery.shop' }))
  // 4.90 for the first year, and 32.90 for each of the other two.
  for (const text of ['€4.90', '€32.90', '€70.70', 'ns1.dns-servers.example, ns2.dns-servers.example', '10115 Berlin', 'Germany'])
    expect(review.getByText(text)).toBeInTheDocument()
  await press('Order for €70.70')
  expect(review.getByText('Please accept the terms.')).toBeInTheDocument()
  expect(orders).toEqual([])
  fireEvent.click(review.getByLabelText(/^I accept the terms/))
  await press('Order for €70.70')
  expect(await screen.findByText('Please fill this in.')).toBeInTheDocument()
  expect(orders).toMatchObject([{ name: 'bakery.shop', years: 3, autoRenew: true, termsAccepted: true, owner: { city: 'Berlin' } }])
  expect(screen.getByLabelText(/^Last name/)).toBeInTheDocument()
})

it.each([
  ['Register a domain', 'order'],
  ['Connect a domain', 'connect'],
])('says before the first field what “%s” would be refused for', async (item, what) => {
  const obstacle = { message: 'The contract of this website does not include a domain.', upgrade: false }
  const pagination = { page: 1, pages: 1, count: 0, limit: 100, total: 0 }
  const adding = { connect: null, order: null, [what]: obstacle }
  renderDomains(<AddDomain websiteId={12} icon={Plus} />, {
    answers: { 'GET /api/website/12/domains': { generalItems: { domains: [], pagination, adding } } },
  })
  await press('Add a domain')
  fireEvent.click(screen.getByRole('menuitem', { name: new RegExp(item) }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Not possible yet' }))
  expect(dialog.getByText(obstacle.message)).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('lets who could begin come to the end, when this was the last domain there was room for', async () => {
  const obstacle = { message: 'Your plan allows 1 domain.', upgrade: false }
  const pagination = { page: 1, pages: 1, count: 0, limit: 100, total: 0 }
  let loads = 0
  const list = () => {
    loads += 1
    const adding = { connect: loads > 1 ? obstacle : null, order: null }
    return json({ generalItems: { domains: [], pagination, adding } })
  }
  renderDomains(<AddDomain websiteId={12} icon={Plus} />, {
    answers: {
      'GET /api/website/12/domains': list,
      'POST /website/12/domain/data': { name: 'bakery.example', state: 'registered' },
      'POST /website/12/domain/new': { id: 4, name: 'bakery.example', state: 'checking' },
    },
  })
  await press('Add a domain')
  fireEvent.click(screen.getByRole('menuitem', { name: /Connect a domain/ }))
  fireEvent.change(await screen.findByLabelText(/^Domain/), { target: { value: 'bakery.example' } })
  await press('Connect')
  expect(await screen.findByText(/bakery\.example is connected/)).toBeInTheDocument()
  await waitFor(() => expect(loads).toBe(2))
  expect(screen.getByText(/bakery\.example is connected/)).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: 'Not possible yet' })).toBeNull()
})
