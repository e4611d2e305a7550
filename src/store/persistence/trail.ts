import * as v from 'valibot'
import type { Page } from '../../page'
import { STORAGE_PREFIX } from './storageKeys'
import { tryStorage, webStorage } from './webStorage'

const idsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.number()))

const keyOf = ({ config, user }: Page) => `${STORAGE_PREFIX}trail:${config.partnerId ?? 0}:${user?.id ?? 0}`

/** Remembers, for this tab, how websites follow each other in the list that is shown (WD-06). */
export function keepTrail(page: Page, ids: readonly number[]): void {
  tryStorage(webStorage('sessionStorage'), (storage) => storage.setItem(keyOf(page), JSON.stringify(ids)))
}

/** The websites of the list that was shown last; none when there was none. */
export function readTrail(page: Page): readonly number[] {
  const kept = tryStorage(webStorage('sessionStorage'), (storage) => storage.getItem(keyOf(page)))
  const { success, output } = v.safeParse(idsSchema, kept)
  return success ? output : []
}
