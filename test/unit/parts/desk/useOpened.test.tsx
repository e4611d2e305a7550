import { act, renderHook } from '@testing-library/react'
import { useOpened } from '../../../../src/parts/desk'

const listOf = (...ids: number[]) => ids.map((id) => ({ id }))

function openIn(openId: number, shown: { id: number }[]) {
  const onOpen = jest.fn()
  const view = renderHook(({ list }) => useOpened(openId, list, onOpen, { label: 'Open', back: 'Back' }), { initialProps: { list: shown } })
  const show = (...ids: number[]) => view.rerender({ list: listOf(...ids) })
  const step = (by: 1 | -1) => {
    act(() => view.result.current.step(by))
    return onOpen.mock.lastCall
  }
  return { show, step }
}

it('goes on to what is beside the open one', () => {
  const { step } = openIn(2, listOf(1, 2, 3))
  expect(step(1)).toEqual([3])
  expect(step(-1)).toEqual([1])
})

it('goes on from where the open one stood when it has left the list meanwhile', () => {
  const { show, step } = openIn(2, listOf(1, 2, 3))
  show(1, 3)
  expect(step(1)).toEqual([3])
  expect(step(-1)).toEqual([1])
})

it('begins with the first when the open one never was in the list', () => {
  const { step } = openIn(9, listOf(1, 2, 3))
  expect(step(1)).toEqual([1])
  expect(step(-1)).toEqual([1])
})
