import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hasUnsavedChanges } from '../../../../../../src/store'
import DnsManager from '../../../../../../widgets/domains/dns/DnsManager'
import { stopIslands } from '../../../renderIsland'
import { renderDomains } from '../../support'
import { fillRecord, item, open, zone } from '../support'

beforeEach(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = jest.fn()
})

afterEach(stopIslands)

it('edits them where it does, and names what is wrong with one', async () => {
  open({ zone: { enabledTypes: ['TLSA', 'SSHFP'] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit SSHFP ssh' }))
  const form = screen.getByRole('form', { name: 'Record' })
  expect(within(form).getByText('Algorithm, kind of fingerprint, fingerprint')).toBeInTheDocument()
  fireEvent.change(within(form).getByLabelText('Value'), { target: { value: '4 2 ab cd' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('This kind of fingerprint has 64 hexadecimal digits, not 4.')).toBeInTheDocument()
})

it('gives the whole set the time to live of the record that is edited, and says so', async () => {
  open({ zone: { items: [item(1, 'A', '@', '192.0.2.1'), item(2, 'A', '@', '192.0.2.2')] } })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Edit A @' }))[0] as HTMLElement)
  const form = within(screen.getByRole('form', { name: 'Record' }))
  expect(form.getByText('Also applies to 1 other record of this name and type.')).toBeInTheDocument()
  fireEvent.change(form.getByLabelText('TTL (seconds)'), { target: { value: '600' } })
  fireEvent.click(form.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('0 added · 2 changed · 0 removed')).toBeInTheDocument()
})

it('asks before the record that somebody is typing is lost on the way back, and not before one with nothing typed', async () => {
  const left = jest.fn()
  renderDomains(<DnsManager domainId={5} websiteId={12} onClose={left} />, {
    answers: { 'GET /api/dns-manager/5': zone, 'GET /api/dns-manager/5/live': { items: [] } },
  })
  const back = () => fireEvent.click(screen.getByRole('button', { name: 'Back to the domains' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Add a record' }))
  expect(hasUnsavedChanges()).toBe(false)
  back()
  expect(left).toHaveBeenCalledTimes(1)
  fillRecord('shop', '192.0.2.9')
  expect(hasUnsavedChanges()).toBe(true)
  back()
  const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }))
  expect(left).toHaveBeenCalledTimes(1)
  fireEvent.click(question.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(left).toHaveBeenCalledTimes(2))
})

it('asks before the browser or a link leaves the zone for the list with the record that somebody is typing', async () => {
  const { store } = open()
  const asked = jest.fn<void, [() => void]>()
  store.navigation.claim(() => true, asked)
  store.navigation.push('/domains')
  store.navigation.push('/domains?dns=5')
  fireEvent.click(await screen.findByRole('button', { name: 'Add a record' }))
  fillRecord('shop', '192.0.2.9')
  act(() => store.navigation.push('/domains?dns=5&theme=dark'))
  expect(asked).not.toHaveBeenCalled()
  store.navigation.push('/domains')
  expect(asked).toHaveBeenCalledTimes(1)
  expect(location.search).toContain('dns=5')
  store.navigation.back()
  await waitFor(() => expect(location.search).not.toContain('theme'))
  store.navigation.back()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  expect(location.search).toContain('dns=5')
})

it('asks before Escape drops the record that somebody is typing, and closes one with nothing typed', async () => {
  open()
  const escape = () => fireEvent.keyDown(screen.getByLabelText('Value'), { key: 'Escape' })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit A @' }))
  escape()
  expect(screen.queryByRole('form', { name: 'Record' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Edit A @' }))
  fillRecord('shop', '192.0.2.9')
  escape()
  const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }))
  expect(screen.getByLabelText('Value')).toHaveValue('192.0.2.9')
  fireEvent.click(question.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Record' })).toBeNull())
  expect(screen.queryByText('192.0.2.9')).toBeNull()
})

it('asks before another record takes the place of the one that somebody is typing', async () => {
  open({ zone: { items: [item(1, 'A', '@', '192.0.2.1'), item(2, 'A', 'www', '192.0.2.2')] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit A @' }))
  fireEvent.click(screen.getByRole('button', { name: 'Edit A www' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  fillRecord('shop', '192.0.2.9')
  fireEvent.click(screen.getByRole('button', { name: 'Edit A @' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }))
  expect(screen.getByLabelText('Value')).toHaveValue('192.0.2.9')
  fireEvent.click(dialog.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.getByLabelText('Value')).toHaveValue('192.0.2.1'))
})

it('shows what is kept of a text that is typed in quotes', async () => {
  open({ zone: { items: [item(1, 'TXT', '@', 'plain')] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit TXT @' }))
  fillRecord('@', '"a b" "c"')
  expect(screen.getByLabelText('Value')).toHaveAccessibleDescription('a bc')
  fillRecord('@', 'a "b" c')
  expect(screen.getByLabelText('Value')).toHaveAccessibleDescription('')
})

it('shows the tag that a record has, also one that is seldom used', async () => {
  open({ zone: { items: [{ ...item(1, 'CAA', '@', 'ca.example'), flags: 0, tag: 'issuemail' }] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit CAA @' }))
  expect(screen.getByLabelText('Tag')).toHaveValue('issuemail')
})
