import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import DnsManager from '../../../../../../widgets/domains/dns/DnsManager'
import { stopIslands } from '../../../renderIsland'
import { renderDomains } from '../../support'

const mockDrawn = jest.fn<void, [string]>()
jest.mock('../../../../../../widgets/domains/dns/table/RecordValue', () => ({
  RecordValue: ({ record }: { record: { name: string; content: string } }) => {
    mockDrawn(record.name)
    return record.content
  },
}))

afterEach(stopIslands)

const COUNT = 120
const items = Array.from({ length: COUNT }, (_, nth) => ({
  ...{ id: nth + 1, domainId: 5, type: 'A', name: `host${nth}`, content: `192.0.2.${nth}`, ttl: 3600, locked: false },
}))

it('draws only the rows that change of a long zone', async () => {
  renderDomains(<DnsManager domainId={5} websiteId={12} onClose={() => undefined} />, {
    answers: {
      'GET /api/dns-manager/5': { domain: { id: 5, name: 'bakery.example' }, version: 1, items },
      'GET /api/dns-manager/5/live': { items: items.map(({ id }) => ({ id, authoritative: true, public: true, ttl: 60 })) },
    },
  })
  await screen.findAllByText('Live')
  // The first ones do not wait for all.
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(COUNT))
  const drawnBy = (act: () => void) => {
    mockDrawn.mockClear()
    act()
    return mockDrawn.mock.calls.flat()
  }
  const button = (name: string) => screen.getByRole('button', { name })
  expect(drawnBy(() => fireEvent.click(button('Edit A host7')))).toEqual([])
  const form = within(screen.getByRole('form', { name: 'Record' }))
  expect(drawnBy(() => fireEvent.change(form.getByLabelText('Value'), { target: { value: '192.0.2.200' } }))).toEqual([])
  expect(drawnBy(() => fireEvent.click(form.getByRole('button', { name: 'Done' })))).toEqual(['host7'])
  expect(drawnBy(() => fireEvent.click(screen.getByRole('checkbox', { name: 'Select A host3' })))).toEqual(['host3'])
  expect(drawnBy(() => fireEvent.click(button('Delete A host5')))).toEqual([])
  expect(drawnBy(() => fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'host1' } }))).toEqual([])
  expect(screen.getAllByRole('rowheader')).toHaveLength(31)
})
