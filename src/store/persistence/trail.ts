import * as v from 'valibot'
import type { Page } from '../../page'
import { STORAGE_PREFIX } from './storageKeys'
import { tryStorage, webStorage } from './webStorage'

const trailSchema = v.object({
  /** As they follow each other. */
  ids: v.array(v.number()),
  /** Which pages of a longer list they are; null when they are all of it. */
  part: v.nullable(
    v.object({ query: v.record(v.string(), v.unknown()), first: v.number(), last: v.number(), limit: v.number(), total: v.number() }),
  ),
})

/** The websites of a list as far as they are known, and where to ask for those before and after them. */
export type Trail = v.InferOutput<typeof trailSchema>

const kept = v.pipe(v.string(), v.parseJson(), trailSchema)
const NOWHERE: Trail = { ids: [], part: null }

const keyOf = ({ config, user }: Page) => `${STORAGE_PREFIX}trail:${config.partnerId ?? 0}:${user?.id ?? 0}`

/** Remembers, for this tab, how websites follow each other in the list that is shown (WD-06). */
export function keepTrail(page: Page, trail: Trail): void {
  tryStorage(webStorage('sessionStorage'), (storage) => storage.setItem(keyOf(page), JSON.stringify(trail)))
}

/** The websites of the list that was shown last; none when there was none. */
export function readTrail(page: Page): Trail {
  const { success, output } = v.safeParse(
    kept,
    tryStorage(webStorage('sessionStorage'), (storage) => storage.getItem(keyOf(page))),
  )
  return success ? output : NOWHERE
}
