import * as fc from 'fast-check'
import { fullName, initials, sortByFullName } from '../../../../src/model'

test.each([
  [{ forename: 'Ada', surname: 'Lovelace', name: 'ada' }, 'Ada Lovelace', 'AL'],
  [{ forename: 'Ada', surname: '' }, 'Ada', 'A'],
  [{ surname: 'Lovelace', name: 'ada' }, 'Lovelace', 'L'],
  [{ name: 'Studio Nord GmbH' }, 'Studio Nord GmbH', 'SN'],
  [{ forename: ' ', surname: null, name: 'ada' }, 'ada', 'a'],
  [{ forename: 'Ana María', surname: 'de la Cruz' }, 'Ana María de la Cruz', 'AM'],
  [{ name: '👩🏽‍💻 Team' }, '👩🏽‍💻 Team', '👩🏽‍💻T'],
  [{ forename: 'Ada\u202e', surname: '\u2066Lovelace' }, 'Ada Lovelace', 'AL'],
  [{ surname: 'שלום' }, 'שלום', 'ש'],
  [{}, '', ''],
])('%j is called %p, in short %p', (person, name, letters) => {
  expect(fullName(person)).toBe(name)
  expect(initials(person)).toBe(letters)
})

test('people are sorted by full name as the language does', () => {
  const people = ['Zoe', 'Östen', 'adam', 'Oskar'].map((name) => ({ name }))
  expect(sortByFullName(people, 'de').map(fullName)).toEqual(['adam', 'Oskar', 'Östen', 'Zoe'])
  expect(sortByFullName(people, 'sv').map(fullName)).toEqual(['adam', 'Oskar', 'Zoe', 'Östen'])
})

test('sorting leaves the given list alone and keeps everybody', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ id: fc.nat(), name: fc.string() })), (people) => {
      const before = [...people]
      const sorted = sortByFullName(people, 'en')
      expect(people).toEqual(before)
      expect(new Set(sorted)).toEqual(new Set(people))
      expect(sortByFullName(sorted, 'en')).toEqual(sorted)
    }),
  )
})
