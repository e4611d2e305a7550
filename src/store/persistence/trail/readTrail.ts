import * as v from 'valibot'
import type { Page } from '../../../page'
import { type Trail, trailKey } from './keepTrail'
import { tryStorage, webStorage } from '../webStorage'

const pages = v.object({
  query: v.record(v.string(), v.unknown()),
  first: v.number(),
  last: v.number(),
  limit: v.number(),
  total: v.number(),
})
const trail = v.pipe(v.string(), v.parseJson(), v.object({ ids: v.array(v.number()), part: v.nullable(pages) }))
const NOWHERE: Trail = { ids: [], part: null }

/** The websites of the list that was shown last; none when there was none. */
export function readTrail(page: Page): Trail {
  const kept = tryStorage(webStorage('sessionStorage'), (storage) => storage.getItem(trailKey(page)))
  const { success, output } = v.safeParse(trail, kept)
  return success ? output : NOWHERE
}
