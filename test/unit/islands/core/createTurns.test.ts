import { MessageChannel } from 'node:worker_threads'
import { createTurns } from '../../../../src/islands/core/createTurns'

// jsdom has none.
beforeAll(() => Object.assign(globalThis, { MessageChannel }))

test('callers get their turns in order', async () => {
  const turn = createTurns()
  const order: number[] = []
  await Promise.all([1, 2, 3, 4].map((name) => turn().then(() => order.push(name))))
  expect(order).toEqual([1, 2, 3, 4])
})

test('one that uses the main thread for long makes the next wait for another task', async () => {
  const turn = createTurns()
  const order: string[] = []
  async function takeLong() {
    await turn()
    const start = performance.now()
    while (performance.now() - start < 20) order.length = 0
    order.push('first')
    setTimeout(() => order.push('other task'))
  }
  await Promise.all([takeLong(), turn().then(() => order.push('second'))])
  expect(order[0]).toBe('first')
  expect(order.at(-1)).toBe('second')
})
