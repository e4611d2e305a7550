import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { selectDialogs } from '../../../../src/store'
import { setWide, stopIslands } from '../renderIsland'
import { renderSidebar, ROUTES } from './sidebarSupport'

const EVERYWHERE = {
  ...ROUTES,
  partner_users: '/users',
  partner_website_new: { path: '/website/new/{selectedTemplate}', defaults: { selectedTemplate: null } },
  partner_templates: '/templates',
  partner_email_composer_templates: '/email-composer/templates',
  partner_statistics: '/statistics',
  partner_tools_time_report: '/tools/timereport',
  partner_tools_mail_transfer: '/tools/mailtransfer',
  partner_subscription_manage: '/subscription/manage',
  partner_agency_offers: '/agency-offers',
  assistant_index: '/assistant/',
  partner_logout: '/logout',
}
const config = { canWhitelabel: true, canUseTools: true, canUseWebhooks: true, isReseller: true }

/** What each role finds beside the views, by the heading it stands under. */
const TABLE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  admin: {
    Tools: [
      'New website',
      'Website templates',
      'All domains',
      'E-mail templates',
      'Visits of all websites',
      'Time report',
      'Mail transfer',
      'Assistant',
      'Subscription',
      'Offers for agencies',
    ],
    Team: ['Staff'],
    Settings: ['Company', 'White label', 'E-mail setup', 'Statuses', 'Automation', 'Webhooks'],
    Reseller: ['Reseller settings', 'Reseller customers'],
    Profile: ['Basics', 'Notifications', 'Absence'],
  },
  support: {
    Tools: ['New website', 'Website templates', 'All domains', 'E-mail templates', 'Mail transfer', 'Assistant'],
    Team: ['Staff'],
    Profile: ['Basics', 'Notifications', 'Absence'],
  },
  editor: {
    Tools: ['Website templates', 'All domains', 'E-mail templates', 'Assistant'],
    Team: ['Staff'],
    Profile: ['Basics', 'Notifications', 'Absence'],
  },
  user: { Profile: ['Basics', 'Notifications', 'Absence'] },
}

afterEach(stopIslands)

const textsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const groups = (element: HTMLElement) =>
  Object.fromEntries(
    within(element)
      .queryAllByRole('region')
      .map((region) => [within(region).getByRole('heading').textContent, textsOf(region)]),
  )

async function openMenu(given: Parameters<typeof renderSidebar>[0]) {
  setWide(false)
  const made = renderSidebar(given)
  const keys = userEvent.setup()
  await keys.click(screen.getByRole('button', { name: 'Menu' }))
  return { ...made, keys, menu: await screen.findByRole('dialog', { name: 'Menu' }) }
}

describe.each(Object.entries(TABLE))('the role %s', (role, expected) => {
  it('finds everything it may in the menu of a narrow screen', async () => {
    const { menu } = await openMenu({ roles: [`partner_${role}`], routes: EVERYWHERE, config })
    expect(groups(menu)).toEqual(expected)
  })

  it('finds its tools in the sidebar of a wide one', () => {
    setWide(true)
    const { container } = renderSidebar({ roles: [`partner_${role}`], routes: EVERYWHERE, config })
    expect(groups(container)).toEqual(expected['Tools'] ? { Tools: expected['Tools'] } : {})
  })
})

it('customers of a reseller have no offers, and without the flag there are no tools of it', async () => {
  const { menu } = await openMenu({ roles: ['admin'], routes: EVERYWHERE, config: { isResellerCustomer: true } })
  expect(groups(menu)['Tools']).toEqual([
    'New website',
    'Website templates',
    'All domains',
    'E-mail templates',
    'Visits of all websites',
    'Assistant',
    'Subscription',
  ])
})

describe('the menu of a narrow screen', () => {
  it('leads to parts of a page, once it is closed', async () => {
    const { keys, menu, store } = await openMenu({ routes: EVERYWHERE })
    store.navigation.claim(() => true)
    await keys.click(within(menu).getByRole('link', { name: 'Absence' }))
    await waitFor(() => expect(location.pathname + location.hash).toBe('/profile#absence'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('logs out', async () => {
    const { keys, menu, leavePage } = await openMenu({ routes: EVERYWHERE })
    await keys.click(within(menu).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/logout', 'assign'))
  })

  it.each([
    ['Search and go to', 'palette'],
    ['Recent actions', 'palette'],
    ['Switch partner', 'switch-partner'],
  ])('opens "%s"', async (name, dialog) => {
    const { keys, menu, store } = await openMenu({ routes: EVERYWHERE, partners: [3, 4] })
    await keys.click(within(menu).getByRole('button', { name }))
    await waitFor(() => expect(selectDialogs(store.getState())).toMatchObject([{ name: dialog, open: true }]))
  })

  it('has no switch for whoever works for one partner', async () => {
    const { menu } = await openMenu({ routes: EVERYWHERE })
    expect(within(menu).queryByRole('button', { name: 'Switch partner' })).not.toBeInTheDocument()
  })
})

it('leads to what there is to the website that is shown, as far as the page names it, and to nothing of it elsewhere', () => {
  const routes = { ...ROUTES, partner_website_collections: { path: '/website/{website}/collections', requirements: { website: '\\d+' } } }
  setWide(true)
  const { unmount } = renderSidebar({ at: '/website/12', routes })
  const group = screen.getByRole('region', { name: 'This website' })
  expect(
    within(group)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/website/12', '/website/12/domains', '/website/12/collections'])
  expect(within(group).getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page')
  unmount()
  renderSidebar({ at: '/websites', routes })
  expect(screen.queryByRole('region', { name: 'This website' })).toBeNull()
})
