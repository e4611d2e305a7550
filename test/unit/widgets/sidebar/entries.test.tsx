import { fireEvent, screen, within } from '@testing-library/react'
import { VIEWS } from '../../../../src/model'
import { go, setWide, stopIslands } from '../renderIsland'
import { renderSidebar, ROUTES } from './sidebarSupport'

beforeEach(() => setWide(true))
afterEach(stopIslands)

/** Those of the views; the tools follow. */
const links = () => within(screen.getAllByRole('list')[0]!).getAllByRole('link')
const names = () => links().map(({ textContent }) => textContent?.replace(/\d+\+?$/, ''))

describe('entries', () => {
  it('are the manager views in order, each with the address of its route', () => {
    renderSidebar()
    expect(names()).toEqual([
      'Next for me',
      'Overview',
      'Tickets',
      'Unassigned e-mails',
      'Overdue to-dos',
      'Overdue websites',
      'Re-engage',
      'Leads',
      'Assign',
      'All websites',
    ])
    expect(links().filter((link) => !link.querySelector('svg'))).toEqual([])
    const hrefs = links().map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(VIEWS.map(({ routeName }) => new Map<string, unknown>(Object.entries(ROUTES)).get(routeName)))
  })

  it('have the icon of their view', () => {
    renderSidebar()
    for (const [index, link] of links().entries()) expect(link.querySelector('svg')).toHaveClass(`lucide-${VIEWS[index]?.icon}`)
  })

  it('are in a navigation with a name', () => {
    renderSidebar()
    expect(screen.getByRole('navigation', { name: 'Views' })).toContainElement(links()[8] ?? null)
  })

  it.each([
    ['a sales viewer sees no tickets', { roles: ['partner_sales'] }, 'Tickets'],
    ['whoever has all four roles sees no unassigned e-mails', { roles: ['design', 'editor', 'manager', 'sales'] }, 'Unassigned e-mails'],
    ['without lead statuses there are no leads', { config: { websiteStatuses: ['creation'] } }, 'Leads'],
    ['without preparation_done there is nothing to assign', { config: { websiteStatuses: ['creation'] } }, 'Assign'],
  ])('%s', (_, given, missing) => {
    renderSidebar(given)
    expect(names()).not.toContain(missing)
  })

  it('without a route on the page are left out, with one warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { partner_tickets: _, partner_reengage: __, ...routes } = ROUTES
    const { store } = renderSidebar({ routes })
    go(store, '/websites')
    expect(names()).not.toContain('Tickets')
    expect(names()).toHaveLength(8)
    // Development checks of a library warn of slow machines.
    const ours = warn.mock.calls.filter(([text]) => String(text).startsWith('partner-islands'))
    expect(ours).toEqual([[expect.stringContaining('partner_tickets, partner_reengage')]])
    warn.mockRestore()
  })

  it('mark the one we are at, also after a navigation within the page', () => {
    const { store } = renderSidebar()
    const current = () => screen.getAllByRole('link').filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))
    expect(current()).toEqual([screen.getByRole('link', { name: 'Overview' })])
    go(store, '/overdue-todos')
    expect(current()).toEqual([screen.getByRole('link', { name: 'Overdue to-dos' })])
  })
})

describe('a click on an entry', () => {
  it('goes on within the page where the main area can show it', () => {
    const { store, leavePage } = renderSidebar()
    store.navigation.claim(() => true)
    const isLeftToBrowser = fireEvent.click(screen.getByRole('link', { name: 'Overdue websites' }))
    expect(isLeftToBrowser).toBe(false)
    expect(location.pathname).toBe('/overdue-websites')
    expect(leavePage).not.toHaveBeenCalled()
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s is left to the browser', (key) => {
    const { store } = renderSidebar()
    store.navigation.claim(() => true)
    const link = screen.getByRole('link', { name: 'Overdue websites' })
    // jsdom cannot load pages, and says so.
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(fireEvent.click(link, { [key]: true })).toBe(true)
    expect(location.pathname).toBe('/')
    error.mockRestore()
  })
})
