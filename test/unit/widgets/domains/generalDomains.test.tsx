import { screen, waitFor } from '@testing-library/react'
import { GeneralDomainsScreen } from '../../../../widgets/domains/GeneralDomainsScreen'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

beforeEach(() => setWide(true))
afterEach(() => {
  stopIslands()
  history.replaceState(null, '', '/')
})

it('shows all domains when the address names a kind of trouble that there is not', async () => {
  history.replaceState(null, '', '/domains?problem=of-old')
  const asked: (string | null)[] = []
  const reply = ({ url }: { url: string }) => {
    asked.push(new URL(url, location.origin).searchParams.get('problem'))
    return json({ generalItems: { domains: [], pagination: { page: 1, pages: 1, count: 0, limit: 50, total: 0 }, filters: {} } })
  }
  const data = { routes: { api_partner_domains: '/api/domain/list' }, user: { id: 7, roles: ['partner_admin'] } }
  renderIsland(<GeneralDomainsScreen />, { data, replies: [reply] })
  await screen.findByRole('searchbox')
  await waitFor(() => expect(asked).toEqual([null]))
})
