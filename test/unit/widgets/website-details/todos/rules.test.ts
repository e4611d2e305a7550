import * as fc from 'fast-check'
import * as v from 'valibot'
import { Todo } from '../../../../../src/contract'
import { linesOf } from '../../../../../widgets/website-details/todos/linesOf'
import { stepTarget } from '../../../../../src/ui'
import { reorder } from '../../../../../widgets/website-details/todos/reorder'

const todoOf = (id: number, done = false) => v.parse(Todo, { id, description: `To-do ${id}`, done })
const idsOf = (items: readonly Todo[] = []) => items.map(({ id }) => id)

describe('a new order', () => {
  const items = [todoOf(1), todoOf(2), todoOf(3), todoOf(4, true)]

  it('puts a to-do before another, and tells its place among all', () => {
    expect(idsOf(reorder(items, 3, 1)?.items)).toEqual([3, 1, 2, 4])
    expect(reorder(items, 3, 1)?.position).toBe(0)
    expect(idsOf(reorder(items, 1, 3)?.items)).toEqual([2, 1, 3, 4])
    expect(reorder(items, 1, 3)?.position).toBe(1)
  })

  it('puts it behind the open ones, before those that are done', () => {
    expect(idsOf(reorder(items, 1, null)?.items)).toEqual([2, 3, 1, 4])
    expect(reorder(items, 1, null)?.position).toBe(2)
  })

  it('is none when nothing would move', () => {
    expect(reorder(items, 2, 2)).toBeNull()
    expect(reorder(items, 2, 3)).toBeNull()
    expect(reorder(items, 3, null)).toBeNull()
    expect(reorder(items, 99, 1)).toBeNull()
  })

  it('by steps goes through every place and ends at the ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.nat(), (count, pick) => {
        let list = Array.from({ length: count }, (_, index) => todoOf(index + 1))
        const id = (pick % count) + 1
        for (let target = stepTarget(idsOf(list), id, -1); target !== undefined; target = stepTarget(idsOf(list), id, -1)) {
          list = reorder(list, id, target)?.items ?? []
        }
        expect(list[0]?.id).toBe(id)
        for (let target = stepTarget(idsOf(list), id, 1); target !== undefined; target = stepTarget(idsOf(list), id, 1)) {
          list = reorder(list, id, target)?.items ?? []
        }
        expect(list.at(-1)?.id).toBe(id)
        expect(idsOf(list).toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
      }),
    )
  })
})

describe('a pasted list', () => {
  it('becomes one to-do for each line, without the marks of its items', () => {
    expect(linesOf('- Logo\r\n* Fotos\n3. Texte\n[ ] Impressum\n\n   \n• Karte')).toEqual(['Logo', 'Fotos', 'Texte', 'Impressum', 'Karte'])
  })

  it('loses nothing, however many and long they are', () => {
    const lines = Array.from({ length: 150 }, (_, index) => `Line ${index} ${'x'.repeat(2_000)}`)
    expect(linesOf(lines.join('\n'))).toEqual(lines)
  })
})
