import { act, renderHook } from '@testing-library/react'
import { useElapsed } from '../../../../src/parts/timer'
import type { RunningTimer } from '../../../../src/parts/timer/useRunningTimer'

const NOON = Date.parse('2026-05-04T12:00:00Z')
beforeEach(() => jest.useFakeTimers({ now: NOON }))
afterEach(() => jest.useRealTimers())

// Only this is used here.
const running = { startedAt: '2026-05-04T11:59:00.300Z' } as RunningTimer
const timer = { running, isKnown: true, ahead: 0, now: () => Date.now() }
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

it('turns for all that show it when a second is full, whenever they came', async () => {
  const early = renderHook(() => useElapsed(timer, 1_000))
  await pass(600)
  const late = renderHook(() => useElapsed(timer, 1_000))
  const shown = () => [early, late].map(({ result }) => Math.floor((result.current ?? 0) / 1_000))
  expect(shown()).toEqual([60, 60])
  await pass(690)
  expect(shown()).toEqual([60, 60])
  await pass(20)
  expect(shown()).toEqual([61, 61])
})

it('is null while none runs', () => {
  const { result } = renderHook(() => useElapsed({ ...timer, running: null }, 1_000))
  expect(result.current).toBeNull()
})
