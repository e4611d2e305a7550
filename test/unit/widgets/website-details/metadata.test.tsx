import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import { CustomerCard } from '../../../../widgets/website-details/customer/CustomerCard'
import { stopIslands } from '../renderIsland'
import { MIRA, renderDetails } from './support'

afterEach(stopIslands)

const CUSTOMER = { customer: { metadata: { plate: '007', seats: 14 } }, contact: {}, version: 3 }

function show(roles: string[]) {
  const sent: unknown[] = []
  renderDetails(
    <WebsiteChangesProvider websiteId={12}>
      <CustomerCard websiteId={12} />
    </WebsiteChangesProvider>,
    {
      user: { ...MIRA, roles },
      answers: {
        'GET /api/website/customer/12': CUSTOMER,
        'PUT /api/website/customer/12/customer/metadata': (init: RequestInit) => {
          const { value } = Object.fromEntries(new URLSearchParams(String(init.body)))
          sent.push(JSON.parse(value ?? ''))
          return { ...CUSTOMER, customer: { metadata: sent.at(-1) }, version: 4 }
        },
      },
    },
  )
  return sent
}

async function edit(name: string, text: string) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Edit ${name}:`) }))
  const input = screen.getByRole('textbox', { name })
  await userEvent.clear(input)
  await userEvent.type(input, `${text}{Enter}`)
}

it('other data of the customer keep their type when they are edited, and are refused when they are of another', async () => {
  const sent = show(['partner_manager'])
  await edit('plate', '008')
  await waitFor(() => expect(sent).toEqual([{ plate: '008', seats: 14 }]))
  await edit('seats', 'many')
  expect(await screen.findByText('This is not a number.')).toBeVisible()
  await userEvent.clear(screen.getByRole('textbox', { name: 'seats' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'seats' }), '15{Enter}')
  await waitFor(() => expect(sent.at(-1)).toEqual({ plate: '008', seats: 15 }))
})

it('other data of the customer are added with a type', async () => {
  const sent = show(['partner_manager'])
  await userEvent.click(await screen.findByRole('button', { name: 'Add data' }))
  await userEvent.type(screen.getByLabelText('Name of the entry'), 'vip')
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'True or false')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent).toEqual([{ plate: '007', seats: 14, vip: true }]))
})

it('other data of the customer are shown as they are stored to administrators, and to nobody else', async () => {
  show(['partner_admin'])
  await userEvent.click(await screen.findByText('As JSON'))
  expect(screen.getByText(/"plate": "007"/)).toHaveTextContent('{ "plate": "007", "seats": 14 }')
  stopIslands()
  document.body.replaceChildren()
  show(['partner_manager'])
  await screen.findByText('plate')
  expect(screen.queryByText('As JSON')).not.toBeInTheDocument()
})
