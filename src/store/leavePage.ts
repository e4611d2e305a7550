import { holdKeys, releaseKeys } from './keys/keyHold'
import type { LeavePage } from './services'

/** Milliseconds after which a page that is still there was not left: the address was a download, or somebody chose to stay. */
const LEAVING_MS = 5_000

export const leavePage: LeavePage = (url, how) => {
  // Keys that are typed while the next page loads are not meant for this one.
  holdKeys('leavePage')
  setTimeout(releaseKeys, LEAVING_MS, 'leavePage')
  addEventListener('pagehide', () => releaseKeys('leavePage'), { once: true })
  if (how === 'reload') location.reload()
  else location[how](url)
}
