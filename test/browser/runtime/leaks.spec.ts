import { measureCycles } from '../support/measureCycles'
import { expect, test } from '../support/test'
import { counter, island } from './markup'

test('200 times inserted and removed: no nodes, no listeners, no heap stay behind', async ({ page, open, failures }) => {
  test.slow()
  await open('')
  const markup = counter('a', 'A') + counter('b', 'B', 'data-island-load="visible"') + island('fields')
  const growth = await measureCycles(page, { markup, selector: 'input', warmUp: 200, cycles: 200 })
  expect(growth.nodes).toBeLessThanOrEqual(0)
  expect(growth.listeners).toBeLessThanOrEqual(0)
  // Less than 100 bytes for each of 600 islands: what differs from one collection to the next.
  expect(growth.heapBytes).toBeLessThan(60_000)
  expect(await failures()).toEqual([])
})
