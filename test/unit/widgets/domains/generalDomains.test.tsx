import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GeneralDomainsScreen } from '../../../../widgets/domains/GeneralDomainsScreen'
import { json } from '../../http/support'
import { renderDomains } from './support'
import { WebsiteDomainsScreen } from '../../../../widgets/domains/WebsiteDomainsScreen'
import { go, renderIsland, setWide, stopIslands } from '../renderIsland'

beforeEach(() => setWide(true))
afterEach(() => {
  stopIslands()
  history.replaceState(null, '', '/')
})

it('shows all domains as usual when the address asks for what there is not', async () => {
  const asked: object[] = []
  const reply = ({ url }: { url: string }) => {
    asked.push(Object.fromEntries(new URL(url, location.origin).searchParams))
    return json({ generalItems: { domains: [], pagination: { page: 1, pages: 1, count: 0, limit: 50, total: 0 }, filters: {} } })
  }
  const data = { routes: { api_partner_domains: '/api/domain/list' }, user: { id: 7, roles: ['partner_admin'] } }
  renderIsland(<GeneralDomainsScreen />, { data, at: '/domains?problem=of-old&sort=-of-old&limit=1.5&page=-2', replies: [reply] })
  await screen.findByRole('searchbox')
  await waitFor(() => expect(asked).toEqual([{ page: '1', limit: '10', sort: 'name' }]))
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

const DOMAINS = [
  { id: 4, name: 'tidal.example' },
  { id: 5, name: 'bakery.example' },
]
const listed = { domains: DOMAINS, pagination: { page: 1, pages: 1, count: 2, limit: 50, total: 2 }, filters: {} }
const ofWebsite = () => <WebsiteDomainsScreen websiteId={12} />

it.each([
  ['all domains', () => <GeneralDomainsScreen />, { role: 'button', name: 'DNS of bakery.example' }],
  ['the domains of a website', ofWebsite, { role: 'link', name: 'DNS' }],
])('leads from a zone back to what opened it among %s', async (_, screenOf, { role, name }) => {
  renderDomains(screenOf(), {
    answers: {
      'GET /api/domain/list': { generalItems: listed },
      'GET /api/website/12/domains': { generalItems: listed },
      'GET /api/dns-manager/5': { domain: DOMAINS[1], version: 1, items: [] },
      'GET /api/dns-manager/5/live': { items: [] },
    },
  })
  const opener = async () => (await screen.findAllByRole(role, { name })).at(-1) as HTMLElement
  const button = await opener()
  button.focus()
  await userEvent.click(button)
  await userEvent.type(await screen.findByRole('searchbox'), 'mx')
  expect(location.search).toBe('?dns=5&records=mx')
  await userEvent.click(screen.getByRole('button', { name: 'Back to the domains' }))
  expect(await opener()).toHaveFocus()
  expect(location.search).toBe('')
})
