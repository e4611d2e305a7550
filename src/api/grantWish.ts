import { api_partner_websites_take_back, type Website, type WebsiteChange } from '../contract'
import { toErrorObject } from '../http'
import type { AppThunk } from '../store'
import { inTurn } from './inTurn'
import { sendWish } from './sendWish'
import { patchWebsite } from './website'
import { changesSettled, changesStarted } from './websiteOverlay'
import { openWish, type WebsiteWish, wished } from './websiteWish'
import type { WishOptions, WishResult } from './wishResult'

let lastKey = 0

/**
 * The one way in which lists and boards change websites, whatever the hand that asked: shown at once, sent in turn, and taken back where
 * the server refuses.
 */
export function grantWish(websites: readonly Website[], wish: WebsiteWish, options: WishOptions = {}): AppThunk<Promise<WishResult>> {
  return async (dispatch, _, { router }) => {
    const open = websites.filter((website) => openWish(website, wish))
    if (open.length === 0) return { done: [], refused: [], conflicts: [], made: [] }
    lastKey += 1
    const key = `wish-${lastKey}`
    const now = new Date()
    dispatch(changesStarted({ key, changes: open.map((website) => wished(website, wish, now)) }))
    const result = await inTurn(
      open.map(({ id }) => id),
      () => dispatch(send(open, wish, options)),
    )
    dispatch(changesSettled({ key, changes: [...result.done, ...result.conflicts], at: Date.now() }))
    for (const change of result.done) dispatch(patchWebsite(change.id, definedOf(change)))
    return router.has(api_partner_websites_take_back.name) ? result : { ...result, made: [] }
  }
}

const send =
  (open: readonly Website[], wish: WebsiteWish, options: WishOptions): AppThunk<Promise<WishResult>> =>
  async (dispatch) => {
    try {
      return await dispatch(sendWish(open, wish, options))
    } catch (thrown) {
      const error = toErrorObject(thrown)
      return { done: [], conflicts: [], made: [], refused: open.map(({ id }) => ({ id, error })) }
    }
  }

/** What the server left out has not changed. */
const definedOf = (change: WebsiteChange): Partial<Website> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
