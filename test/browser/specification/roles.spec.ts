import type { Page } from '@playwright/test'
import { expect, test, userMenu } from '../menus/test'
import { pageGiver } from './givePage'
import { menuItems, sidebarPaths } from './menus'

test.use({ viewport: { width: 1440, height: 900 } })

const FOUR = ['design', 'editor', 'manager', 'sales']
const SETS: readonly (readonly string[])[] = [
  ...Array.from({ length: 16 }, (_, bits) => FOUR.filter((_role, index) => bits & (1 << index))),
  ...[['admin'], ['support'], ['partner_user'], ['partner_sales', 'partner_user'], ['admin', 'sales'], ['partner_manager']],
]
const ACTIVE: readonly (readonly string[])[] = [[], ['lead_interest'], ['lead_preparation'], ['preparation_done'], ['creation', 'done']]

const isShort = (role: string) => role.replace('partner_', '')

/** The table of section 2.5, in the order of the sidebar. Before it stands what waits for a person, for everybody with a role. */
function expectedPaths(roles: readonly string[], statuses: readonly string[]): string[] {
  // `partner_user` is ignored.
  const real = roles.map(isShort).filter((role) => role !== 'user')
  const lacksOne = !FOUR.every((role) => real.includes(role))
  const isSales = real.length === 1 && real[0] === 'sales'
  const rows: [string, boolean][] = [
    ['/next', real.length > 0],
    ['/', true],
    ['/tickets', !isSales],
    ['/unassigned_emails', lacksOne],
    ['/overdue-todos', true],
    ['/overdue-websites', true],
    ['/reengage', lacksOne],
    ['/websites/leads', statuses.some((status) => status === 'lead_interest' || status === 'lead_preparation')],
    ['/websites/assign', statuses.includes('preparation_done')],
    ['/websites', true],
  ]
  return rows.filter(([, isShown]) => isShown).map(([path]) => path)
}
const VIEWS = new Set(expectedPaths(['admin'], ['lead_interest', 'preparation_done']))

/** Somebody else each time: two after the other may see the same. */
const named = (nth: number) => ({ forename: `Person ${nth}` })
const arrived = (page: Page, nth: number) => page.getByRole('button', { name: `User menu: Person ${nth} ` }).waitFor()

test('each set of roles and of active statuses sees the views of section 2.5', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/tools/outgoing-mails')
  await userMenu(page).waitFor()
  const give = await pageGiver(page)
  const views = async () => (await sidebarPaths(page)).filter((path) => VIEWS.has(path))
  const cases = [
    ...SETS.map((roles) => ({ roles, statuses: ['lead_interest', 'preparation_done'] })),
    ...ACTIVE.map((statuses) => ({ roles: ['manager'], statuses })),
  ]
  for (const [nth, { roles, statuses }] of cases.entries())
    await test.step(`${roles.join(' ') || 'no role'}, ${statuses.join(' ') || 'no status'}`, async () => {
      await give({ config: { websiteStatuses: statuses }, user: { ...named(nth), roles, role: roles[0] ?? '' } })
      await arrived(page, nth)
      await expect.poll(views).toEqual(expectedPaths(roles, statuses))
    })
})

const SECTIONS = ['Company', 'White label', 'E-mail setup', 'Statuses', 'Automation', 'Webhooks']
const TEAM: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['admin'], ['Staff', ...SECTIONS]],
  [['manager'], ['Staff', ...SECTIONS]],
  [['support'], ['Staff']],
  [['design'], ['Staff']],
  [['editor'], ['Staff']],
  [['partner_sales'], ['Staff']],
  [
    ['design', 'manager'],
    ['Staff', ...SECTIONS],
  ],
  [['partner_user'], []],
]
const RESELLER = ['Reseller settings', 'Reseller customers']

test('each role has the menus of section 2.6, and billing is in none', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/tools/outgoing-mails')
  await userMenu(page).waitFor()
  const give = await pageGiver(page)
  const routes = { partner_clients: '/clients', partner_settings: '/partner-settings' }
  // The host has a place for this menu on the pages of resellers.
  await page.locator('[data-island=team-menu]').evaluate((menu) => {
    const host = document.createElement('div')
    host.dataset['island'] = 'reseller-menu'
    menu.after(host)
  })
  for (const isReseller of [false, true])
    for (const [nth, [roles, team]] of TEAM.entries())
      await test.step(`${roles.join(' ')}${isReseller ? ' of a reseller' : ''}`, async () => {
        const user = { ...named(nth), roles, role: roles[0] ?? '' }
        await give({ config: { canWhitelabel: true, canUseWebhooks: true, isReseller }, user, routes })
        await arrived(page, nth)
        await expect.poll(() => menuItems(page, 'team-menu')).toEqual(team)
        const sees = isReseller && roles.some((role) => ['admin', 'manager'].includes(role))
        await expect.poll(() => menuItems(page, 'reseller-menu')).toEqual(sees ? RESELLER : [])
      })
  await give({
    profile: {
      partners: [
        { id: 1, name: 'One' },
        { id: 2, name: 'Two' },
      ],
    },
  })
  const own = ['Basics', 'Notifications', 'Absence', 'Recent actions', 'Switch partner', 'Log out']
  await expect.poll(() => menuItems(page, 'user-menu')).toEqual(own)
})
