import * as fc from 'fast-check'
import { authorisationRoles, isRole, primaryRole, ROLE_INFO, ROLES } from '../../../../src/model'

const anyRoles = fc.array(fc.oneof(fc.constantFrom(...ROLES), fc.constantFrom(...ROLES.map((role) => `partner_${role}`)), fc.string()))

test('long and short forms count alike, partner_user and unknown roles not at all', () => {
  expect(authorisationRoles(['partner_sales', 'partner_user', 'user', 'editor', 'ROLE_GOD', 'partner_'])).toEqual(['editor', 'sales'])
})

test('no input gives a role outside the list, the plain user, or a role twice', () => {
  fc.assert(
    fc.property(anyRoles, (raw) => {
      const roles: string[] = authorisationRoles(raw)
      expect(roles.every(isRole)).toBe(true)
      expect(roles).not.toContain('user')
      expect(new Set(roles).size).toBe(roles.length)
      expect(authorisationRoles(roles)).toEqual(roles)
    }),
  )
})

test.each([
  [['partner_sales', 'partner_manager'], 'manager'],
  [['sales', 'editor', 'design', 'support', 'manager', 'admin'], 'admin'],
  [['editor', 'design'], 'design'],
  [['partner_sales'], 'sales'],
  [['partner_user'], 'user'],
  [[], 'user'],
])('primary role of %j is %s', (raw, role) => {
  expect(primaryRole(raw)).toBe(role)
})

test('the order of the given roles does not matter', () => {
  fc.assert(fc.property(anyRoles, (raw) => expect(primaryRole(raw) === primaryRole(raw.toReversed())).toBe(true)))
})

test('every role has its own icon and colour', () => {
  const infos = Object.values(ROLE_INFO)
  expect(new Set(infos.map(({ icon }) => icon)).size).toBe(ROLES.length)
  expect(new Set(infos.map(({ solid }) => solid)).size).toBe(ROLES.length)
})
