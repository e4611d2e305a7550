import { readQuickTodo } from '../../../../../widgets/website-details/todos/quickTodo'

const people = [
  { id: 1, name: 'anna', forename: 'Anna', surname: 'Petersen', shortname: 'AP' },
  { id: 2, name: 'jonas', forename: 'Jonas', surname: 'Falk' },
  { id: 3, name: 'joan', forename: 'Jo', surname: 'Nash' },
]
// A Wednesday.
const read = (line: string, locale = 'en') => readQuickTodo(line, { people, today: '2026-05-06', locale })

it.each([
  ['Call back @anna fri !', { description: 'Call back', to: 1, dueDate: '2026-05-08', notify: true }],
  ['Call back ! Friday @AP', { description: 'Call back', to: 1, dueDate: '2026-05-08', notify: true }],
  ['Check texts wed', { description: 'Check texts', dueDate: '2026-05-13' }],
  ['Check texts 2026-06-01', { description: 'Check texts', dueDate: '2026-06-01' }],
  ['Ask @jonas about fri and sat', { description: 'Ask @jonas about fri and', dueDate: '2026-05-09' }],
  ['Two may be meant @jo', { description: 'Two may be meant @jo' }],
  ['Nobody is called @zoe', { description: 'Nobody is called @zoe' }],
  ['mon tue', { description: 'mon', dueDate: '2026-05-12' }],
  ['!', { description: '!' }],
])('reads “%s”', (line, draft) => expect(read(line)).toEqual(draft))

it('knows the days of the reader’s language', () => {
  expect(read('Anrufen Fr.', 'de')).toEqual({ description: 'Anrufen', dueDate: '2026-05-08' })
  expect(read('Appeler vendredi', 'fr')).toEqual({ description: 'Appeler', dueDate: '2026-05-08' })
})
