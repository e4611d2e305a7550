import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import { CustomerCard } from '../../../../widgets/website-details/customer/CustomerCard'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { runToastAction, selectErrors, selectToasts } from '../../../../src/store'
import { HistoryDialog } from '../../../../widgets/website-details/customer/HistoryDialog'
import { bodyOf, MIRA, renderDetails } from './support'
import { messageOf } from './thread/messageOf'

afterEach(() => {
  stopIslands()
  localStorage.clear()
})

const ADMIN = { ...MIRA, roles: ['partner_admin'] }
const CUSTOMER = { customer: { forename: 'Mira', city: 'Kiel', country: 'DE', email: 'old@bakery.example' }, contact: {}, version: 3 }
const field = (init: RequestInit) => Object.fromEntries(new URLSearchParams(String(init.body)))
const setup = (options: Parameters<typeof renderDetails>[1] = {}) =>
  renderDetails(
    <WebsiteChangesProvider websiteId={12}>
      <CustomerCard websiteId={12} />
    </WebsiteChangesProvider>,
    { ...options, answers: { 'GET /api/website/customer/12': CUSTOMER, ...options?.answers } },
  )
const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More about the customer' }))
  // The texts of dialogs come by themselves.
  await act(() => userEvent.click(screen.getByRole('menuitem', { name: item })))
}

describe('a login that another website has', () => {
  const begin = async (use: object) => {
    const sent: unknown[] = []
    setup({
      answers: {
        'GET /api/website/customer/12/login': use,
        'PUT /api/website/customer/12/customer/email': (init: RequestInit) => {
          sent.push(field(init))
          return { ...CUSTOMER, customer: { ...CUSTOMER.customer, email: 'ada@bakery.example' }, version: 4 }
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Edit Login e-mail:/ }))
    const input = screen.getByRole('textbox', { name: 'Login e-mail' })
    await userEvent.clear(input)
    await userEvent.type(input, 'ada@bakery.example{Enter}')
    return sent
  }
  const TAKEN = { items: [{ id: 31, title: 'Bakery Lübeck' }], hidden: 2 }
  const warning = () => screen.findByRole('dialog', { name: 'Login e-mail already in use' })

  it('is shown with that website before it is saved, and stays in its field when it is not wanted', async () => {
    const sent = await begin(TAKEN)
    const dialog = await warning()
    expect(within(dialog).getByRole('link', { name: /Bakery Lübeck/ })).toHaveAttribute('href', '/website/31')
    expect(dialog).toHaveTextContent('2 websites that you cannot see')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Already the login of “Bakery Lübeck”.')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Login e-mail' })).toHaveValue('ada@bakery.example')
    expect(sent).toEqual([])
  })

  it('is saved all the same by whoever insists', async () => {
    const sent = await begin(TAKEN)
    await userEvent.click(within(await warning()).getByRole('button', { name: 'Save anyway' }))
    expect(await screen.findByRole('button', { name: /^Edit Login e-mail:\s*ada@bakery.example/ })).toBeInTheDocument()
    expect(sent).toEqual([{ value: 'ada@bakery.example', version: '3' }])
  })

  it.each([
    ['nobody has it', { items: [], hidden: 0 }],
    ['nobody can tell', () => json({ error: 'Not here' }, { status: 404 })],
  ])('is saved without a question when %s', async (_, use) => {
    const sent = await begin(use)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a value that is taken back', () => {
  const PATH = 'PUT /api/website/customer/12/customer/phone'
  const changePhone = async (store: ReturnType<typeof setup>['store']) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Edit Phone:/ }))
    const input = screen.getByRole('textbox', { name: 'Phone' })
    await userEvent.clear(input)
    await userEvent.type(input, '+46812345670{Enter}')
    await waitFor(() => expect(selectToasts(store.getState())).toHaveLength(1))
  }
  const begin = async (onUndo: () => object) => {
    const before = { ...CUSTOMER, customer: { ...CUSTOMER.customer, phone: '+46846500488-2' } }
    const sent: unknown[] = []
    const { store } = setup({
      answers: {
        'GET /api/website/customer/12': before,
        [PATH]: (init: RequestInit) => {
          sent.push(field(init))
          return sent.length > 1 ? onUndo() : { ...before, customer: { ...before.customer, phone: '+46812345670' }, version: 4 }
        },
      },
    })
    await changePhone(store)
    await act(async () => store.dispatch(runToastAction(selectToasts(store.getState())[0]?.id ?? '')))
    await waitFor(() => expect(sent).toHaveLength(2))
    return { sent, store }
  }

  it('is sent on the version that the change has made, so that nobody is in conflict with oneself', async () => {
    const { sent, store } = await begin(() => ({ ...CUSTOMER, version: 5 }))
    expect(sent[1]).toEqual({ value: '+46846500488-2', version: '4' })
    expect(selectErrors(store.getState())).toEqual([])
  })

  it('by the letter for Undo as by its button, once, and is said to be undone', async () => {
    const before = { ...CUSTOMER, customer: { ...CUSTOMER.customer, phone: '+46846500488' } }
    const sent: unknown[] = []
    const { store } = setup({
      answers: {
        'GET /api/website/customer/12': before,
        [PATH]: (init: RequestInit) => {
          sent.push(field(init))
          return { ...before, customer: { ...before.customer, phone: String(field(init)['value']) }, version: 3 + sent.length }
        },
      },
    })
    await changePhone(store)
    await userEvent.keyboard('z')
    await waitFor(() => expect(selectToasts(store.getState()).at(-1)).toMatchObject({ key: 'Undone: Phone changed' }))
    // What offered it is gone.
    expect(selectToasts(store.getState())).toHaveLength(1)
    await userEvent.keyboard('z')
    expect(sent).toEqual([
      { value: '+46812345670', version: '3' },
      { value: '+46846500488', version: '4' },
    ])
  })

  it('says why, where the host refuses what was there before', async () => {
    const refusal = { errors: [{ name: 'phone', message: 'This is no phone number.' }] }
    const { store } = await begin(() => json(refusal, { status: 422 }))
    await waitFor(() => expect(selectToasts(store.getState()).at(-1)?.key).toContain('This is no phone number.'))
    expect(selectErrors(store.getState())).toEqual([])
  })
})

describe('a signature', () => {
  const SIGNATURE = 'Mira Sandberg\nKai 1\n24103 Kiel\nTel. 0431 123456'

  it('proposes what it says; only what is confirmed is saved, and what is there already is not asked again', async () => {
    const sent: unknown[] = []
    let now: object = CUSTOMER
    setup({
      answers: {
        'GET /api/website/customer/12': () => now,
        'PUT /api/website/customer/12/customer/surname': (init: RequestInit) => {
          sent.push(field(init))
          now = { ...CUSTOMER, customer: { ...CUSTOMER.customer, surname: 'Sandberg' }, version: 4 }
          return now
        },
      },
    })
    await choose('Fill in from a signature')
    const dialog = await screen.findByRole('dialog', { name: 'Fill in from a signature' })
    await userEvent.click(within(dialog).getByRole('textbox', { name: 'Signature from an e-mail' }))
    await userEvent.paste(SIGNATURE)
    const names = () =>
      within(dialog)
        .getAllByRole('button', { name: /^Use/ })
        .map(({ textContent }) => textContent)
    await waitFor(() => expect(names()).toContain('Use Phone: +49 431 123456'))
    expect(names()).toEqual(['Use Last name: Sandberg', 'Use Street: Kai 1', 'Use Postal code: 24103', 'Use Phone: +49 431 123456'])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use Last name: Sandberg' }))
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'Use Last name: Sandberg' })).not.toBeInTheDocument())
    expect(sent).toEqual([{ value: 'Sandberg', version: '3' }])
  })

  it('that holds nothing says so', async () => {
    setup()
    await choose('Fill in from a signature')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Signature from an e-mail' }), 'see you soon')
    expect(screen.getByText('No data were found in this text.')).toBeInTheDocument()
  })

  it('says at its value why the server does not take it', async () => {
    setup({
      answers: { 'PUT /api/website/customer/12/customer/zip': json({ errors: [{ name: 'zip', message: 'Too long' }] }, { status: 422 }) },
    })
    await choose('Fill in from a signature')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Signature from an e-mail' }), '24103 Kiel')
    await userEvent.click(screen.getByRole('button', { name: 'Use Postal code: 24103' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Too long')
  })
})

describe('personal data', () => {
  it('are erased by an admin who typed the title of the website', async () => {
    const sent: unknown[] = []
    setup({
      user: ADMIN,
      answers: {
        'POST /api/website/customer/12/erase': (init: RequestInit) => {
          sent.push(bodyOf(init))
          return new Response(null, { status: 204 })
        },
      },
    })
    await choose('Erase personal data')
    const dialog = await screen.findByRole('dialog', { name: 'Erase personal data' })
    const button = within(dialog).getByRole('button', { name: 'Erase for good' })
    expect(button).toBeDisabled()
    await userEvent.type(within(dialog).getByRole('textbox'), 'Harbour Bakery')
    await userEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent).toEqual([{ title: 'Harbour Bakery' }])
  })

  it('are saved by an admin as a file that holds all the server told', async () => {
    const files: Blob[] = []
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
    URL.revokeObjectURL = () => undefined
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const told = {
      website: { id: 12, title: 'Harbour Bakery' },
      exportedAt: '2026-05-04T07:30:00Z',
      customer: { forename: 'Mira', shoeSize: 38 },
      visits: {},
      more: { points: 12 },
    }
    setup({ user: ADMIN, answers: { 'POST /api/website/customer/12/export': told } })
    await choose('Export personal data')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(JSON.parse(await files[0]!.text())).toMatchObject(told)
    jest.restoreAllMocks()
  })

  it('are offered to admins alone', async () => {
    setup()
    await userEvent.click(await screen.findByRole('button', { name: 'More about the customer' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Fill in from a signature'])
  })
})

it('the history of all data says which field each change is about', async () => {
  const items = [messageOf(2, { category: 'data_changed', label: 'customer.city', message: 'Kiel → Lübeck', from: MIRA })]
  renderDetails(<HistoryDialog websiteId={12} property="" onExited={() => {}} />, {
    answers: { 'GET /api/website/12/logs': { items, pagination: { page: 1, pages: 1, count: 1, limit: 100, total: 1 } } },
  })
  const change = await screen.findByRole('listitem')
  expect(change).toHaveTextContent(/^CityKiel → LübeckMira Sandberg/)
})
