import { createFormats } from '../../../src/i18n'
import { todoColumns } from '../../../widgets/overdue-todos/todoColumns'
import { ticketColumns } from '../../../widgets/tickets/ticketColumns'
import { chosenColumns } from '../../../widgets/websites/list/chosenColumns'

// Word by word those of the specification; what can be done with a row comes after them.
const options = { t: (key: string) => key, formats: createFormats('en', 'UTC', (key) => key), today: '2026-05-03' }
const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key).join(' ')

test('the columns of to-dos', () => {
  const columns = todoColumns({ ...options, absent: new Map(), takers: [], onHandOver: null, onToggle: () => undefined })
  expect(keys(columns)).toMatch(/^from website description websiteStatus dueDate to\b/)
})

test('the columns of tickets', () => {
  const nothing = () => undefined
  const popups = { asked: null, isUsed: false, can: () => false, ask: nothing, close: nothing }
  const move = { isOffered: false, ask: nothing }
  const actions = { isBeside: false, popups, move, onOpen: nothing, onReply: nothing, onDone: nothing, onPin: nothing, onSnooze: nothing }
  const columns = ticketColumns({ ...options, ...actions, zone: 'UTC', targets: { targetHours: 4, limitHours: 24 } })
  expect(keys(columns)).toMatch(/^website createdAt subject websiteStatus dueDate assigned_to\b/)
})

test('the columns of leads: source, value, next step, owner and age', () => {
  expect(chosenColumns(null, 'leads').map(({ key }) => key)).toEqual(
    expect.arrayContaining(['lead_source', 'lead_value', 'next_step', 'assigned_to', 'age']),
  )
})

test('the columns of websites, where nobody has chosen others', () => {
  expect(keys(chosenColumns(null, 'all-websites'))).toBe('title status status_date due_date assigned_to')
})
