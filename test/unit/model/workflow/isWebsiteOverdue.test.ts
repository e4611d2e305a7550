import { isWebsiteOverdue } from '../../../../src/model'

test('done websites and templates are not overdue', () => {
  const website = { due_date: '2026-04-30', status: 'creation' } as const
  expect(isWebsiteOverdue(website, '2026-05-01')).toBe(true)
  expect(isWebsiteOverdue({ ...website, status: 'done' }, '2026-05-01')).toBe(false)
  expect(isWebsiteOverdue({ ...website, is_template: true }, '2026-05-01')).toBe(false)
})
