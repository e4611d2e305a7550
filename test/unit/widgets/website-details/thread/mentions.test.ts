import { mentionBefore } from '../../../../../widgets/website-details/thread/mentions/mentionBefore'
import { mentionsIn } from '../../../../../src/model'

const ANNA = { id: 1, forename: 'Anna', surname: null }
const ANNA_BERG = { id: 2, forename: 'Anna', surname: 'Berg' }
const JONAS = { id: 3, forename: 'Jonas', surname: 'Falk' }
const PEOPLE = [ANNA, ANNA_BERG, JONAS]

describe('a name that is begun', () => {
  it.each([
    ['@', ''],
    ['Ask @an', 'an'],
    ['Ask @Anna Be', 'Anna Be'],
    ['Line\n@jö', 'jö'],
  ])('is looked for at the caret: %j', (text, query) => {
    expect(mentionBefore(`${text} and more`, text.length)).toEqual({ from: text.lastIndexOf('@'), to: text.length, query })
  })

  it.each(['anna@exa', 'Ask @Anna Berg now', 'no name', '@ an', ''])('is not there: %j', (text) => {
    expect(mentionBefore(text, text.length)).toBeNull()
  })
})

it.each([
  ['@Anna Berg, have a look', [2]],
  ['@Anna and @Jonas Falk.', [3, 1]],
  ['(@Anna Berg) @Anna', [2, 1]],
  ['@Anna Bergmann', [1]],
  ['@Annabel', []],
  ['me@Anna', []],
  ['Anna Berg', []],
])('whom the words name: %j', (text, ids) => {
  expect(mentionsIn(text, PEOPLE)).toEqual(ids)
})
