import { checkTransition, type Status, STATUSES, type TransitionContext, type ValidationFlag } from '../../../../../src/model'
import { absent, admin, contextOf, designer, gone, seller, supporter, TODAY } from './support'

const check = (flag: ValidationFlag, parts: Partial<TransitionContext>) => checkTransition(contextOf([flag], parts))
const codes = (flag: ValidationFlag, parts: Partial<TransitionContext>) => check(flag, parts).map(({ code }) => code)

describe('validateStatus', () => {
  test('refuses to skip and offers what is allowed', () => {
    expect(check('validateStatus', { change: { to: 'done' } })).toEqual([
      { flag: 'validateStatus', code: 'status_not_allowed', allowed: ['preparation_done', 'creation_check'], overridable: false },
    ])
  })

  test('lets the next step pass', () => {
    expect(codes('validateStatus', { change: { to: 'creation_check' } })).toEqual([])
  })
})

describe('validateStaff', () => {
  test.each([
    [['partner_sales'], ['sales_cannot_move']],
    [['sales', 'design'], []],
    [['editor'], []],
  ])('roles %j: %j', (roles, expected) => {
    expect(codes('validateStaff', { viewer: { id: 2, roles }, change: { to: 'creation_check' } })).toEqual(expected)
  })

  test('sales still changes due date and assignee', () => {
    expect(codes('validateStaff', { viewer: seller, change: { dueDate: TODAY, assignee: designer.id } })).toEqual([])
  })
})

describe('validateAssignment', () => {
  const unassigned = (status: Status) => ({ website: { status, assigned_to: null } })

  test.each(STATUSES.filter((status) => status !== 'redesign'))('entering %s needs an assignee from creation on', (to) => {
    const late = STATUSES.indexOf(to) >= STATUSES.indexOf('creation')
    expect(codes('validateAssignment', { ...unassigned('redesign'), change: { to } })).toEqual(late ? ['assignee_missing'] : [])
  })

  test('an assignment in the same step will do', () => {
    expect(codes('validateAssignment', { ...unassigned('preparation_done'), change: { to: 'creation', assignee: designer.id } })).toEqual(
      [],
    )
  })

  test('taking the assignee away in the same step will not', () => {
    expect(codes('validateAssignment', { change: { to: 'creation_check', assignee: null } })).toEqual(['assignee_missing'])
  })
})

describe('validateStaffActive', () => {
  test.each([
    [gone.id, ['assignee_inactive']],
    [999, ['assignee_inactive']],
    [absent.id, ['assignee_absent']],
    [admin.id, []],
    [null, []],
  ])('assigning %p: %j', (assignee, expected) => {
    expect(codes('validateStaffActive', { change: { assignee } })).toEqual(expected)
  })

  test('offers everyone who is there', () => {
    const [refusal] = check('validateStaffActive', { change: { assignee: gone.id } })
    expect(refusal).toMatchObject({ people: [designer.id, seller.id, admin.id, supporter.id] })
  })

  test('absence lasts through the end of its last day', () => {
    expect(codes('validateStaffActive', { change: { assignee: absent.id }, today: '2026-05-08' })).toEqual(['assignee_absent'])
    expect(codes('validateStaffActive', { change: { assignee: absent.id }, today: '2026-05-09' })).toEqual([])
  })

  test('concerns the day of assignment only', () => {
    expect(codes('validateStaffActive', { website: { status: 'creation', assigned_to: gone }, change: { to: 'creation_check' } })).toEqual(
      [],
    )
  })
})

describe('validateTakeCreation', () => {
  const ready = { website: { status: 'preparation_done' as const, assigned_to: designer } }

  test.each([
    ['design', []],
    ['editor', []],
    ['manager', []],
    ['admin', []],
    ['support', ['creation_entered_by']],
    ['sales', ['creation_entered_by']],
  ])('%s enters creation: %j', (role, expected) => {
    expect(codes('validateTakeCreation', { ...ready, viewer: { id: 9, roles: [role] }, change: { to: 'creation' } })).toEqual(expected)
  })

  test('creation is not assigned to others', () => {
    expect(codes('validateTakeCreation', { change: { assignee: supporter.id } })).toEqual(['creation_assigned_to'])
    expect(codes('validateTakeCreation', { ...ready, change: { to: 'creation', assignee: seller.id } })).toEqual(['creation_assigned_to'])
    expect(codes('validateTakeCreation', { ...ready, change: { assignee: seller.id } })).toEqual([])
  })

  test('creation is left by the assignee, a manager or an admin', () => {
    const leave = (viewer: TransitionContext['viewer']) => codes('validateTakeCreation', { viewer, change: { to: 'creation_check' } })
    expect(leave(designer)).toEqual([])
    expect(leave(admin)).toEqual([])
    expect(leave({ id: 9, roles: ['manager'] })).toEqual([])
    expect(leave({ id: 9, roles: ['design'] })).toEqual(['creation_left_by'])
  })

  test('offers active people who could take it', () => {
    const [refusal] = check('validateTakeCreation', { change: { assignee: supporter.id } })
    expect(refusal).toMatchObject({ people: [designer.id, admin.id, absent.id] })
  })
})

describe('validateDueDateForInactiveStaff', () => {
  const hers = { website: { status: 'creation' as const, assigned_to: absent, due_date: '2026-05-20' } }

  test('refuses a due date inside the absence and offers the first working day after it', () => {
    expect(check('validateDueDateForInactiveStaff', { ...hers, change: { dueDate: '2026-05-08' } })).toEqual([
      { flag: 'validateDueDateForInactiveStaff', code: 'due_date_in_absence', earliest: '2026-05-11', overridable: false },
    ])
  })

  test('lets later days and no day pass', () => {
    expect(codes('validateDueDateForInactiveStaff', { ...hers, change: { dueDate: '2026-05-09' } })).toEqual([])
    expect(codes('validateDueDateForInactiveStaff', { ...hers, change: { dueDate: null } })).toEqual([])
  })

  test('also looks at the due date of a website that somebody absent gets', () => {
    const website = { status: 'creation' as const, assigned_to: designer, due_date: '2026-05-07' }
    expect(codes('validateDueDateForInactiveStaff', { website, change: { assignee: absent.id } })).toEqual(['due_date_in_absence'])
  })

  test('does not hold up other moves', () => {
    const website = { status: 'creation' as const, assigned_to: absent, due_date: '2026-05-07' }
    expect(codes('validateDueDateForInactiveStaff', { website, change: { to: 'creation_check' } })).toEqual([])
  })
})

describe('validateUndoneEntries', () => {
  const entries = {
    todos: [
      { id: 1, done: false, automatedStatus: 'creation' as const },
      { id: 2, done: true, automatedStatus: 'creation' as const },
      { id: 3, done: false, automatedStatus: 'change' as const },
      { id: 4, done: false, automatedStatus: null },
    ],
    messages: [
      { id: 10, done: false, category: 'message_from' },
      { id: 11, done: true, category: 'message_from' },
      { id: 12, done: false, category: 'intern' },
    ],
  }

  test('names what is open when going forward', () => {
    expect(check('validateUndoneEntries', { ...entries, change: { to: 'creation_check' } })).toEqual([
      { flag: 'validateUndoneEntries', code: 'undone_entries', todos: [1], messages: [10], overridable: false },
    ])
  })

  test('going back is free', () => {
    expect(codes('validateUndoneEntries', { ...entries, change: { to: 'preparation' } })).toEqual([])
  })

  test('from done to change is forward, although change comes earlier in the list', () => {
    const website = { status: 'done' as const, assigned_to: designer }
    expect(codes('validateUndoneEntries', { ...entries, website, change: { to: 'change' } })).toEqual(['undone_entries'])
  })

  test('nothing open, nothing refused', () => {
    expect(codes('validateUndoneEntries', { change: { to: 'creation_check' } })).toEqual([])
  })
})
