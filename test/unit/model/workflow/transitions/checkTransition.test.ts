import * as fc from 'fast-check'
import {
  checkTransition,
  DAY_MS,
  type LastMove,
  MANDATORY_STATUSES,
  type Status,
  STATUSES,
  type TransitionContext,
  VALIDATION_FLAGS,
} from '../../../../../src/model'
import { absent, admin, contextOf, designer, gone, NOW, seller } from './support'

const codes = (context: TransitionContext) => checkTransition(context).map(({ code }) => code)

const anyStatus = fc.constantFrom<Status>(...STATUSES)
const anyChange: fc.Arbitrary<TransitionContext['change']> = fc.record(
  { to: anyStatus, assignee: fc.constantFrom(null, 1, 2, 3, 4, 5, 6), dueDate: fc.constantFrom(null, '2026-05-07', '2026-06-01') },
  { requiredKeys: [] },
)
const anyContext = fc
  .record({
    flags: fc.subarray([...VALIDATION_FLAGS]),
    status: anyStatus,
    viewer: fc.constantFrom(designer, seller, admin),
    change: anyChange,
    assigned_to: fc.constantFrom(null, designer, absent, gone),
  })
  .map(({ flags, status, viewer, change, assigned_to }) => contextOf(flags, { website: { status, assigned_to }, viewer, change }))

test('without checks every active status leads to every other', () => {
  fc.assert(
    fc.property(anyStatus, anyStatus, (status, to) => {
      expect(checkTransition(contextOf([], { website: { status }, viewer: seller, change: { to } }))).toEqual([])
    }),
  )
})

test('an inactive status is never entered, whatever the checks say', () => {
  const parts = { activeStatuses: MANDATORY_STATUSES, viewer: admin, overrideReason: 'please', change: { to: 'change' as const } }
  expect(checkTransition(contextOf([], parts))).toEqual([{ flag: null, code: 'status_inactive', overridable: false }])
})

test('an inactive status can be left', () => {
  expect(codes(contextOf([], { website: { status: 'change' }, activeStatuses: MANDATORY_STATUSES, change: { to: 'done' } }))).toEqual([])
})

test('setting the same status is no move', () => {
  const messages = [{ id: 1, done: false, category: 'message_from' }]
  fc.assert(
    fc.property(anyStatus, (status) => {
      const context = contextOf(VALIDATION_FLAGS, {
        website: { status },
        viewer: seller,
        change: { to: status },
        messages,
        activeStatuses: [],
      })
      expect(checkTransition(context)).toEqual([])
    }),
  )
})

test('only checks that are switched on refuse', () => {
  fc.assert(
    fc.property(anyContext, (context) => {
      const on: Readonly<Record<string, boolean>> = context.settings
      for (const { flag } of checkTransition(context)) expect(flag && on[flag]).toBe(true)
    }),
  )
})

test('checks do not depend on each other', () => {
  fc.assert(
    fc.property(anyContext, (context) => {
      const alone = VALIDATION_FLAGS.filter((flag) => context.settings[flag]).flatMap((flag) => {
        const { settings } = contextOf([flag], {})
        return checkTransition({ ...context, settings })
      })
      expect(checkTransition(context)).toEqual(alone)
    }),
  )
})

test('several refusals come together', () => {
  const context = contextOf(VALIDATION_FLAGS, {
    website: { status: 'preparation', assigned_to: null },
    viewer: seller,
    change: { to: 'creation' },
  })
  expect(codes(context)).toEqual(['status_not_allowed', 'sales_cannot_move', 'assignee_missing', 'creation_entered_by'])
})

describe('override', () => {
  const move = { viewer: admin, change: { to: 'done', assignee: gone.id } } as const

  test('an admin may insist with a reason, but not on somebody inactive', () => {
    const refusals = checkTransition(contextOf(VALIDATION_FLAGS, move))
    expect(refusals.map(({ flag, overridable }) => [flag, overridable])).toEqual([
      ['validateStatus', true],
      ['validateStaffActive', false],
    ])
    expect(codes(contextOf(VALIDATION_FLAGS, { ...move, overrideReason: 'customer asked' }))).toEqual(['assignee_inactive'])
  })

  test('an empty reason is none', () => {
    expect(codes(contextOf(VALIDATION_FLAGS, { ...move, overrideReason: '  ' }))).toEqual(['status_not_allowed', 'assignee_inactive'])
  })

  test('nobody else can insist', () => {
    fc.assert(
      fc.property(anyContext, (context) => {
        fc.pre(context.viewer.id !== admin.id)
        expect(checkTransition({ ...context, overrideReason: 'because' })).toEqual(checkTransition(context))
      }),
    )
  })
})

describe('going back one step', () => {
  const lastMove = { from: 'preparation', to: 'creation', by: seller.id, at: NOW - DAY_MS } as const
  const back = { viewer: seller, change: { to: 'preparation' }, website: { status: 'creation', lastMove } } as const
  const backAfter = (change: Partial<LastMove>) =>
    codes(contextOf(['validateStaff'], { ...back, website: { ...back.website, lastMove: { ...lastMove, ...change } } }))

  test('is allowed to the mover for 24 hours', () => {
    expect(backAfter({})).toEqual([])
  })

  test('is checked as usual after that', () => {
    expect(backAfter({ at: NOW - DAY_MS - 1 })).toEqual(['sales_cannot_move'])
  })

  test('is checked as usual for somebody else', () => {
    expect(backAfter({ by: admin.id })).toEqual(['sales_cannot_move'])
  })

  test('does not mean going anywhere else', () => {
    expect(codes(contextOf(['validateStaff'], { ...back, change: { to: 'lead_interest' } }))).toEqual(['sales_cannot_move'])
  })

  test('means the last step, not one before it', () => {
    expect(backAfter({ to: 'creation_check' })).toEqual(['sales_cannot_move'])
  })
})
