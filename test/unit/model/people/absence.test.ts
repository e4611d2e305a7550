import fc from 'fast-check'
import { addDays, isAwayOn, staffState } from '../../../../src/model'

const DAY = '2026-11-26'

it('lasts from its first day through its last one', () =>
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }), (first, last) => {
      const absence = { from: addDays(DAY, first), until: addDays(DAY, last) }
      expect(isAwayOn(absence, DAY)).toBe(first <= 0 && last >= 0)
      expect(isAwayOn({ ...absence, from: null }, DAY)).toBe(last >= 0)
    }),
  ))

it('is none without a last day', () => expect(isAwayOn({ from: '2026-01-01', until: null }, DAY)).toBe(false))

it('is the state of a person from its first day on', () => {
  const member = { active: true, pending: false, absentFrom: '2026-11-27', absentUntil: '2026-12-01' }
  expect([staffState(member, DAY), staffState(member, '2026-11-27')]).toEqual(['active', 'absent'])
})
