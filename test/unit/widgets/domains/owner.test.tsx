import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import OwnerDialog from '../../../../widgets/domains/dialogs/OwnerDialog'
import { stopIslands } from '../renderIsland'
import { bodyOf } from '../website-details/support'
import { renderDomains } from './support'

afterEach(stopIslands)

const OWNER = {
  type: 'person',
  forename: 'Ada',
  surname: 'Baker',
  street: 'High Street 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 30 123456',
  email: 'ada@bakery.example',
  version: 3,
}

function open(owner: object, answerSave: () => object = () => ({ ...OWNER, version: 4 }), read: () => unknown = () => undefined) {
  const saved: unknown[] = []
  renderDomains(<OwnerDialog websiteId={12} onExited={() => undefined} />, {
    answers: {
      'GET /api/website/12/ownerData': async () => {
        await read()
        return Response.json({ ...OWNER, ...owner })
      },
      'PATCH /api/website/12/ownerData': (init) => {
        saved.push(bodyOf(init))
        return answerSave()
      },
    },
  })
  return saved
}

it('shows where the customer data differs, and takes it over one by one or all at once', async () => {
  const saved = open({ customer: { firm: 'Bakery Ltd', surname: 'Baker', city: 'Hamburg', country: 'AT' } })
  const difference = within(await screen.findByRole('region', { name: 'The customer data says something else' }))
  expect(difference.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Company– Bakery LtdTake over',
    'CityBerlin HamburgTake over',
    'CountryGermany AustriaTake over',
  ])
  fireEvent.click(difference.getByRole('button', { name: 'Take over from the customer data: City' }))
  expect(screen.getByLabelText(/^City/)).toHaveValue('Hamburg')
  fireEvent.click(difference.getByRole('button', { name: 'Take over all' }))
  expect(screen.queryByRole('region', { name: 'The customer data says something else' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toMatchObject([{ type: 'company', firm: 'Bakery Ltd', city: 'Hamburg', country: 'AT', version: 3 }]))
})

it('copies words to warn the customer with, in the language of the customer', async () => {
  const writeText = jest.fn<Promise<void>, [string]>(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  open({ language: 'de', confirmations: [{ domain: 'bakery.example', state: 'pending', until: '2026-12-06T12:00:00Z' }] })
  const copy = await screen.findByRole('button', { name: 'Copy a message to the customer (Deutsch)' })
  await waitFor(() => expect(copy).toBeEnabled())
  fireEvent.click(copy)
  await waitFor(() =>
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^Guten Tag Ada Baker.*bakery\.example.*6\. Dezember 2026/)),
  )
})

it('keeps what was typed when it is refused, and says why', async () => {
  let answerAgain = () => {}
  const again = new Promise<void>((resolve) => {
    answerAgain = resolve
  })
  const read = jest.fn().mockReturnValueOnce(undefined).mockReturnValue(again)
  const saved = open({}, () => Response.json({ error: 'The registry is closed' }, { status: 409 }), read)
  const city = await screen.findByLabelText(/^City/)
  fireEvent.change(city, { target: { value: 'Kiel' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  // The owner is asked for again, as somebody else may have changed it.
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  answerAgain()
  expect(await screen.findByText('The registry is closed')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled())
  expect(screen.getByLabelText(/^City/)).toHaveValue('Kiel')
})
