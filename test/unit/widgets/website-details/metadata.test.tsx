import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import { CustomerCard } from '../../../../widgets/website-details/customer/CustomerCard'
import { runToastAction, selectToasts } from '../../../../src/store'
import { json } from '../../http/support'
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

describe('other data of the customer that somebody else has changed meanwhile', () => {
  /** The server has `theirs` since the page was made; sends what it takes. */
  function meet(theirs: Readonly<Record<string, unknown>>) {
    const sent: unknown[] = []
    let now = { ...CUSTOMER, customer: { metadata: theirs }, version: 4 }
    let isFirst = true
    const { store } = renderDetails(
      <WebsiteChangesProvider websiteId={12}>
        <CustomerCard websiteId={12} />
      </WebsiteChangesProvider>,
      {
        answers: {
          'GET /api/website/customer/12': () => (isFirst ? CUSTOMER : now),
          'PUT /api/website/customer/12/customer/metadata': (init: RequestInit) => {
            isFirst = false
            const { value, version } = Object.fromEntries(new URLSearchParams(String(init.body)))
            if (Number(version) !== now.version) return json({ error: 'version' }, { status: 409 })
            sent.push(JSON.parse(value ?? ''))
            return (now = { ...CUSTOMER, customer: { metadata: JSON.parse(value ?? '') }, version: now.version + 1 })
          },
        },
      },
    )
    const undo = () => act(async () => store.dispatch(runToastAction(selectToasts(store.getState()).at(-1)?.id ?? '')))
    return { sent, undo }
  }

  it('keep both changes where they are of different names, and Undo takes back one of them', async () => {
    const { sent, undo } = meet({ plate: '007', seats: 20 })
    await edit('plate', '008')
    await waitFor(() => expect(sent).toEqual([{ plate: '008', seats: 20 }]))
    await undo()
    await waitFor(() => expect(sent.at(-1)).toEqual({ plate: '007', seats: 20 }))
  })

  it('are left alone where somebody else has made the same change beside another', async () => {
    const { sent, undo } = meet({ plate: '008', seats: 20 })
    await edit('plate', '008')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Edit seats:/ })).toHaveTextContent('20'))
    await undo()
    expect(sent).toEqual([])
  })

  it('ask in words where both are of the same name', async () => {
    const { sent, undo } = meet({ plate: '009', seats: 20 })
    await edit('plate', '008')
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('plate: 009')
    expect(dialog).toHaveTextContent('plate: 008')
    expect(dialog).not.toHaveTextContent('seats')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use mine' }))
    await waitFor(() => expect(sent).toEqual([{ plate: '008', seats: 20 }]))
    await undo()
    await waitFor(() => expect(sent.at(-1)).toEqual({ plate: '009', seats: 20 }))
  })
})
