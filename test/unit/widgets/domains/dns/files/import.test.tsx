import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { stopIslands } from '../../../renderIsland'
import { open } from '../support'

beforeEach(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = jest.fn()
})

afterEach(stopIslands)

it('mends times to live that are out of range with one click', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  fireEvent.change(await screen.findByLabelText('Or paste its content'), {
    target: { value: `shop 5 A 192.0.2.7\nhost SSHFP 4 2 ${'ab'.repeat(32)}` },
  })
  // The host does not enable the other one.
  expect(screen.getByText('SSHFP records can only be looked at here.', { selector: 'span' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Take over 1 record' }))
  expect(await screen.findByText('1 added · 0 changed · 0 removed')).toBeInTheDocument()
  const finding = screen.getByText(/^1 record is forgotten after less than 60 seconds/).closest('li') as HTMLElement
  fireEvent.click(within(finding).getByRole('button', { name: 'Fix it' }))
  expect(finding).not.toBeInTheDocument()
  expect(screen.queryByText('1 problem')).toBeNull()
})

it('says of each line of a zone file what became of it, and what is wrong with a record', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  fireEvent.change(await screen.findByLabelText('Or paste its content'), { target: { value: 'mail A 192.0.2.5\nx A 1.2.3\ny LOC 1 2' } })
  const lines = within(screen.getByRole('list', { name: 'What was read' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '1mail A 192.0.2.5Read',
    '2x A 1.2.3ReadThis is no IPv4 address, such as 192.0.2.10.',
    '3y LOC 1 2Not understoodRecords of the type LOC are not supported.',
  ])
  expect(screen.getByRole('button', { name: 'Take over 2 records' })).toBeEnabled()
})

it('says before an import that the zone would be too long, and leads to the first line and the first record that are wrong', async () => {
  open()
  const paste = (value: string) => fireEvent.change(screen.getByLabelText('Or paste its content'), { target: { value } })
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  await screen.findByRole('dialog', { name: 'Import into bakery.example' })
  paste(Array.from({ length: 999 }, (_, nth) => `h${nth} A 192.0.2.1`).join('\n'))
  expect(screen.getByText(/^The zone would have 1,001 records, but 1,000 are the limit/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Take over 999 records' })).toBeDisabled()

  paste('mail A 192.0.2.5\nx A 1.2.3\ny LOC 1 2')
  expect(screen.getByText('2 lines have a problem')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Go to the first' }))
  expect(document.activeElement).toHaveTextContent('2x A 1.2.3')
  fireEvent.click(screen.getByRole('button', { name: 'Take over 2 records' }))
  fireEvent.click(await screen.findByRole('button', { name: '1 problem' }))
  await waitFor(() => expect(document.activeElement).toHaveTextContent('This is no IPv4 address'))
  expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled()
})

it('imports a file of Windows, whatever its encoding is', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = await screen.findByRole('dialog')
  const file = new File([Buffer.from('\ufeffshop 300 IN A 192.0.2.9', 'utf16le')], 'zone.txt')
  fireEvent.change(dialog.querySelector('input[type="file"]')!, { target: { files: [file] } })
  await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveValue('shop 300 IN A 192.0.2.9'))
})

it('counts what an import adds: nothing of what is there already', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  fireEvent.change(await screen.findByLabelText('Or paste its content'), { target: { value: '@ A 192.0.2.1' } })
  expect(screen.getByRole('button', { name: 'Take over 0 records' })).toBeDisabled()
  fireEvent.change(screen.getByLabelText('Or paste its content'), { target: { value: '@ A 192.0.2.1\nshop A 192.0.2.7' } })
  expect(screen.getByRole('button', { name: 'Take over 1 record' })).toBeEnabled()
})

it('takes a line that is in a file twice over once, and says so', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  fireEvent.change(await screen.findByLabelText('Or paste its content'), {
    target: { value: 'shop A 192.0.2.7\nshop 600 A 192.0.2.7\nshop A 192.0.2.8' },
  })
  const lines = within(screen.getByRole('list', { name: 'What was read' })).getAllByRole('listitem')
  expect(lines[1]).toHaveTextContent(/SkippedThe same record is there already: A shop.bakery.example.$/)
  expect(screen.queryByText(/lines? ha(s|ve) a problem/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Replace them' }))
  expect(screen.getByRole('button', { name: 'Take over 2 records' })).toBeEnabled()
  fireEvent.click(screen.getByRole('radio', { name: 'Add to them' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take over 2 records' }))
  expect(await screen.findByText('2 added · 0 changed · 0 removed')).toBeInTheDocument()
  expect(screen.queryByText(/problem/)).toBeNull()
})

it('asks before Back leaves the zone for the list with what somebody has pasted', async () => {
  const { store } = open({}, {}, '/domains')
  const asked = jest.fn<void, [() => void]>()
  store.navigation.claim(() => true, asked)
  store.navigation.push('/domains?dns=5')
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  fireEvent.change(await screen.findByLabelText('Or paste its content'), { target: { value: 'shop 300 A 192.0.2.7' } })
  store.navigation.back()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  expect(location.search).toBe('?dns=5')
})
