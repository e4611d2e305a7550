import { API_AREAS, areasOf, isInScope, keysOf, PERMISSIONS } from '../../../../src/model'

test('each right is in one area, in which reading and changing are told apart', () => {
  for (const action of keysOf(PERMISSIONS)) {
    const areas = API_AREAS.filter((area) => isInScope([`${area}:write`], action, 'write'))
    expect([action, areas.length]).toEqual([action, 1])
    expect(isInScope([`${areas[0]}:write`], action, 'read')).toBe(true)
    expect(isInScope([`${areas[0]}:read`], action, 'read')).toBe(true)
    expect(isInScope([`${areas[0]}:read`], action, 'write')).toBe(false)
    expect(isInScope([], action, 'read')).toBe(false)
  }
})

test.each([
  [['partner_admin'], [...API_AREAS]],
  [['partner_editor'], ['websites', 'customers', 'messages', 'domains', 'time', 'statistics', 'staff']],
  [['partner_user'], []],
])('%j has rights in %j', (roles, areas) => {
  expect(areasOf(roles)).toEqual(areas)
})
