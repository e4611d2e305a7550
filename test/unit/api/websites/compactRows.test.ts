import { compactRows } from '../../../../src/api/websites/compactRows'

const person = (id: number, forename: string) => ({ id, forename })
const row = (id: number, parts: object = {}) => ({
  id,
  status: 'creation',
  person: person(1, 'Eva'),
  tags: [{ id: 7, name: 'SEO' }],
  badges: [],
  ...parts,
})

test('rows say the same as before, whatever they have', () => {
  const rows = [row(1), row(2, { person: null, extra: { deep: ['a', { id: 3 }] }, count: 0, note: undefined }), {}]
  expect(compactRows(rows)).toEqual(rows)
})

test('people, tags and empty lists that are equal are held once', () => {
  const [first, second] = compactRows([row(1), row(2)])
  expect(first?.person).toBe(second?.person)
  expect(first?.tags[0]).toBe(second?.tags[0])
  expect(first?.badges).toBe(second?.badges)
})

test('the same person told differently stays different', () => {
  const rows = [row(1), row(2, { person: person(1, 'Eve') }), row(3, { person: { ...person(1, 'Eva'), image: 'eva.png' } })]
  expect(compactRows(rows)).toEqual(rows)
})
