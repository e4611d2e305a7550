import { linesOf, packTodos, toDraft, unpackTodos, withLines } from '../../../../widgets/settings/automation/todoLines'

const call = { description: 'Call', to: 7, days: 2 }
const plain = { description: 'Plain', to: null, days: null }

test('a line keeps who does it and when, wherever it goes and however it is reworded', () => {
  expect(withLines([call, plain], 'New\nCall\nPlain')).toEqual([{ description: 'New', to: null, days: null }, call, plain])
  expect(withLines([call, plain], 'Call them\nPlain')).toEqual([{ ...call, description: 'Call them' }, plain])
  expect(withLines([call], '')).toEqual([])
})

test('a field says what it was made of', () => {
  expect(linesOf(unpackTodos(packTodos([call, plain])))).toBe('Call\nPlain')
})

test('what is a text alone is sent as one', () => {
  expect([toDraft(plain), toDraft(call)]).toEqual(['Plain', call])
})
