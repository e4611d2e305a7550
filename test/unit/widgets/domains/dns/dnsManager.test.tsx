import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { draftStore, hasUnsavedChanges, runToastAction, selectToasts } from '../../../../../src/store'
import DnsManager from '../../../../../widgets/domains/dns/DnsManager'
import { json } from '../../../http/support'
import { stopIslands } from '../../renderIsland'
import { bodyOf } from '../../website-details/support'
import { renderDomains } from '../support'

beforeEach(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = jest.fn()
})

afterEach(() => {
  jest.useRealTimers()
  stopIslands()
})

const item = (id: number, type: string, name: string, content: string) => ({
  id,
  domainId: 5,
  type,
  name,
  content,
  ttl: 3600,
  locked: false,
})
const ITEMS = [item(1, 'A', '@', '192.0.2.1'), item(2, 'SSHFP', 'ssh', `4 2 ${'ab'.repeat(32)}`)]
const zone = { domain: { id: 5, name: 'bakery.example' }, version: 1, items: ITEMS }

const open = (answers: { zone?: object; live?: object[] } = {}, data: object = {}) =>
  renderDomains(<DnsManager domainId={5} websiteId={12} onClose={() => undefined} />, {
    answers: {
      'GET /api/dns-manager/5': { ...zone, ...answers.zone },
      'GET /api/dns-manager/5/live': { items: answers.live ?? [] },
    },
    data,
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

it('edits them where it does, and names what is wrong with one', async () => {
  open({ zone: { enabledTypes: ['TLSA', 'SSHFP'] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit SSHFP ssh' }))
  const form = screen.getByRole('form', { name: 'Record' })
  expect(within(form).getByText('Algorithm, kind of fingerprint, fingerprint')).toBeInTheDocument()
  fireEvent.change(within(form).getByLabelText('Value'), { target: { value: '4 2 ab cd' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('This kind of fingerprint has 64 hexadecimal digits, not 4.')).toBeInTheDocument()
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

const rowTexts = () =>
  screen.getAllByRole('rowheader').map((header) => `${header.textContent} ${header.closest('tr')?.querySelectorAll('td')[1]?.textContent}`)

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

it('gives the whole set the time to live of the record that is edited, and says so', async () => {
  open({ zone: { items: [item(1, 'A', '@', '192.0.2.1'), item(2, 'A', '@', '192.0.2.2')] } })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Edit A @' }))[0] as HTMLElement)
  const form = within(screen.getByRole('form', { name: 'Record' }))
  expect(form.getByText('Also applies to 1 other record of this name and type.')).toBeInTheDocument()
  fireEvent.change(form.getByLabelText('TTL (seconds)'), { target: { value: '600' } })
  fireEvent.click(form.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('0 added · 2 changed · 0 removed')).toBeInTheDocument()
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

it('folds a long text until somebody wants all of it', async () => {
  open({ zone: { items: [item(1, 'TXT', 'key', 'k'.repeat(400))] } })
  const more = await screen.findByRole('button', { name: 'Show all of TXT key' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(more)
  expect(screen.getByRole('button', { name: 'Show less of TXT key' })).toHaveAttribute('aria-expanded', 'true')
})

it('groups the history by day and person, each version in a line until somebody wants to know more', async () => {
  const grace = { id: 8, name: 'grace', forename: 'Grace', surname: 'Hopper' }
  const version = (number: number, createdAt: string, createdBy: object | null, records: object[]) => ({
    version: number,
    createdAt,
    createdBy,
    comment: null,
    records,
  })
  const [a, b] = [item(1, 'A', '@', '192.0.2.1'), item(2, 'A', 'www', '192.0.2.2')]
  renderDomains(<DnsManager domainId={5} websiteId={12} onClose={() => undefined} />, {
    answers: {
      'GET /api/dns-manager/5': zone,
      'GET /api/dns-manager/5/live': { items: [] },
      'GET /api/dns-manager/5/history': {
        items: [
          version(4, '2026-05-04T12:00:00Z', grace, ITEMS),
          version(3, '2026-05-04T11:00:00Z', grace, [a, b]),
          version(2, '2026-05-03T11:00:00Z', grace, [a]),
          version(1, '2026-05-03T10:00:00Z', null, []),
        ],
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'History' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'History of bakery.example' }))
  const groups = await dialog.findAllByRole('heading', { level: 3 })
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/May 4, 2026.*Grace Hopper/),
    expect.stringMatching(/May 3, 2026.*Grace Hopper/),
    'May 3, 2026 ',
  ])
  const [second] = dialog.getAllByText(/1 added · 0 changed · 0 removed/)
  expect(dialog.queryByText(/is added/)).toBeNull()
  const details = second?.closest('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(await dialog.findByText('A of www.bakery.example is added: 192.0.2.2')).toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: 'Restore version 4' })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Restore version 3' }))
  expect(await screen.findByText(/^1 added · 0 changed/)).toBeInTheDocument()
})

it('offers what is live elsewhere as pending records, those in whose place it would come only when wanted', async () => {
  const present = [
    { type: 'A', name: '@', content: '203.0.113.99', ttl: 3600 },
    { type: 'MX', name: '@', content: 'mail.other.example', ttl: 3600, prio: 10 },
  ]
  renderDomains(<DnsManager domainId={5} websiteId={12} onClose={() => undefined} />, {
    answers: {
      'GET /api/dns-manager/5': zone,
      'GET /api/dns-manager/5/live': { items: [] },
      'GET /api/dns-manager/5/present': { items: present },
    },
  })
  expect(await screen.findByText('2 records are live at the present name servers and not in this zone.')).toBeInTheDocument()
  const choose = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Choose records' }))
    return within(await screen.findByRole('dialog', { name: 'What is live today' }))
  }
  const dialog = await choose()
  expect(dialog.getByRole('checkbox', { name: 'MX @' })).toBeChecked()
  expect(dialog.getByRole('checkbox', { name: 'A @' })).not.toBeChecked()
  expect(dialog.getByText('203.0.113.99 · takes the place of A 192.0.2.1')).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('checkbox', { name: 'A @' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Take over 2 records' }))
  expect(await screen.findByText('2 added · 0 changed · 1 removed')).toBeInTheDocument()
  expect(screen.queryByText(/live at the present name servers/)).toBeNull()
})

it('offers a service that is live at another port, and keeps the record that is open when it is taken over', async () => {
  const service = { type: 'SRV', name: '_sip._tcp', content: 'sip.other.example', ttl: 3600, prio: 1, weight: 1 }
  renderDomains(<DnsManager domainId={5} websiteId={12} onClose={() => undefined} />, {
    answers: {
      'GET /api/dns-manager/5': { ...zone, items: [{ ...item(1, 'SRV', '_sip._tcp', 'sip.other.example'), ...service, port: 5060 }] },
      'GET /api/dns-manager/5/live': { items: [] },
      'GET /api/dns-manager/5/present': { items: [{ ...service, port: 5061 }] },
    },
  })
  const add = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Add a record' }))
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'shop' } })
    fireEvent.change(screen.getByLabelText('Value'), { target: { value: '192.0.2.7' } })
    fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  }
  await add()
  fireEvent.click(await screen.findByRole('button', { name: 'Edit A shop' }))
  fireEvent.click(screen.getByRole('button', { name: 'Choose records' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What is live today' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Take over 1 record' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('2 added · 0 changed · 0 removed')).toBeInTheDocument()
})

const fillRecord = (name: string, content: string) => {
  const form = within(screen.getByRole('form', { name: 'Record' }))
  fireEvent.change(form.getByLabelText('Name'), { target: { value: name } })
  fireEvent.change(form.getByLabelText('Value'), { target: { value: content } })
}

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

it('calls the domain as people read it, and is content with that where it asks for the name', async () => {
  const domain = { id: 5, name: 'xn--bckerei-5wa.example', unicodeName: 'bäckerei.example' }
  open({ zone: { domain, items: [{ ...item(3, 'MX', '@', 'mail.bakery.example'), prio: 20 }] } })
  expect(await screen.findByRole('heading', { name: 'DNS of bäckerei.example' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Delete MX @' }))
  fireEvent.click(screen.getByRole('button', { name: /^Review/ }))
  const review = within(await screen.findByRole('dialog', { name: 'Changes to bäckerei.example' }))
  const field = review.getByRole('textbox', { name: 'Type “bäckerei.example” to confirm' })
  fireEvent.change(field, { target: { value: 'bäckerei.example' } })
  expect(review.getByRole('button', { name: 'Apply' })).toBeEnabled()
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
