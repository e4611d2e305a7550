import * as fc from 'fast-check'
import { isDueToday, isOverdue } from '../../../../../src/model'

const days = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('a due date is overdue, due today or still ahead, never two of them', () => {
  fc.assert(
    fc.property(days, days, (dueDate, today) => {
      const states = [isOverdue(dueDate, today), isDueToday(dueDate, today), isOverdue(today, dueDate)]
      expect(states.filter(Boolean)).toHaveLength(1)
    }),
  )
})

test.each([null, undefined, ''])('nothing is due with %p', (dueDate) => {
  expect(isOverdue(dueDate, '2026-05-01')).toBe(false)
  expect(isDueToday(dueDate, '2026-05-01')).toBe(false)
})
