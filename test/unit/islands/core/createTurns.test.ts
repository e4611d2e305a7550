import { MessageChannel } from 'node:worker_threads'
import { createTurns } from '../../../../src/islands/core/createTurns'

const ready = Promise.resolve()

// jsdom has none.
beforeAll(() => Object.assign(globalThis, { MessageChannel }))

test('callers get their turns in order', async () => {
  const turn = createTurns()
  const order: number[] = []
  await Promise.all([1, 2, 3, 4].map((name) => turn(ready, false).then(() => order.push(name))))
  expect(order).toEqual([1, 2, 3, 4])
})

test('one that uses the main thread for long makes the next wait for another task', async () => {
  const turn = createTurns()
  const order: string[] = []
  async function takeLong() {
    await turn(ready, false)
    const start = performance.now()
    while (performance.now() - start < 20) order.length = 0
    order.push('first')
    setTimeout(() => order.push('other task'))
  }
  await Promise.all([takeLong(), turn(ready, false).then(() => order.push('second'))])
  expect(order[0]).toBe('first')
  expect(order.at(-1)).toBe('second')
})

test('those who are ahead come first, though they are ready later', async () => {
  const turn = createTurns()
  const order: string[] = []
  await Promise.all([
    turn(ready, false).then(() => order.push('other')),
    turn(new Promise((resolve) => setTimeout(resolve, 20)), true).then(() => order.push('ahead')),
  ])
  expect(order).toEqual(['ahead', 'other'])
})

test('one that is ahead and fails keeps nobody waiting', async () => {
  const turn = createTurns()
  const failed = turn(Promise.reject(new Error('no texts')), true)
  await expect(failed).rejects.toThrow('no texts')
  await turn(ready, false)
})

test('one that is ahead and takes too long does not either', async () => {
  jest.useFakeTimers()
  const turn = createTurns()
  const order: string[] = []
  void turn(new Promise(() => {}), true).then(() => order.push('ahead'))
  void turn(ready, false).then(() => order.push('other'))
  await jest.advanceTimersByTimeAsync(1_000)
  expect(order).toEqual(['other'])
  jest.useRealTimers()
})
