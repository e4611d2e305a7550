import { NO_FILTERS } from '../../../../../widgets/websites/query/Filter'
import { addFound } from '../../../../../widgets/websites/query/addFound'
import { website } from '../website'

const context = { today: '2026-11-22', userId: 1, zone: 'UTC' }
const [first, second, third] = [website(1), website(2, { status: 'done' }), website(3)]
const sorted = [third, second, first]

describe('what the host finds besides', () => {
  it('stands in the order of the others, and says where the words are', () => {
    const found = [website(3, { found: ['note'] })]
    expect(addFound([first], found, { sorted, filters: { ...NO_FILTERS, text: 'gate' }, context })).toEqual([
      { ...third, found: ['note'] },
      first,
    ])
  })

  it('has to meet the other conditions, as they are known here', () => {
    const filters = { text: 'gate', filters: [{ key: 'status', op: '=', not: true, values: ['done'] } as const] }
    expect(addFound([], [website(2, { found: ['note'] })], { sorted, filters, context })).toEqual([])
  })

  it('changes nothing where all of it was found here', () => {
    const here = [first]
    expect(addFound(here, [website(1, { found: ['title'] })], { sorted, filters: NO_FILTERS, context })).toBe(here)
  })
})
