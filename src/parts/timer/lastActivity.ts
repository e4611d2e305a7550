import { STORAGE_PREFIX, tryStorage, webStorage } from '../../store'

const KEY = `${STORAGE_PREFIX}activity`
/** How often it is written down, milliseconds: other tabs need no better. */
const WRITE_EVERY_MS = 10_000

let here = Date.now()
let written = 0

/** When somebody last did something in any of the open pages, milliseconds since 1970 by this computer's clock. */
export function lastActivity(): number {
  const elsewhere = tryStorage(webStorage('localStorage'), (storage) => storage.getItem(KEY))
  return Math.max(here, Number(elsewhere) || 0)
}

export function noteActivity(now = Date.now()): void {
  here = now
  if (now - written < WRITE_EVERY_MS) return
  written = now
  // Blocked or full: this tab still knows.
  tryStorage(webStorage('localStorage'), (storage) => storage.setItem(KEY, String(now)))
}
