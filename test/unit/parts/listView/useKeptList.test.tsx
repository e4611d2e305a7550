import { act, renderHook } from '@testing-library/react'
import { useKeptList } from '../../../../src/parts/listView'

const listOf = (askedAt: number, ...items: number[]) => ({ askedAt, items })
type List = ReturnType<typeof listOf>

function open(first: List) {
  const { result, rerender } = renderHook(({ view, data }) => useKeptList(view, data, (item: number) => item), {
    initialProps: { view: 'open', data: first },
  })
  return {
    items: () => result.current.list?.items,
    expect: (key: number, since: number | null) => act(() => result.current.expect(key, since)),
    show: (data: List, view = 'open') => rerender({ view, data }),
  }
}

it('passes over a list that was asked for before a row was brought back, until the one that follows', () => {
  const list = open(listOf(1, 7, 8))
  list.expect(7, 5)
  list.show(listOf(4, 8, 9))
  expect(list.items()).toEqual([7, 8])
  list.show(listOf(6, 8))
  expect(list.items()).toEqual([8])
})

it('takes a list that has the row, or never had it', () => {
  const list = open(listOf(1, 7, 8))
  list.expect(7, 5)
  list.expect(3, 5)
  list.show(listOf(4, 7))
  expect(list.items()).toEqual([7])
})

it('takes what it has passed over once the row is no longer expected', () => {
  const list = open(listOf(1, 7, 8))
  list.expect(7, Infinity)
  list.show(listOf(4, 8))
  expect(list.items()).toEqual([7, 8])
  list.expect(7, null)
  expect(list.items()).toEqual([8])
})

it('takes the list of another view, whenever it was asked for', () => {
  const first = listOf(1, 7, 8)
  const list = open(first)
  list.expect(7, 5)
  list.show(first, 'pinned')
  list.show(listOf(2, 8), 'pinned')
  expect(list.items()).toEqual([8])
  list.show(first)
  expect(list.items()).toEqual([7, 8])
})
