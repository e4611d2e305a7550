import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AgencyStatisticsScreen } from '../../../widgets/agency-statistics/AgencyStatisticsScreen'
import { ClientsScreen } from '../../../widgets/clients/ClientsScreen'
import { GeneralDomainsScreen } from '../../../widgets/domains/GeneralDomainsScreen'
import { StaffScreen } from '../../../widgets/staff/StaffScreen'
import { json } from '../http/support'
import { renderIsland, setWide, stopIslands } from './renderIsland'

beforeEach(() => setWide(true))
afterEach(stopIslands)

const ROUTES = {
  api_partner_users: '/users',
  api_partner_clients: '/clients',
  api_partner_statistics: '/statistics',
  api_partner_domains: '/domains',
}
const PAGE = { page: 1, pages: 1, count: 0, limit: 50, total: 0 }

it.each([
  ['staff', StaffScreen],
  ['customers', ClientsScreen],
  ['visits', AgencyStatisticsScreen],
  ['domains', GeneralDomainsScreen],
])('asks once for words that are typed in one go: %s', async (_, Screen) => {
  const searched: string[] = []
  const reply = ({ url }: { url: string }) => {
    const search = new URL(url, location.origin).searchParams.get('search')
    if (search) searched.push(search)
    return json({ items: [], pagination: PAGE, filters: {}, generalItems: { domains: [], pagination: PAGE, filters: {} } })
  }
  renderIsland(<Screen />, { data: { routes: ROUTES, user: { id: 7, roles: ['partner_admin'] } }, replies: [reply] })
  await userEvent.type(await screen.findByRole('searchbox'), 'tidal')
  await waitFor(() => expect(searched).toEqual(['tidal']))
})
