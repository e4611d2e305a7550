import { act, renderHook } from '@testing-library/react'
import { useDragAndDrop } from '../../../../src/ui'

const say = { lifted: () => 'lifted', over: () => null, stays: 'stays', cancelled: 'cancelled' }

it('what is let go before it was drawn lands all the same', () => {
  const onDrop = jest.fn(() => true)
  const { result } = renderHook(() => useDragAndDrop<string, string>({ say, onDrop }))
  const { lift, over, drop } = result.current
  act(() => {
    lift('pointer', 'card', ['card'], null)
    over('done')
    drop('done')
  })
  expect(onDrop).toHaveBeenCalledWith(expect.objectContaining({ taken: 'card', over: 'done' }), 'done')
  expect(result.current.held).toBeNull()
})
