import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AgencyStatisticsScreen } from '../../../../widgets/agency-statistics/AgencyStatisticsScreen'
import en from '../../../../widgets/agency-statistics/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

beforeEach(() => setWide(true))
afterEach(() => stopIslands())

const routes = { api_partner_statistics: '/api/websites/statistics', partner_website_details: '/website/{website}' }
const items = [
  { id: 7, title: 'Harbour', domain: 'harbour.test', enabled: true, weeklyMail: true, visits: 1_200, previous: 2_400, change: -0.5 },
  { id: 8, title: 'Bakery', domain: null, enabled: false, weeklyMail: false, visits: null, previous: null, change: null },
]

function show() {
  const asked: URLSearchParams[] = []
  const reply = ({ url }: { url: string }) => {
    asked.push(new URL(url, location.origin).searchParams)
    return json({ items, pagination: { page: 1, pages: 3, count: 2, limit: 50, total: 120 } })
  }
  renderIsland(<AgencyStatisticsScreen />, { texts: en, data: { routes }, at: '/websites/statistics', replies: [reply] })
  return asked
}

it('shows what is counted, how it changes, and who is told', async () => {
  show()
  const table = within(await screen.findByRole('table'))
  const harbour = await table.findByRole('row', { name: /Harbour/ })
  expect(harbour).toHaveTextContent('1,2002,400-50%Goes to the customer')
  expect(within(harbour).getByRole('link', { name: 'Harbour' })).toHaveAttribute('href', '/website/7')
  expect(table.getByRole('row', { name: /Bakery/ })).toHaveTextContent('Not counted')
})

it('asks for the order, the days and the words that were chosen, from the first page on', async () => {
  const asked = show()
  await screen.findByText('Harbour')
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ sort: '-visits', period: 'month', page: '1' })
  await userEvent.click(screen.getByRole('button', { name: /Next/ }))
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 7 days')
  await userEvent.click(screen.getByRole('button', { name: /Change/ }))
  await userEvent.type(screen.getByLabelText('Search websites'), 'x')
  const last = { period: 'week', page: '1', search: 'x', sort: 'change' }
  await waitFor(() => expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual(last))
})
