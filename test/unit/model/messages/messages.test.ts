import { isOpenTicket, isUndone, type MessageCategory } from '../../../../src/model'

test.each([
  ['message_from', null, true],
  ['call', null, true],
  ['intern', null, false],
  ['intern', '2026-05-01', true],
  ['message_to', null, false],
  ['system', '2026-05-01', false],
  ['data_changed', null, false],
] satisfies [MessageCategory, string | null, boolean][])('%s due %p waits for somebody: %p', (category, dueDate, undone) => {
  expect(isUndone({ category, dueDate, done: false })).toBe(undone)
  expect(isUndone({ category, dueDate, done: true })).toBe(false)
})

test('open tickets are what customers wrote and nobody has done', () => {
  expect(isOpenTicket({ category: 'message_from', done: false })).toBe(true)
  expect(isOpenTicket({ category: 'message_from', done: true })).toBe(false)
  expect(isOpenTicket({ category: 'call', done: false })).toBe(false)
})
