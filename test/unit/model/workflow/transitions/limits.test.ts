import * as fc from 'fast-check'
import { checkTransition, type Status, STATUSES, type TeamLimits, type TransitionContext } from '../../../../../src/model'
import { admin, contextOf, designer, NOW, seller } from './support'

const codes = (parts: Partial<TransitionContext>) => checkTransition(contextOf([], parts)).map(({ code }) => code)

const status = fc.constantFrom<Status>(...STATUSES)
const number = fc.integer({ min: 1, max: 9 })
const full = (to: Status, limit = 5): TeamLimits => ({ statuses: { [to]: { limit, hard: true, count: limit } }, person: null, open: {} })
const busy = (limit = 5): TeamLimits => ({ statuses: {}, person: { limit, hard: true }, open: { [seller.id]: limit } })

test('a status takes websites up to its hard limit, and says how full it is', () => {
  fc.assert(
    fc.property(status, status, number, number, (from, to, limit, count) => {
      fc.pre(from !== to)
      const limits: TeamLimits = { statuses: { [to]: { limit, hard: true, count } }, person: null, open: {} }
      const refusals = checkTransition(contextOf([], { website: { status: from }, change: { to }, limits }))
      const told = { flag: 'hardLimits', code: 'status_full', count, limit, overridable: false }
      expect(refusals).toEqual(count >= limit ? [told] : [])
    }),
  )
})

test('a person takes open websites up to the hard limit', () => {
  fc.assert(
    fc.property(status, number, number, (at, limit, count) => {
      const limits: TeamLimits = { statuses: {}, person: { limit, hard: true }, open: { [seller.id]: count } }
      const refused = codes({ website: { status: at }, change: { assignee: seller.id }, limits })
      expect(refused).toEqual(count >= limit && at !== 'done' ? ['assignee_full'] : [])
    }),
  )
})

test('soft limits never refuse', () => {
  fc.assert(
    fc.property(status, status, number, fc.nat({ max: 30 }), (from, to, limit, count) => {
      const limits: TeamLimits = {
        statuses: { [to]: { limit, hard: false, count } },
        person: { limit, hard: false },
        open: { [seller.id]: count },
      }
      expect(codes({ website: { status: from }, change: { to, assignee: seller.id }, limits })).toEqual([])
    }),
  )
})

test('who stays where it is, and with whom it is, is not refused', () => {
  expect(codes({ website: { status: 'creation' }, change: { to: 'creation' }, limits: full('creation') })).toEqual([])
  const mine = { website: { status: 'creation' as const, assigned_to: seller }, limits: busy() }
  expect(codes({ ...mine, change: { assignee: seller.id } })).toEqual([])
  expect(codes({ ...mine, change: { to: 'creation_check' } })).toEqual([])
  expect(codes({ ...mine, change: { assignee: null } })).toEqual([])
})

test('templates are no work', () => {
  const website = { status: 'preparation' as const, is_template: true }
  expect(codes({ website, change: { to: 'creation' }, limits: full('creation') })).toEqual([])
})

test('a move to a full status with a full person has both reasons', () => {
  const limits = { ...busy(), statuses: full('creation').statuses }
  expect(codes({ website: { status: 'preparation' }, change: { to: 'creation', assignee: seller.id }, limits })).toEqual([
    'status_full',
    'assignee_full',
  ])
})

test('an admin may insist with a reason, and whoever moved a website may take that back', () => {
  const move = { website: { status: 'preparation' as const }, change: { to: 'creation' as const }, limits: full('creation') }
  expect(codes({ ...move, viewer: admin })).toEqual(['status_full'])
  expect(codes({ ...move, viewer: admin, overrideReason: 'The customer goes live tomorrow' })).toEqual([])
  expect(codes({ ...move, viewer: designer, overrideReason: 'The customer goes live tomorrow' })).toEqual(['status_full'])
  const lastMove = { from: 'creation', to: 'preparation', by: designer.id, at: NOW } as const
  expect(codes({ ...move, website: { ...move.website, lastMove } })).toEqual([])
})
