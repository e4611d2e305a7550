import * as fc from 'fast-check'
import { createRequest } from '../../../src/http'
import { fakeFetch, json } from './support'

describe('answers in any order', () => {
  it('shows the last one asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 8 }), async (scheduler, count) => {
        const { fetch } = fakeFetch(({ url }) => scheduler.schedule(Promise.resolve(json(url)), url))
        const request = createRequest({ fetch })
        let shown: unknown
        const ask = async (call: number) => {
          const answer = await request({ url: `/list/${call}`, method: 'GET', key: 'list' }).catch(() => null)
          if (answer) shown = answer.body
        }
        const asked = Array.from({ length: count }, (_, index) => ask(index + 1))
        await scheduler.waitFor(Promise.all(asked))
        expect(shown).toBe(`/list/${count}`)
      }),
      { numRuns: 250 },
    )
  })
})
