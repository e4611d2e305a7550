import * as fc from 'fast-check'
import { type Action, invitableRoles, may, mayOn, ownScope, PERMISSIONS, ROLES } from '../../../../src/model'

const ACTIONS = Object.keys(PERMISSIONS) as Action[]
const WIDTH = { none: 0, own: 1, all: 2 }
const anyRoles = fc.subarray([...ROLES])

test.each(ACTIONS)('an admin may %s everywhere', (action) => {
  expect(may(action, ['partner_admin'])).toBe('all')
})

test.each(ACTIONS)('without a role nobody may %s', (action) => {
  expect(may(action, ['partner_user'])).toBe('none')
})

test('several roles add up: more roles never narrow what is allowed, and nothing comes from nowhere', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ACTIONS), anyRoles, anyRoles, (action, some, others) => {
      const together = WIDTH[may(action, [...some, ...others])]
      expect(together).toBe(Math.max(WIDTH[may(action, some)], WIDTH[may(action, others)]))
    }),
  )
})

test.each([
  ['open_editor', 'sales', 'none'],
  ['open_editor', 'editor', 'own'],
  ['publish_website', 'design', 'none'],
  ['publish_website', 'support', 'all'],
  ['manage_domains', 'design', 'none'],
  ['create_website', 'sales', 'all'],
  ['create_website', 'editor', 'none'],
  ['delete_website', 'design', 'own'],
  ['override_validation', 'manager', 'none'],
  ['see_account_settings', 'manager', 'all'],
  ['edit_account_settings', 'manager', 'none'],
  ['manage_billing', 'manager', 'none'],
  ['send_reengage', 'sales', 'own'],
  ['see_contract', 'support', 'own'],
  ['change_wishes_after_preparation', 'sales', 'none'],
] as const)('%s for %s: %s', (action, role, scope) => {
  expect(may(action, [role])).toBe(scope)
})

describe('own scope', () => {
  const fields = ['assigned_to', 'closed_by', 'designed_by', 'serviced_by', 'created_by'] as const

  test.each(fields)('a website is mine by %s', (field) => {
    expect(ownScope({ [field]: { id: 7 } }, 7)).toBe(true)
    expect(ownScope({ [field]: { id: 8 } }, 7)).toBe(false)
  })

  test('following it does not make it mine', () => {
    const website = { following: true, assigned_to: null }
    expect(ownScope(website, 7)).toBe(false)
  })

  test('a restricted role reaches its own websites only, another role all of them', () => {
    const mine = { assigned_to: { id: 7 } }
    const theirs = { assigned_to: { id: 8 } }
    const editor = { id: 7, roles: ['partner_editor'] }
    expect(mayOn('change_status', editor, mine)).toBe(true)
    expect(mayOn('change_status', editor, theirs)).toBe(false)
    expect(mayOn('publish_website', editor, mine)).toBe(false)
    expect(mayOn('change_status', { id: 7, roles: ['design'] }, theirs)).toBe(true)
  })
})

test('admins invite any role, managers those below their own, others nobody', () => {
  expect(invitableRoles(['admin'])).toEqual(['admin', 'manager', 'support', 'design', 'editor', 'sales'])
  expect(invitableRoles(['manager'])).toEqual(['support', 'design', 'editor', 'sales'])
  expect(invitableRoles(['design'])).toEqual([])
})
