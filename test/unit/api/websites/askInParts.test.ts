import fc from 'fast-check'
import { toErrorObject } from '../../../../src/http'
import { askInParts } from '../../../../src/api/websites/askInParts'
import { website } from '../../widgets/websites/website'

type Ask = Parameters<typeof askInParts>[1]
const MOST_AT_ONCE = 500
const failed = { error: toErrorObject(new Error('failed')) }

/** A server that has so many websites, numbered from 1. */
function serverOf(total: number) {
  const rows = Array.from({ length: total }, (_, index) => website(index + 1))
  const asked: number[] = []
  const ask: Ask = async (query) => {
    const [page, limit] = [Number(query.page ?? 1), Number(query.limit)]
    asked.push(limit)
    const items = rows.slice((page - 1) * limit, page * limit)
    const pages = Math.max(1, Math.ceil(total / limit))
    return { data: { items, pagination: { page, pages, count: items.length, limit, total }, filters: {} } }
  }
  return { ask, asked }
}

test('a page of any length is what one answer would have given, and of whole parts no answer is long', async () => {
  const limits = fc.constantFrom(1, 50, 100, 500, 700, 1_000, 2_000)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 2_600 }), fc.integer({ min: 1, max: 4 }), limits, async (total, page, limit) => {
      const { ask, asked } = serverOf(total)
      expect(await askInParts({ page, limit }, ask)).toEqual(await serverOf(total).ask({ page, limit }))
      expect(Math.max(...asked)).toBeLessThanOrEqual(limit % MOST_AT_ONCE === 0 ? MOST_AT_ONCE : limit)
    }),
    { numRuns: 60 },
  )
})

test('a website that moves to another part meanwhile is there once', async () => {
  const { ask } = serverOf(600)
  const shifted: Ask = (query) => ask(query.page === 2 ? { ...query, page: 1 } : query)
  const result = await askInParts({ limit: 1_000 }, shifted)
  expect(result).toMatchObject({ data: { pagination: { count: 500, total: 600 } } })
  expect('data' in result && result.data.items).toHaveLength(500)
})

test.each([1, 2])('part %i fails: the page has failed', async (page) => {
  const { ask } = serverOf(600)
  const broken: Ask = async (query) => (query.page === page ? failed : ask(query))
  expect(await askInParts({ limit: 1_000 }, broken)).toBe(failed)
})
