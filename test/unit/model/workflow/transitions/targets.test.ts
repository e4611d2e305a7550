import * as fc from 'fast-check'
import { allowedTargets, MANDATORY_STATUSES, nextStatus, STATUS_BEHAVIOUR, STATUSES, type Status } from '../../../../../src/model'

const optional = STATUSES.filter((status) => !MANDATORY_STATUSES.includes(status))
const settings = fc
  .subarray(optional)
  .map((chosen) => STATUSES.filter((status) => MANDATORY_STATUSES.includes(status) || chosen.includes(status)))
const without = (...inactive: Status[]) => STATUSES.filter((status) => !inactive.includes(status))

describe('with every status active', () => {
  test.each([
    ['lead_preparation', 'lead_interest preparation', 'lead_interest'],
    ['lead_interest', 'lead_preparation preparation', 'preparation'],
    ['preparation', 'lead_interest preparation_check', 'preparation_check'],
    ['preparation_check', 'preparation preparation_done', 'preparation_done'],
    ['preparation_done', 'preparation creation', 'creation'],
    ['creation', 'preparation_done creation_check', 'creation_check'],
    ['creation_check', 'creation creation_customer', 'creation_customer'],
    ['creation_customer', 'creation creation_rework creation_done', 'creation_rework'],
    ['creation_rework', 'creation creation_customer creation_done', 'creation_done'],
    ['creation_done', 'creation_rework done', 'done'],
    ['change', 'creation_customer done', 'done'],
    ['done', 'change redesign', 'change'],
    ['redesign', 'preparation creation', 'preparation'],
  ] satisfies [Status, string, Status][])('%s goes strictly to %s, next to %s', (from, targets, next) => {
    expect(allowedTargets(from, STATUSES, true)).toEqual(targets.split(' '))
    expect(nextStatus(from, STATUSES)).toBe(next)
  })
})

describe('a status is skipped only while those in between are inactive', () => {
  test.each([
    ['preparation', ['preparation_check'], 'preparation_done', true],
    ['preparation', ['preparation_check'], 'creation', false],
    ['preparation', ['preparation_check', 'preparation_done'], 'creation', true],
    ['preparation', ['preparation_done'], 'creation', false],
    ['creation', ['creation_check'], 'creation_customer', true],
    ['creation', [], 'creation_customer', false],
  ] satisfies [Status, Status[], Status, boolean][])('from %s without %j to %s: %p', (from, inactive, to, allowed) => {
    expect(allowedTargets(from, without(...inactive), true).includes(to)).toBe(allowed)
  })
})

test('with the four default statuses the workflow still leads from start to end and back', () => {
  const targets = MANDATORY_STATUSES.map((status) => allowedTargets(status, MANDATORY_STATUSES, true))
  expect(targets).toEqual([['creation'], ['preparation', 'creation_customer'], ['creation', 'done'], ['preparation']])
  expect(MANDATORY_STATUSES.map((status) => nextStatus(status, MANDATORY_STATUSES))).toEqual([
    'creation',
    'creation_customer',
    'done',
    null,
  ])
})

test('whatever is switched off, targets are active, never the status itself, and strict ones are among the free ones', () => {
  fc.assert(
    fc.property(settings, fc.constantFrom(...STATUSES), (active, from) => {
      const strict = allowedTargets(from, active, true)
      const free = allowedTargets(from, active, false)
      expect(free).toEqual(active.filter((status) => status !== from))
      expect(free).toEqual(expect.arrayContaining(strict))
      expect(strict.length).toBeGreaterThan(0)
    }),
  )
})

test('the next status is active and among the strict targets; only done has none, while change is off', () => {
  fc.assert(
    fc.property(settings, fc.constantFrom(...STATUSES), (active, from) => {
      const next = nextStatus(from, active)
      const isEnd = from === 'done' && !active.includes('change')
      expect([null, ...allowedTargets(from, active, true)]).toContain(next)
      expect(next === null).toBe(isEnd)
    }),
  )
})

test('nothing is allowed and nothing is next where nothing is active', () => {
  expect(allowedTargets('creation', [], true)).toEqual([])
  expect(nextStatus('creation', [])).toBeNull()
})

test('the customer waits for us while we work, and we for the customer while he decides', () => {
  const waiting = (whom: string) => STATUSES.filter((status) => STATUS_BEHAVIOUR[status].waitsFor === whom)
  expect(waiting('customer')).toEqual(['lead_interest', 'preparation', 'creation_customer', 'redesign'])
  expect(waiting('nobody')).toEqual(['done'])
})

test('the portal shows feedback while the customer is asked for it', () => {
  expect(STATUS_BEHAVIOUR.creation_customer.portal).toContain('feedback')
  expect(STATUS_BEHAVIOUR.redesign.portal).toEqual(STATUS_BEHAVIOUR.preparation.portal)
})
