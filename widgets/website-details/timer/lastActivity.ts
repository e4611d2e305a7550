import { STORAGE_PREFIX } from '../../../src/store'

const KEY = `${STORAGE_PREFIX}activity`
/** How often it is written down, milliseconds: other tabs need no better. */
const WRITE_EVERY_MS = 10_000

let here = Date.now()
let written = 0

/** When somebody last did something in any of the open pages, milliseconds since 1970 by this computer's clock. */
export function lastActivity(): number {
  try {
    return Math.max(here, Number(localStorage.getItem(KEY)) || 0)
  } catch {
    return here
  }
}

export function noteActivity(now = Date.now()): void {
  here = now
  if (now - written < WRITE_EVERY_MS) return
  written = now
  try {
    localStorage.setItem(KEY, String(now))
  } catch {
    // Blocked or full: this tab still knows.
  }
}
