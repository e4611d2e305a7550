import { DAY_MS, HOUR_MS, MINUTE_MS } from '../constants'

// How long the registry takes, and what it charges. Milliseconds, minor units of EURO; all defaults.
export const REGISTRY_STEP_MS = 30_000
export const TRANSFER_RUN_MS = 5 * DAY_MS
export const TRANSFER_MIN_AGE_DAYS = 60 // ICANN: neither new nor just transferred
export const REDEMPTION_MS = 30 * DAY_MS
export const OWNER_CONFIRM_MS = 15 * DAY_MS // ICANN: registrant verification
export const TRANSFER_LOCK_MS = 60 * DAY_MS // ICANN: after a registration, a transfer or a change of owner
export const OWNER_MAILS_PER_DAY = 5
export const YEARS_MAX = 10
export const DOMAIN_CURRENCY = 'EUR'

/** Price of a year by top-level domain: the first year, and every further one. */
export const TLD_PRICES: Readonly<Record<string, { readonly first: number; readonly renew: number }>> = {
  com: { first: 1_290, renew: 1_590 },
  net: { first: 1_390, renew: 1_690 },
  org: { first: 1_290, renew: 1_590 },
  de: { first: 790, renew: 990 },
  eu: { first: 890, renew: 1_190 },
  fr: { first: 1_090, renew: 1_290 },
  info: { first: 690, renew: 2_290 },
  online: { first: 390, renew: 3_490 },
  shop: { first: 490, renew: 3_290 },
  example: { first: 990, renew: 1_190 },
}
export const SEARCH_TLDS = Object.keys(TLD_PRICES)

/** Top-level domains whose registry asks companies for a tax number. */
export const TAX_ID_TLDS: readonly string[] = ['fr', 'eu']

/** When a domain's addresses are looked up again by itself (DO-02): after so many tries, then hourly for three days. */
const RECHECKS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS] as const
const RECHECK_END = 72

/** Milliseconds until the next try after `tries` of them; null when there will be none by itself. */
export function recheckAfter(tries: number): number | null {
  if (tries >= RECHECK_END + RECHECKS.length) return null
  return RECHECKS[Math.max(tries - 1, 0)] ?? HOUR_MS
}
