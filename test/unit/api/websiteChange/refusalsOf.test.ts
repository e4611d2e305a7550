import { refusalsOf } from '../../../../src/api/websiteChange'
import { contextOf } from '../../model/workflow/transitions/support'
import { website } from '../../widgets/websites/website'

test('all that is open is told before a website moves, of what lists know', () => {
  const card = website(1, { status: 'preparation', todo_count: 3, status_todos: 2, open_tickets: 1 })
  const [refusal] = refusalsOf(card, { status: 'creation' }, contextOf(['validateUndoneEntries'], {}))
  expect(refusal).toMatchObject({ code: 'undone_entries', todos: [0, 1], messages: [0] })
})
