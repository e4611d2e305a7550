import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refreshWebsite } from '../../../../src/api/websites'
import { CustomerCard } from '../../../../widgets/website-details/customer/CustomerCard'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { selectErrors } from '../../../../src/store'
import { renderDetails } from './support'

afterEach(() => {
  stopIslands()
  localStorage.clear()
})

const CUSTOMER = {
  customer: { firm: 'Harbour Bakery', city: 'Kiel', country: 'DE', phone: '+4943112345', metadata: { number: 14 } },
  phones: { '+4943112345': '+49 431 12345' },
  contact: {},
  version: 3,
}
const field = (init: RequestInit) => Object.fromEntries(new URLSearchParams(String(init.body)))
const failed = (message: string, status = 500) => json({ error: message }, { status })

describe('a value of the customer', () => {
  const setup = (answers: NonNullable<NonNullable<Parameters<typeof renderDetails>[1]>['answers']>) =>
    renderDetails(
      <WebsiteChangesProvider websiteId={12}>
        <CustomerCard websiteId={12} />
      </WebsiteChangesProvider>,
      { answers: { 'GET /api/website/customer/12': CUSTOMER, ...answers } },
    )
  const edit = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Edit ${name}:`) }))
    return screen.getByRole('textbox', { name })
  }

  it('is saved alone by Enter, and the focus goes back to it', async () => {
    const sent: unknown[] = []
    setup({
      'PUT /api/website/customer/12/customer/city': (init: RequestInit) => {
        sent.push(field(init))
        return { ...CUSTOMER, customer: { ...CUSTOMER.customer, city: 'Lübeck' }, version: 4 }
      },
    })
    const input = await edit('City')
    await userEvent.clear(input)
    await userEvent.type(input, 'Lübeck{Enter}')
    expect(await screen.findByRole('button', { name: /^Edit City:\s*Lübeck/ })).toHaveFocus()
    expect(await screen.findByRole('img', { name: 'Saved' })).toBeInTheDocument()
    expect(sent).toEqual([{ value: 'Lübeck', version: '3' }])
  })

  it('is given up by Escape', async () => {
    setup({})
    const input = await edit('City')
    await userEvent.type(input, 'X{Escape}')
    expect(screen.getByRole('button', { name: /^Edit City:\s*Kiel$/ })).toHaveFocus()
  })

  it('stays in its field when it cannot be saved, and survives a reload', async () => {
    setup({ 'PUT /api/website/customer/12/customer/city': failed('Disk full') })
    await userEvent.type(await edit('City'), ' am Meer{Enter}')
    expect(await screen.findByText('Disk full')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Kiel am Meer')
    stopIslands()

    setup({})
    expect(await screen.findByRole('textbox', { name: 'City' })).toHaveValue('Kiel am Meer')
  })

  it('that was typed before a reload says what somebody else has saved since', async () => {
    setup({ 'PUT /api/website/customer/12/customer/city': failed('Disk full') })
    await userEvent.type(await edit('City'), ' am Meer')
    stopIslands()

    const sent: unknown[] = []
    setup({
      'GET /api/website/customer/12': { ...CUSTOMER, customer: { ...CUSTOMER.customer, city: 'Husum' }, version: 4 },
      'PUT /api/website/customer/12/customer/city': (init) => {
        sent.push(field(init))
        return CUSTOMER
      },
    })
    const input = await screen.findByRole('textbox', { name: 'City' })
    expect(input).toHaveValue('Kiel am Meer')
    expect(input).toHaveAccessibleDescription(/changed this meanwhile. It now reads: Husum/)
    expect(sent).toEqual([])
    await userEvent.type(input, '{Escape}')
    expect(await screen.findByRole('button', { name: /^Edit City:\s*Husum$/ })).toBeVisible()
  })

  it('is shown beside the one somebody else has saved meanwhile', async () => {
    let theirs = false
    const sent: unknown[] = []
    const { store } = setup({
      'GET /api/website/customer/12': () =>
        theirs ? { ...CUSTOMER, customer: { ...CUSTOMER.customer, city: 'Bremen' }, version: 8 } : CUSTOMER,
      'PUT /api/website/customer/12/customer/city': (init: RequestInit) => {
        sent.push(field(init))
        if (theirs) return { ...CUSTOMER, customer: { ...CUSTOMER.customer, city: 'Kielx' }, version: 9 }
        theirs = true
        return failed('stale', 409)
      },
    })
    await userEvent.type(await edit('City'), 'x{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'City: changed by somebody else' })
    expect(dialog).toHaveTextContent(/There nowBremenYoursKielx/)
    expect(screen.queryByRole('img', { name: 'Saved' })).not.toBeInTheDocument()
    expect(JSON.stringify({ ...localStorage })).toContain('Kielx')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use mine' }))
    await screen.findByRole('button', { name: /^Edit City:\s*Kielx/ })
    expect(sent[1]).toEqual({ value: 'Kielx', version: '8' })
    expect(selectErrors(store.getState())).toEqual([])
  })

  describe('that somebody else saves while it is being edited, and the page hears of it,', () => {
    async function begin(open: () => Promise<unknown>) {
      let isChanged = false
      const sent: unknown[] = []
      const theirs = { ...CUSTOMER, customer: { ...CUSTOMER.customer, city: 'Bremen', country: 'DK' }, version: 8 }
      const refuse = (init: RequestInit) => {
        sent.push(field(init))
        return failed('stale', 409)
      }
      const { store } = setup({
        'GET /api/website/customer/12': () => (isChanged ? theirs : CUSTOMER),
        'PUT /api/website/customer/12/customer/city': refuse,
        'PUT /api/website/customer/12/customer/country': refuse,
      })
      await open()
      isChanged = true
      act(() => store.dispatch(refreshWebsite(12)))
      await waitFor(() => expect(JSON.stringify(store.getState())).toContain('Bremen'))
      return sent
    }
    it('asks when it is a text', async () => {
      const sent = await begin(() => edit('City'))
      await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'x{Enter}')
      expect(await screen.findByRole('dialog', { name: 'City: changed by somebody else' })).toHaveTextContent(/There nowBremenYoursKielx/)
      expect(sent).toEqual([{ value: 'Kielx', version: '3' }])
    })

    it('asks when it is chosen from a list', async () => {
      const sent = await begin(async () => {
        await userEvent.click(await screen.findByRole('button', { name: /^Edit Country:/ }))
        await screen.findByRole('combobox', { name: 'Country' })
      })
      await userEvent.clear(screen.getByRole('combobox', { name: 'Country' }))
      await userEvent.keyboard('Swede{Enter}')
      await screen.findByRole('dialog', { name: 'Country: changed by somebody else' })
      expect(sent).toEqual([{ value: 'SE', version: '3' }])
    })
  })

  it('must be what its field says', async () => {
    setup({})
    await userEvent.click(await screen.findByRole('button', { name: /^Show \d+ empty fields$/ }))
    await userEvent.type(await edit('Login e-mail'), 'nobody{Enter}')
    expect(await screen.findByText('This is not an e-mail address.')).toBeInTheDocument()
  })

  it('is behind one button while there is none; the button leads to the first field and takes all back', async () => {
    setup({})
    const button = await screen.findByRole('button', { name: /^Show \d+ empty fields$/ })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('button', { name: /^Edit Title:/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'On the website' })).not.toBeInTheDocument()
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: /^Edit Title:/ })).toHaveFocus()
    expect(screen.getByRole('heading', { name: 'On the website' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add data' })).toBeInTheDocument()
    // Whoever has no mouse comes to it through all of them.
    const hide = screen.getByRole('button', { name: 'Hide empty fields' })
    while (document.activeElement !== hide) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('heading', { name: 'On the website' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Edit Title:/ })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Show \d+ empty fields$/ })).toHaveFocus()
  })

  it('stays while it is written, also when empty fields are hidden', async () => {
    setup({ 'PUT /api/website/customer/12/customer/title': () => failed('Not now') })
    await userEvent.click(await screen.findByRole('button', { name: /^Show \d+ empty fields$/ }))
    await userEvent.type(await edit('Title'), 'Dr.{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toBeInvalid())
    await userEvent.click(screen.getByRole('button', { name: 'Hide empty fields' }))
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Dr.')
    expect(screen.queryByRole('button', { name: /^Edit Street:/ })).not.toBeInTheDocument()
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '{Escape}')
    expect(screen.getByRole('button', { name: /^Edit Title:/ })).toHaveFocus()
  })

  it('that is taken away keeps its row, and the focus', async () => {
    const { city: _, ...rest } = CUSTOMER.customer
    setup({ 'PUT /api/website/customer/12/customer/city': { ...CUSTOMER, customer: rest, version: 4 } })
    const input = await edit('City')
    await userEvent.clear(input)
    await userEvent.type(input, '{Enter}')
    expect(await screen.findByRole('button', { name: /^Edit City:\s*Add$/ })).toHaveFocus()
  })

  it('of another kind that is being added stays, too', async () => {
    const { metadata: _, ...customer } = CUSTOMER.customer
    setup({ 'GET /api/website/customer/12': { ...CUSTOMER, customer } })
    await userEvent.click(await screen.findByRole('button', { name: /^Show \d+ empty fields$/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Add data' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the entry' }), 'plate')
    await userEvent.click(screen.getByRole('button', { name: 'Hide empty fields' }))
    expect(screen.getByRole('textbox', { name: 'Name of the entry' })).toHaveValue('plate')
  })

  it('of a phone is shown in international form and can be called', async () => {
    setup({})
    expect(await screen.findByRole('button', { name: /\+49 431 12345/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+4943112345')
  })

  it('can be copied, written to and found on a map, with the keyboard', async () => {
    const customer = { ...CUSTOMER.customer, street: 'High Street 1', email: 'ada@bakery.example' }
    setup({ 'GET /api/website/customer/12': { ...CUSTOMER, customer } })
    const user = userEvent.setup()
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    expect(await screen.findByRole('link', { name: /mail/i })).toHaveAttribute('href', 'mailto:ada@bakery.example')
    const map = screen.getByRole('link', { name: /map/i })
    expect(map).toHaveAttribute('href', 'https://www.openstreetmap.org/search?query=High%20Street%201%2C%20Kiel%2C%20DE')
    expect(map).toHaveAttribute('rel', 'noopener noreferrer')
    const rows = screen.getAllByRole('definition')
    for (const row of rows) {
      const button = within(row).getByRole('button', { name: /^Copy/ })
      button.focus()
      expect(button).toHaveFocus()
      await user.keyboard('{Enter}')
    }
    expect(writeText.mock.calls.flat()).toEqual(expect.arrayContaining(['Harbour Bakery', 'Kiel', '+4943112345', 'High Street 1', '14']))
    expect(writeText).toHaveBeenCalledTimes(rows.length)
  })
})
