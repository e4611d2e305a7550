import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { stopIslands } from '../../../renderIsland'
import { ITEMS, fillRecord, item, open, rowTexts } from '../support'

beforeEach(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = jest.fn()
})

afterEach(() => {
  jest.useRealTimers()
  stopIslands()
})

it('only shows records of types that the host does not enable', async () => {
  open()
  const row = (await screen.findByRole('rowheader', { name: 'SSHFP' })).closest('tr') as HTMLElement
  expect(within(row).queryByRole('button')).toBeNull()
  expect(within(row).getByLabelText('SSHFP records can only be looked at here.')).toBeInTheDocument()
  expect(within(row).getByRole('checkbox')).toBeDisabled()
  fireEvent.click(screen.getByRole('button', { name: 'Add a record' }))
  expect(screen.queryByRole('option', { name: 'SSHFP' })).toBeNull()
})

it('can be read and not edited by somebody who only looks', async () => {
  const locked = { ...item(4, 'NS', '@', 'ns1.dns-servers.example'), locked: true, lockedReason: 'Name servers belong to the provider.' }
  open({ zone: { items: [...ITEMS, locked] } }, { isViewOnly: true })
  const row = (await screen.findByRole('rowheader', { name: 'A' })).closest('tr') as HTMLElement
  const [edit] = within(row).getAllByRole('button', { name: /^(Edit|Duplicate|Delete) / })
  expect(edit?.closest('fieldset')).toHaveAttribute('title', 'You are only looking at this customer. Nothing can be changed.')
  for (const button of screen.getAllByRole('button', { name: /^(Edit|Duplicate|Delete|Unlock) |^(Add a record|Presets|Import)/ }))
    expect(button).toBeDisabled()
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled()
  expect(screen.getByRole('button', { name: 'History' })).toBeEnabled()
})

it('gives the priority of a record a column of its own', async () => {
  open({ zone: { items: [{ ...item(3, 'MX', '@', 'mail.bakery.example'), prio: 20 }] } })
  const row = (await screen.findByRole('rowheader', { name: 'MX' })).closest('tr') as HTMLElement
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const cells = within(row).getAllByRole('cell')
  // The type is the header of the row.
  expect(cells[headers.indexOf('Priority') - 1]).toHaveTextContent(/^20$/)
  expect(cells[headers.indexOf('Value') - 1]).toHaveTextContent(/^mail\.bakery\.example\.$/)
})

it('warns an admin before a locked record can be changed', async () => {
  const lockedReason = 'Name servers belong to the provider.'
  open({ zone: { items: [{ ...item(4, 'NS', '@', 'ns1.dns-servers.example'), locked: true, lockedReason }] } })
  const button = await screen.findByRole('button', { name: `Unlock NS @. ${lockedReason}` })
  // An open padlock would say that it is unlocked.
  expect(button.querySelector('svg')).toHaveClass('lucide-lock-keyhole')
  fireEvent.click(button)
  const dialog = screen.getByRole('dialog', { name: 'Unlock this record?' })
  expect(within(dialog).getByText(/mail or certificates of bakery\.example may stop working/)).toHaveTextContent(lockedReason)
  expect(screen.queryByRole('button', { name: 'Edit NS @' })).toBeNull()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Unlock' }))
  expect(await screen.findByRole('button', { name: 'Edit NS @' })).toBeInTheDocument()
})

it('counts down until others have forgotten what was before', async () => {
  jest.useFakeTimers()
  open({ live: [{ id: 1, authoritative: true, public: false, ttl: 125 }] })
  expect(await screen.findByText(/^Spreading, up to 2:0\d$/)).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(6_000))
  expect(screen.getByText(/^Spreading, up to 1:5\d$/)).toBeInTheDocument()
})

it('narrows to a type and to words, and sorts by columns', async () => {
  open({ zone: { items: [item(1, 'TXT', 'b', 'x'), item(2, 'A', 'host10', '192.0.2.1'), item(3, 'A', 'host9', '192.0.2.2')] } })
  await screen.findByRole('rowheader', { name: 'TXT' })
  expect(rowTexts()).toEqual(['TXT b', 'A host10', 'A host9'])
  fireEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(rowTexts()).toEqual(['TXT b', 'A host9', 'A host10'])
  fireEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  expect(rowTexts()).toEqual(['A host10', 'A host9', 'TXT b'])
  fireEvent.click(screen.getByRole('button', { name: 'A 2' }))
  expect(rowTexts()).toEqual(['A host10', 'A host9'])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '0.2.2' } })
  expect(rowTexts()).toEqual(['A host9'])
  // Beside the words and the order of the list of domains.
  expect(location.search).toBe('?record_sort=-name&record_type=A&records=0.2.2')
})

it('shows of a zone what the address says', async () => {
  const items = [item(1, 'TXT', 'b', 'x'), item(2, 'A', 'host10', '192.0.2.1'), item(3, 'A', 'host9', '192.0.2.2')]
  open({ zone: { items } }, {}, '/domains?q=bakery&dns=5&records=host&record_type=A&record_sort=name')
  await screen.findAllByRole('rowheader', { name: 'A' })
  expect(rowTexts()).toEqual(['A host9', 'A host10'])
  expect(screen.getByRole('searchbox')).toHaveValue('host')
})

it('changes the time to live of several at once, with the rest of their sets, and deletes several', async () => {
  const items = [item(1, 'MX', '@', 'a.other.example'), item(2, 'MX', '@', 'b.other.example'), item(3, 'A', 'www', '192.0.2.1')]
  open({ zone: { items: items.map((one, nth) => (one.type === 'MX' ? { ...one, prio: nth } : one)) } })
  fireEvent.click((await screen.findAllByRole('checkbox', { name: 'Select MX @' }))[0] as HTMLElement)
  fireEvent.click(screen.getByRole('button', { name: 'Change TTL' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'TTL of 1 record' }))
  fireEvent.change(dialog.getByLabelText('TTL (seconds)'), { target: { value: '5' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Change TTL' }))
  expect(await dialog.findByText('Please enter from 60 to 86400 seconds.')).toBeInTheDocument()
  fireEvent.change(dialog.getByLabelText('TTL (seconds)'), { target: { value: '300' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Change TTL' }))
  expect(await screen.findByText('0 added · 2 changed · 0 removed')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all records shown' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete 3 records' }))
  expect(await screen.findByText('0 added · 0 changed · 3 removed')).toBeInTheDocument()
})

it('puts another text into the values of several at once, and leaves what is locked', async () => {
  const items = [
    item(1, 'A', '@', '192.0.2.1'),
    item(2, 'A', 'www', '192.0.2.1'),
    { ...item(3, 'NS', '@', 'ns.one.example'), locked: true },
  ]
  open({ zone: { items } })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all records shown' }))
  fireEvent.click(screen.getByRole('button', { name: 'Change values' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Values of 2 records' }))
  const find = dialog.getByRole('textbox', { name: 'Text in the values' })
  expect(find).toHaveValue('192.0.2.1')
  fireEvent.change(find, { target: { value: 'elsewhere' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Change values' }))
  expect(find).toHaveAccessibleDescription('None of these records has this text.')
  fireEvent.change(find, { target: { value: '0.2.1' } })
  fireEvent.change(dialog.getByLabelText('Replace with'), { target: { value: '0.2.9' } })
  expect(dialog.getByText('2 records change.')).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('button', { name: 'Change values' }))
  expect(await screen.findByText('0 added · 2 changed · 0 removed')).toBeInTheDocument()
})

it('folds a long text until somebody wants all of it', async () => {
  open({ zone: { items: [item(1, 'TXT', 'key', 'k'.repeat(400))] } })
  const more = await screen.findByRole('button', { name: 'Show all of TXT key' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(more)
  expect(screen.getByRole('button', { name: 'Show less of TXT key' })).toHaveAttribute('aria-expanded', 'true')
})

it('keeps the focus among the records, whatever becomes of the one that has it', async () => {
  const focused = () => (screen.getByRole('region', { name: 'Records' }).getRootNode() as ShadowRoot | Document).activeElement
  const hasFocus = (text: string) => waitFor(() => expect(focused()?.closest('tr')?.textContent).toContain(text))
  const isOnTable = () => waitFor(() => expect(focused()?.getAttribute('aria-label')).toBe('Records'))
  const press = (name: string) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  }
  open({ zone: { items: [item(1, 'A', '@', '192.0.2.1'), item(2, 'A', 'www', '192.0.2.2'), item(3, 'A', 'shop', '192.0.2.3')] } })
  await screen.findAllByRole('rowheader')
  press('Delete A www')
  await hasFocus('shop')
  press('Edit A @')
  screen.getByRole('button', { name: 'Cancel' }).focus()
  press('Cancel')
  await hasFocus('192.0.2.1')
  press('Add a record')
  fillRecord('new', '192.0.2.4')
  press('Done')
  await hasFocus('192.0.2.4')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select A shop' }))
  press('Delete 1 record')
  await isOnTable()
  press('Discard')
  await waitFor(() => expect(screen.queryByText(/added/)).toBeNull())
  await isOnTable()
})
