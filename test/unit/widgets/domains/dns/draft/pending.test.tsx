import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { draftStore, runToastAction, selectToasts } from '../../../../../../src/store'
import DnsManager from '../../../../../../widgets/domains/dns/DnsManager'
import { json } from '../../../../http/support'
import { stopIslands } from '../../../renderIsland'
import { bodyOf } from '../../../website-details/support'
import { renderDomains } from '../../support'
import { ITEMS, fillRecord, item, open, zone } from '../support'

beforeEach(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = jest.fn()
})

afterEach(stopIslands)

it('shows what others have applied meanwhile beside the own changes, and puts those on top', async () => {
  const theirs = { ...zone, version: 2, items: [...ITEMS, item(9, 'A', 'shop', '192.0.2.9')] }
  const saved: unknown[] = []
  let reads = 0
  renderDomains(<DnsManager domainId={5} websiteId={12} onClose={() => undefined} />, {
    answers: {
      'GET /api/dns-manager/5': () => (reads++ === 0 ? zone : theirs),
      'GET /api/dns-manager/5/live': { items: [] },
      'POST /api/dns-manager/5': (init) => {
        saved.push(bodyOf(init))
        return saved.length === 1 ? json(theirs, { status: 409 }) : { ...theirs, version: 3 }
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add a record' }))
  const form = within(screen.getByRole('form', { name: 'Record' }))
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'mail' } })
  fireEvent.change(form.getByLabelText('Value'), { target: { value: '192.0.2.5' } })
  fireEvent.click(form.getByRole('button', { name: 'Done' }))
  expect(screen.getByText('1 added · 0 changed · 0 removed')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Review' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Apply' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed bakery.example' }))
  expect(dialog.getByText('A of shop.bakery.example is added: 192.0.2.9')).toBeInTheDocument()
  expect(dialog.getByText('A of mail.bakery.example is added: 192.0.2.5')).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('button', { name: 'Put mine on top' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Review' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved).toMatchObject([
    { version: 1 },
    { version: 2, items: [{ id: 1 }, { id: 2 }, { id: 9 }, { name: 'mail', content: '192.0.2.5' }] },
  ])
})

it('brings back what was discarded, but not over what has been changed since', async () => {
  const { store } = open()
  const lastToast = () => selectToasts(store.getState()).at(-1)
  const discard = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByText(/added/)).toBeNull())
  }
  const add = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Add a record' }))
    fillRecord(name, '192.0.2.4')
    fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  }
  await screen.findAllByRole('rowheader')
  add('new')
  await discard()
  expect(lastToast()).toMatchObject({ key: '1 pending change discarded', actionKey: 'partner.general.undo' })
  await act(async () => store.dispatch(runToastAction(lastToast()?.id ?? '')))
  expect(screen.getByText('1 added · 0 changed · 0 removed')).toBeInTheDocument()
  await discard()
  add('other')
  await waitFor(() => expect(lastToast()).toBeUndefined())
})

it('shows what others have applied when somebody comes back to the page, unless something is changed here', async () => {
  let now: object = zone
  renderDomains(<DnsManager domainId={5} websiteId={12} onClose={() => undefined} />, {
    answers: { 'GET /api/dns-manager/5': () => now, 'GET /api/dns-manager/5/live': { items: [] } },
  })
  await screen.findByRole('rowheader', { name: 'A' })
  now = { ...zone, version: 2, items: [...ITEMS, item(9, 'A', 'shop', '192.0.2.9')] }
  fireEvent.focus(window)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete A shop' }))
  now = { ...zone, version: 3, items: ITEMS }
  fireEvent.focus(window)
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(screen.getByText('0 added · 0 changed · 1 removed')).toBeInTheDocument()
})

it('brings back what was kept, also with a time to live that is still to be put right', async () => {
  const items = ITEMS.map((one) => ({ ...one, key: String(one.id), lockedReason: null }))
  const imported = { type: 'A', name: 'shop', content: '192.0.2.7', ttl: 604_800, key: 'k', locked: false, lockedReason: null }
  const value = { version: 1, saved: items, items: [...items, imported] }
  jest.spyOn(draftStore, 'read').mockResolvedValue({ value, keptAt: 1, syncedAt: 1 })
  open()
  expect(await screen.findByText('1 added · 0 changed · 0 removed')).toBeInTheDocument()
  jest.restoreAllMocks()
})

it('goes on with what another tab has kept, unless something is changed here that is not kept yet', async () => {
  const saved = ITEMS.map((one) => ({ ...one, key: String(one.id), lockedReason: null }))
  const added = (name: string) => ({ ...item(0, 'A', name, '192.0.2.7'), id: undefined, key: name, lockedReason: null })
  const keptWith = (keptAt: number, ...names: string[]) =>
    jest
      .spyOn(draftStore, 'read')
      .mockResolvedValue({ value: { version: 1, saved, items: [...saved, ...names.map(added)] }, keptAt, syncedAt: 1 })
  open()
  await screen.findAllByRole('rowheader')
  keptWith(2, 'shop')
  fireEvent.focus(window)
  expect(await screen.findByText('1 added · 0 changed · 0 removed')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Delete A @' }))
  keptWith(3, 'shop', 'mail')
  fireEvent.focus(window)
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(screen.getByText('1 added · 0 changed · 1 removed')).toBeInTheDocument()
  fireEvent.blur(window)
  keptWith(4, 'shop', 'mail')
  fireEvent.focus(window)
  expect(await screen.findByText('2 added · 0 changed · 0 removed')).toBeInTheDocument()
  jest.spyOn(draftStore, 'read').mockResolvedValue(undefined)
  fireEvent.focus(window)
  await waitFor(() => expect(screen.queryByText(/added/)).toBeNull())
  jest.restoreAllMocks()
})
