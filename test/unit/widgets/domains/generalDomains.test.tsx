import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GeneralDomainsScreen } from '../../../../widgets/domains/GeneralDomainsScreen'
import { json } from '../../http/support'
import { go, renderIsland, setWide, stopIslands } from '../renderIsland'

beforeEach(() => setWide(true))
afterEach(() => {
  stopIslands()
  history.replaceState(null, '', '/')
})

it('shows all domains when the address names a kind of trouble that there is not', async () => {
  const asked: (string | null)[] = []
  const reply = ({ url }: { url: string }) => {
    asked.push(new URL(url, location.origin).searchParams.get('problem'))
    return json({ generalItems: { domains: [], pagination: { page: 1, pages: 1, count: 0, limit: 50, total: 0 }, filters: {} } })
  }
  const data = { routes: { api_partner_domains: '/api/domain/list' }, user: { id: 7, roles: ['partner_admin'] } }
  renderIsland(<GeneralDomainsScreen />, { data, at: '/domains?problem=of-old', replies: [reply] })
  await screen.findByRole('searchbox')
  await waitFor(() => expect(asked).toEqual([null]))
})

it('goes to the last page where the address names one behind it, and not by what another search has found', async () => {
  const reply = ({ url }: { url: string }) => {
    const { searchParams } = new URL(url, location.origin)
    const page = Number(searchParams.get('page'))
    const pages = searchParams.has('search') ? 1 : 3
    return json({ generalItems: { domains: [], pagination: { page, pages, count: 0, limit: 10, total: pages * 10 }, filters: {} } })
  }
  const data = { routes: { api_partner_domains: '/api/domain/list' }, user: { id: 7, roles: ['partner_admin'] } }
  const { store } = renderIsland(<GeneralDomainsScreen />, {
    data,
    at: '/domains?page=40',
    replies: Array.from({ length: 8 }, () => reply),
  })
  await waitFor(() => expect(location.search).toBe('?page=3'))
  expect(await screen.findByText('Page 3 of 3')).toBeInTheDocument()

  await userEvent.type(screen.getByRole('searchbox'), 'a')
  await waitFor(() => expect(screen.queryByText('Page 3 of 3')).not.toBeInTheDocument())
  go(store, '/domains?page=2')
  expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument()
  expect(location.search).toBe('?page=2')
})
