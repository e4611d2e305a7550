import { renderHook } from '@testing-library/react'
import { useArrivals } from '../../../../../widgets/websites/board/useArrivals'
import { website } from '../website'

describe('cards that have just arrived', () => {
  const before = [website(1), website(2), website(3)]

  it('are none of those that were there from the beginning', () => {
    const { result } = renderHook(useArrivals, { initialProps: before })
    expect([...result.current]).toEqual([])
  })

  it('are those of another column and new ones', () => {
    const { result, rerender } = renderHook(useArrivals, { initialProps: before })
    rerender([website(1), website(2, { status: 'done' }), website(4)])
    expect([...result.current]).toEqual([2, 4])
  })
})
