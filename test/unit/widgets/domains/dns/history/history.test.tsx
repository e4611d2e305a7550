import { fireEvent, screen, within } from '@testing-library/react'
import DnsManager from '../../../../../../widgets/domains/dns/DnsManager'
import { stopIslands } from '../../../renderIsland'
import { renderDomains } from '../../support'
import { ITEMS, item, zone } from '../support'

beforeEach(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = jest.fn()
})

afterEach(stopIslands)

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
