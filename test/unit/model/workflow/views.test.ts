import { seesInbox, STATUSES, type Status, VIEWS, visibleViews } from '../../../../src/model'

const names = (roles: readonly string[], active: readonly Status[] = STATUSES) => visibleViews(roles, active).map(({ name }) => name)

const INBOX_ROLES = ['design', 'editor', 'manager', 'sales']
const subsets = Array.from({ length: 16 }, (_, bits) => INBOX_ROLES.filter((_role, index) => bits & (1 << index)))

test('there are 16 different subsets to decide', () => {
  expect(new Set(subsets.map(String)).size).toBe(16)
})

test.each(subsets.map((subset) => [subset]))('unassigned and reengage for %j', (subset) => {
  const shown = names(subset)
  const isFullSet = subset.length === 4
  expect(shown.includes('unassigned')).toBe(!isFullSet)
  expect(shown.includes('reengage')).toBe(!isFullSet)
  expect(seesInbox(subset, 'has-none')).toBe(subset.length === 0)
})

test.each([['admin'], ['support'], ['partner_user'], ['partner_design']])('%s alone sees unassigned and reengage', (role) => {
  expect(names([role])).toEqual(expect.arrayContaining(['unassigned', 'reengage']))
})

test('overview, overdue-todos, overdue-websites and all-websites are always there', () => {
  const always = ['overview', 'overdue-todos', 'overdue-websites', 'all-websites']
  expect(names([], [])).toEqual(expect.arrayContaining(always))
  expect(names([...INBOX_ROLES], []).filter((name) => name !== 'tickets' && name !== 'next')).toEqual(always)
})

test.each([
  [['partner_sales'], true],
  [['partner_user'], false],
  [[], false],
])('what waits for %j: %p', (roles, shown) => {
  expect(names(roles).includes('next')).toBe(shown)
})

test.each([
  [['partner_sales'], false],
  [['sales', 'partner_user'], false],
  [['sales', 'design'], true],
  [['editor'], true],
  [[], true],
])('tickets for %j: %p', (roles, shown) => {
  expect(names(roles).includes('tickets')).toBe(shown)
})

test.each([
  [['lead_interest'], true],
  [['lead_preparation'], true],
  [['preparation', 'done'], false],
] as const)('leads with %j active: %p', (active, shown) => {
  expect(names([], active).includes('leads')).toBe(shown)
})

test.each([
  [['preparation_done'], true],
  [['preparation', 'done'], false],
] as const)('assign with %j active: %p', (active, shown) => {
  expect(names([], active).includes('assign')).toBe(shown)
})

test('each view maps to its route', () => {
  expect(Object.fromEntries(VIEWS.map(({ name, routeName }) => [name, routeName]))).toEqual({
    next: 'partner_next',
    overview: 'partner_index',
    tickets: 'partner_tickets',
    unassigned: 'partner_unassigned_emails',
    'overdue-todos': 'partner_overdue_todos',
    'overdue-websites': 'partner_overdue_websites',
    reengage: 'partner_reengage',
    leads: 'partner_websites_leads',
    assign: 'partner_websites_assign',
    'all-websites': 'partner_websites',
  })
})

test('views keep their order and the two without a count have no badge', () => {
  expect(names(['admin'])).toEqual(VIEWS.map(({ name }) => name))
  expect(VIEWS.filter(({ badge }) => !badge).map(({ name }) => name)).toEqual(['overview', 'all-websites'])
})
