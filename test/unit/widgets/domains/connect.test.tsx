import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { Domain } from '../../../../src/contract'
import ConnectDialog from '../../../../widgets/domains/dialogs/ConnectDialog'
import TransferDialog from '../../../../widgets/domains/dialogs/TransferDialog'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { bodyOf } from '../website-details/support'
import { renderDomains } from './support'

afterEach(stopIslands)

const data = (more: object) => ({ 'POST /website/12/domain/data': { name: 'bakery.example', state: 'registered', ...more } })

it('says what to enter in the words of the present provider, and shows the name servers once the mail was seen to', async () => {
  const known = { nameservers: ['ada.ns.cloudflare.com'], mailHosts: ['mx.other.example'] }
  renderDomains(<ConnectDialog websiteId={12} onExited={() => undefined} />, { answers: data(known) })
  fireEvent.change(screen.getByLabelText(/^Domain/), { target: { value: 'bakery.example' } })
  const steps = within(await screen.findByRole('region', { name: 'What to enter at the present provider' }))
  expect(await steps.findByRole('link', { name: 'Sign in at Cloudflare' })).toHaveAttribute('href', 'https://dash.cloudflare.com/')
  expect(steps.getByText('DNS › Records › Add record')).toBeInTheDocument()
  expect(steps.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TypeNameValue',
    'A@198.51.100.10',
    'AAAA@2001:db8:2::10',
    'CNAMEwwwbakery.example',
  ])
  expect(steps.getByText(/^Switch the proxy of Cloudflare off/)).toBeInTheDocument()
  expect(steps.queryByText('ns1.dns-servers.example')).toBeNull()
  fireEvent.click(steps.getByLabelText(/^I have seen where the mail goes/))
  expect(steps.getByText('ns1.dns-servers.example')).toBeInTheDocument()
})

it('sends to the DNS settings where the way through the pages of a provider is not known', async () => {
  renderDomains(<ConnectDialog websiteId={12} onExited={() => undefined} />, { answers: data({ nameservers: ['ns0.transip.net'] }) })
  fireEvent.change(screen.getByLabelText(/^Domain/), { target: { value: 'bakery.example' } })
  expect(await screen.findByRole('link', { name: 'Sign in at TransIP' })).toBeInTheDocument()
  expect(screen.getByText('Choose the domain and open its DNS settings.')).toBeInTheDocument()
})

it('names the records in full for a provider nobody knows', async () => {
  renderDomains(<ConnectDialog websiteId={12} onExited={() => undefined} />, { answers: data({ nameservers: ['ns1.nobody.example'] }) })
  fireEvent.change(screen.getByLabelText(/^Domain/), { target: { value: 'bakery.example' } })
  expect(await screen.findAllByRole('cell', { name: 'bakery.example.' })).toHaveLength(2)
  expect(screen.getByText('ns1.dns-servers.example')).toBeInTheDocument()
})

it('names the record that shows whose the domain is beside the others, once it is connected', async () => {
  const rows = [{ type: 'TXT', host: '_domain-proof.bakery.example', expected: ['domain-proof=0123'], found: [], public: [], ok: false }]
  const connected = { id: 4, name: 'bakery.example', state: 'unproven', check: { state: 'unproven', rows } }
  renderDomains(<ConnectDialog websiteId={12} onExited={() => undefined} />, {
    answers: { ...data({ nameservers: ['ada.ns.cloudflare.com'] }), 'POST /website/12/domain/new': connected },
  })
  fireEvent.change(screen.getByLabelText(/^Domain/), { target: { value: 'bakery.example' } })
  const steps = within(await screen.findByRole('region', { name: 'What to enter at the present provider' }))
  expect(await steps.findAllByRole('row')).toHaveLength(4)
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
  expect(await screen.findByText(/^Show that it is yours: enter the TXT record/)).toBeVisible()
  expect(steps.getAllByRole('row').at(-1)).toHaveTextContent('TXT_domain-proofdomain-proof=0123')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('orders no transfer before mail hosts and mailboxes were seen', async () => {
  const orders: unknown[] = []
  const domain = v.parse(Domain, { id: 4, name: 'bakery.example', mailboxes: 2 })
  renderDomains(<TransferDialog websiteId={12} domain={domain} onExited={() => undefined} />, {
    answers: {
      ...data({ mailHosts: ['mx.other.example'] }),
      'GET /api/domain/4/mailboxes': {
        items: ['anna', 'info'].map((name, index) => ({
          id: index + 1,
          address: `${name}@bakery.example`,
          createdAt: '2026-05-04T09:00:00Z',
          messages: 0,
        })),
        pagination: { count: 2, limit: 20, total: 2 },
        adding: null,
        imap: null,
      },
      'POST /api/domain/4/transfer': (init) => {
        orders.push(bodyOf(init))
        return { id: 4, name: 'bakery.example' }
      },
    },
  })
  expect(await screen.findByText(/^Mail goes to mx\.other\.example now\./)).toBeInTheDocument()
  expect(screen.getByText('2 mailboxes live at this domain.')).toBeInTheDocument()
  expect(await screen.findByText('anna@bakery.example')).toBeInTheDocument()
  expect(screen.getByText('info@bakery.example')).toBeInTheDocument()
  fireEvent.change(screen.getByLabelText(/^Transfer code/), { target: { value: 'secret' } })
  fireEvent.click(screen.getByLabelText('All of this is done.'))
  fireEvent.click(screen.getByRole('button', { name: 'Order the transfer' }))
  expect(screen.getByText('Please confirm that the mail is looked after.')).toBeInTheDocument()
  expect(orders).toEqual([])
  fireEvent.click(screen.getByLabelText(/^I have seen where the mail goes/))
  fireEvent.click(screen.getByRole('button', { name: 'Order the transfer' }))
  await waitFor(() => expect(orders).toEqual([{ code: 'secret' }]))
})

describe('when it cannot be looked up where the mail goes', () => {
  const broken = { 'POST /website/12/domain/data': () => json({ error: 'Out of order' }, { status: 422 }) }

  it('names no name servers, which could cut it off', async () => {
    renderDomains(<ConnectDialog websiteId={12} onExited={() => undefined} />, { answers: broken })
    fireEvent.change(screen.getByLabelText(/^Domain/), { target: { value: 'bakery.example' } })
    expect(await screen.findByText('Out of order')).toBeInTheDocument()
    expect(screen.getByText('A')).toBeInTheDocument()
    expect(screen.queryByText('ns1.dns-servers.example')).toBeNull()
  })

  it('asks before a transfer all the same', async () => {
    const domain = v.parse(Domain, { id: 4, name: 'bakery.example', mailboxes: 0 })
    renderDomains(<TransferDialog websiteId={12} domain={domain} onExited={() => undefined} />, { answers: broken })
    expect(await screen.findByLabelText(/^I have seen where the mail goes/)).not.toBeChecked()
  })
})
