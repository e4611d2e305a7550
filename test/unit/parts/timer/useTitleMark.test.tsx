import { renderHook, waitFor } from '@testing-library/react'
import { useTitleMark } from '../../../../src/parts/timer/useTitleMark'

beforeEach(() => {
  document.title = 'Bäckerei Brandt'
})

interface Marked {
  time: string | null
  of: string | null
}

const show = (website: string | null) =>
  renderHook<void, Marked>(({ time, of }: Marked) => useTitleMark(time, of), {
    initialProps: { time: '0:01', of: website },
  })

it('has the time alone on the page of the website that it is for, and names it elsewhere', () => {
  const { rerender, unmount } = show(null)
  expect(document.title).toBe('⏱ 0:01 · Bäckerei Brandt')
  rerender({ time: '0:02', of: 'Bakkerij  Dijkstra · Utrecht' })
  expect(document.title).toBe('⏱ 0:02 Bakkerij Dijkstra · Utrecht · Bäckerei Brandt')
  rerender({ time: '0:03', of: null })
  expect(document.title).toBe('⏱ 0:03 · Bäckerei Brandt')
  unmount()
  expect(document.title).toBe('Bäckerei Brandt')
})

it('stays when the page takes another title, and goes with the timer', async () => {
  const { rerender } = show('Bakkerij Dijkstra')
  document.title = 'Overview'
  await waitFor(() => expect(document.title).toBe('⏱ 0:01 Bakkerij Dijkstra · Overview'))
  rerender({ time: null, of: null })
  expect(document.title).toBe('Overview')
})
