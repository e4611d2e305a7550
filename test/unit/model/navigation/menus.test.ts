import * as fc from 'fast-check'
import { canSwitchPartner, type MenuFlags, resellerMenu, ROLES, seesBilling, teamMenu, toolsMenu, userMenu } from '../../../../src/model'

const nothing: MenuFlags = {
  ...{ canWhitelabel: false, canUseTools: false, canUseWebhooks: false, isReseller: false, isResellerCustomer: false },
  ...{ isOwnBrand: false, helpOption: 'integrated', helpUrl: null },
}
const everything: MenuFlags = { ...nothing, canWhitelabel: true, canUseTools: true, canUseWebhooks: true, isReseller: true }
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)

describe('team menu', () => {
  test.each(['admin', 'manager'])('%s sees staff and every section of the settings', (role) => {
    const entries = names(teamMenu({ roles: [role], flags: everything }))
    expect(entries).toEqual(['staff', 'team', 'white-label', 'email-setup', 'statuses', 'automation', 'webhooks'])
  })

  test('sections that need a flag are absent without it', () => {
    const entries = names(teamMenu({ roles: ['admin'], flags: nothing }))
    expect(entries).toEqual(['staff', 'team', 'email-setup', 'statuses', 'automation'])
  })

  test.each(['support', 'design', 'editor', 'sales'])('%s sees only the staff users', (role) => {
    expect(names(teamMenu({ roles: [role], flags: everything }))).toEqual(['staff'])
  })

  test('billing is visible to nobody', () => {
    const flags = fc.record({
      canWhitelabel: fc.boolean(),
      canUseTools: fc.boolean(),
      canUseWebhooks: fc.boolean(),
      isReseller: fc.boolean(),
      isResellerCustomer: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.subarray([...ROLES]), flags, (roles, given) =>
        expect(!names(teamMenu({ roles, flags: { ...nothing, ...given } })).includes('billing')).toBe(true),
      ),
    )
  })

  test.each([
    ['an admin', {}, true],
    ['a reseller', { isReseller: true }, false],
    ['the customer of a reseller', { isResellerCustomer: true }, false],
  ])('billing concerns %s: %p', (_, flags, concerns) => {
    expect(seesBilling({ roles: ['admin'], flags: { ...nothing, ...flags } })).toBe(concerns)
  })

  test('sections lead to anchors of one page', () => {
    const sections = teamMenu({ roles: ['admin'], flags: everything }).slice(1)
    expect(new Set(sections.map(({ routeName }) => routeName)).size).toBe(1)
    expect(sections.map(({ anchor }) => anchor)).toEqual(names(sections))
  })
})

test('the reseller menu leads to settings and customers of a reseller', () => {
  expect(names(resellerMenu({ roles: ['admin'], flags: everything }))).toEqual(['reseller-settings', 'clients'])
  expect(resellerMenu({ roles: ['admin'], flags: nothing })).toEqual([])
  expect(resellerMenu({ roles: ['design'], flags: everything })).toEqual([])
})

test('the user menu leads to the sections of the profile', () => {
  expect(userMenu({ roles: ['partner_user'], flags: nothing }).map(({ anchor }) => anchor)).toEqual(['basics', 'notifications', 'absence'])
})

test('switching needs more than one partner', () => {
  expect(canSwitchPartner([])).toBe(false)
  expect(canSwitchPartner([1])).toBe(false)
  expect(canSwitchPartner([1, 2])).toBe(true)
})

describe('help', () => {
  const helpUrl = 'https://help.agency.test/'
  const help = (flags: Partial<MenuFlags>, roles = ['admin']) =>
    toolsMenu({ roles, flags: { ...nothing, ...flags } }).find(({ name }) => name === 'help')

  test('is the article of the product, for those who handle messages', () => {
    expect(help({})).toMatchObject({ routeName: 'external_help_messages' })
    expect(help({})).not.toHaveProperty('url')
    expect(help({}, ['user'])).toBeUndefined()
  })
  test('is a page of the partner, for everybody, if that is known', () => {
    expect(help({ helpOption: 'link', helpUrl }, ['user'])).toMatchObject({ url: helpUrl })
    expect(help({ helpOption: 'link' })).toBeUndefined()
  })
  test.each([false, true])('is the help desk, for everybody, whether or not the brand is the provider’s: %s', (isOwnBrand) => {
    const desk = help({ isOwnBrand, helpOption: 'desk', helpUrl }, ['user'])
    expect(desk).toMatchObject({ labelKey: 'menu.help-desk', routeName: 'partner_help_desk', leaves: true })
    // Its own address takes tokens and shows nothing.
    expect(desk).not.toHaveProperty('url')
    expect(help({ helpOption: 'desk' })).toBeUndefined()
  })
  test('is nowhere where the partner wants none', () => expect(help({ helpOption: 'none', helpUrl })).toBeUndefined())
  test.each(['link', 'none'] as const)('of the provider’s own brand is the article whatever is set: %s', (helpOption) =>
    expect(help({ isOwnBrand: true, helpOption, helpUrl })).not.toHaveProperty('url'),
  )
})
