import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import DnsManager from '../../../../../../widgets/domains/dns/DnsManager'
import { json } from '../../../../http/support'
import { stopIslands } from '../../../renderIsland'
import { renderDomains } from '../../support'

beforeEach(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = jest.fn()
})

afterEach(stopIslands)

const item = (id: number, name: string, content: string) => ({ id, domainId: 5, type: 'A', name, content, ttl: 3600, locked: false })
const zone = { domain: { id: 5, name: 'bakery.example' }, version: 1, items: [item(1, '@', '192.0.2.1')] }
const applied = { ...zone, version: 2, items: [...zone.items, item(2, 'mail', '192.0.2.5')] }

type Answer = object | (() => Response | Promise<Response>)

/** Adds a record and applies it; `then` answers what is asked of the zone after that. */
async function apply(save: Answer, then: Answer = zone) {
  let reads = 0
  renderDomains(<DnsManager domainId={5} websiteId={12} onClose={() => undefined} />, {
    answers: {
      'GET /api/dns-manager/5': () => (reads++ === 0 ? zone : typeof then === 'function' ? then() : then),
      'GET /api/dns-manager/5/live': { items: [] },
      'POST /api/dns-manager/5': save,
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add a record' }))
  const form = within(screen.getByRole('form', { name: 'Record' }))
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'mail' } })
  fireEvent.change(form.getByLabelText('Value'), { target: { value: '192.0.2.5' } })
  fireEvent.click(form.getByRole('button', { name: 'Done' }))
  const review = screen.getByRole('button', { name: 'Review' })
  review.focus()
  fireEvent.click(review)
  const button = await screen.findByRole('button', { name: 'Apply' })
  button.focus()
  fireEvent.click(button)
}

const pending = () => screen.queryByText('1 added · 0 changed · 0 removed')
const isDone = async () => {
  await waitFor(() => expect(pending()).toBeNull())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('gives the focus to the records when the changes are applied', async () => {
  await apply(applied)
  await isDone()
  const records = screen.getByRole('region', { name: 'Records' })
  await waitFor(() => expect((records.getRootNode() as ShadowRoot).activeElement).toBe(records))
})

it('cannot be left while the changes are on their way: what somebody goes on with would be lost to the answer', async () => {
  let answer: (response: Response) => void = () => undefined
  await apply(() => new Promise((resolve) => (answer = resolve)))
  const dialog = screen.getByRole('dialog')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('dialog')).toBeVisible()
  answer(json(applied))
  await isDone()
})

it('says why what others have changed meanwhile could not be looked up', async () => {
  await apply(
    () => json({}, { status: 409 }),
    () => json({}, { status: 500 }),
  )
  expect(await screen.findByText('The server reported an error. Please try again.')).toBeInTheDocument()
  expect(pending()).toBeInTheDocument()
})

it('asks nothing when the changes are there already, because only the answer got lost', async () => {
  await apply(() => json({}, { status: 409 }), applied)
  await isDone()
  expect(screen.getByRole('button', { name: 'Edit A mail' })).toBeInTheDocument()
})
