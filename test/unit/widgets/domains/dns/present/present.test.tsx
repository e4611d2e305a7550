import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import DnsManager from '../../../../../../widgets/domains/dns/DnsManager'
import { stopIslands } from '../../../renderIsland'
import { renderDomains } from '../../support'
import { item, zone } from '../support'

beforeEach(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = jest.fn()
})

afterEach(stopIslands)

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
