import type { Website } from '../contract'
import type { AppThunk } from '../store'
import { sendToMany } from './sendToMany'
import { sendToOne } from './sendToOne'
import type { WebsiteWish } from './websiteWish'
import type { WishOptions, WishResult } from './wishResult'

/** Sends a wish to the server, for one website or for many. */
export function sendWish(open: readonly Website[], wish: WebsiteWish, options: WishOptions): AppThunk<Promise<WishResult>> {
  const [first, ...others] = open
  return first && others.length === 0 ? sendToOne(first, wish, options) : sendToMany(open, wish, options)
}
