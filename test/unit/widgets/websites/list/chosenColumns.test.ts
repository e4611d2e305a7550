import {
  canMove,
  type ChosenColumn,
  chosenColumns,
  moveColumn,
  shownWidth,
  writeColumns,
} from '../../../../../widgets/websites/list/chosenColumns'

const keys = (columns: readonly ChosenColumn[]) => columns.map(({ key }) => key).join(' ')

it('keeps the order and the widths that somebody has chosen, and reads them back', () => {
  const kept = ['title:300', 'due_date', 'tags:200', 'status']
  const columns = chosenColumns(kept, 'all-websites')
  expect(keys(columns)).toBe('title due_date tags status')
  expect(columns.map(({ width }) => width)).toEqual([300, null, 200, null])
  expect(writeColumns(columns, 'all-websites')).toEqual(kept)
})

it.each([
  [['status', 'tags'], 'title status tags'],
  [['tags', 'title', 'status'], 'title tags status'],
  [['title', 'tags', 'tags:90'], 'title tags'],
  [['title', 'constructor', 'secret:12', ''], 'title'],
])('makes the best of %j', (kept, expected) => {
  expect(keys(chosenColumns(kept, 'all-websites'))).toBe(expected)
})

it.each([
  ['title:5', null],
  ['title:10', 80],
  ['title:9999', 640],
  ['title:1e3', null],
  ['title:-100', null],
])('takes %s for a width it can have', (kept, width) => {
  expect(chosenColumns([kept], 'leads')[0]?.width).toBe(width)
})

it('says nothing about the usual columns', () => {
  expect(writeColumns(chosenColumns(null, 'leads'), 'leads')).toBeNull()
})

it('moves columns one by one; the title stays where it is', () => {
  const columns = chosenColumns(['title', 'status', 'tags'], 'all-websites')
  expect(keys(moveColumn(columns, 'tags', -1))).toBe('title tags status')
  expect(keys(moveColumn(columns, 'status', 1))).toBe('title tags status')
  expect(moveColumn(columns, 'status', -1)).toBe(columns)
  expect(moveColumn(columns, 'title', 1)).toBe(columns)
  expect(canMove(columns, 'tags', 1)).toBe(false)
})

it('gives all columns a width as soon as one has one', () => {
  const free = chosenColumns(['title', 'status'], 'all-websites')
  expect(free.map((column) => shownWidth(column, free))).toEqual([null, null])
  const fixed = chosenColumns(['title', 'status:100', 'tags'], 'all-websites')
  expect(fixed.map((column) => shownWidth(column, fixed))).toEqual([320, 100, 150])
})
