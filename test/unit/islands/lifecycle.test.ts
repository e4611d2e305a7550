import { type IslandState, mayBecome } from '../../../src/islands/lifecycle'

const states: readonly IslandState[] = ['found', 'scheduled', 'loading', 'mounted', 'failed', 'unmounted']

test('an island that is unmounted stays so', () => {
  expect(states.filter((to) => mayBecome('unmounted', to))).toEqual([])
})

test('everything that is not over may fail, except what has failed, and may be unmounted', () => {
  for (const from of states.filter((name) => name !== 'unmounted')) {
    expect(mayBecome(from, 'failed')).toBe(from !== 'failed')
    expect(mayBecome(from, 'unmounted')).toBe(true)
  }
})

test('only what loads becomes mounted, and only retry leads out of failed', () => {
  expect(states.filter((from) => mayBecome(from, 'mounted'))).toEqual(['loading'])
  expect(states.filter((to) => mayBecome('failed', to))).toEqual(['loading', 'unmounted'])
})

test('nothing becomes what it is', () => {
  expect(states.filter((same) => mayBecome(same, same))).toEqual([])
})
