import { isListed } from '../../../../src/model'
import { website } from '../../widgets/websites/website'

const NOW = Date.parse('2026-05-10T10:00:00Z')
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString()

it.each([
  ['overdue-websites', { due_date: '2026-05-09' }, true],
  ['overdue-websites', { due_date: '2026-05-10' }, false],
  ['overdue-websites', { due_date: '2026-01-01', status: 'done' }, false],
  ['overdue-websites', { due_date: '2026-01-01', lost: { at: daysAgo(1), reason: '' } }, false],
  ['overdue-websites', { due_date: '2026-01-01', snoozed: { until: '2026-06-01', reason: '' } }, true],
  ['assign', { status: 'preparation_done', assigned_to: { id: 4 } }, false],
  ['assign', { status: 'preparation_done' }, true],
  ['leads', { status: 'preparation' }, false],
  ['leads', { status: 'lead_interest' }, true],
  ['leads', { status: 'lead_interest', snoozed: { until: '2026-06-01', reason: '' } }, false],
  ['leads', { status: 'lead_interest', lost: { at: daysAgo(1), reason: '' } }, false],
  ['reengage', { status: 'preparation', customer_active: daysAgo(14) }, true],
  ['reengage', { status: 'preparation', customer_active: daysAgo(13) }, false],
  ['reengage', { status: 'preparation', created: daysAgo(20) }, true],
  ['reengage', { status: 'creation', created: daysAgo(20) }, false],
  ['overview', { status: 'creation' }, true],
  ['overview', { status: 'creation', is_template: true }, false],
  ['overview', { status: 'redesign' }, false],
  ['overview', { status: 'done', status_date: daysAgo(30) }, true],
  ['overview', { status: 'done', status_date: daysAgo(31) }, false],
  ['all-websites', { status: 'redesign', is_template: true, lost: { at: daysAgo(1), reason: '' } }, true],
] as const)('%s with %j: %s', (view, parts, listed) => {
  const moment = { today: '2026-05-10', now: NOW, activeStatuses: ['creation', 'done'] as const }
  expect(isListed(view, website(1, parts), moment)).toBe(listed)
})
