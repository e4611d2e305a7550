/** What several customers are written to for: a reminder, or a new date of theirs. */
export type Purpose = 'reminder' | 'date' | null

export interface BulkRequest {
  /** In the order in which they are written to, each once. */
  readonly websiteIds: readonly number[]
  readonly purpose: Purpose
}

/** More are left out (RE-03). */
const MOST = 50

/** Reads `websites=12,15,40&purpose=reminder` of an address; null when only one customer is written to. */
export function readBulk(query: URLSearchParams): BulkRequest | null {
  const websites = query.get('websites')
  if (websites === null) return null
  const ids = websites
    .split(',')
    .filter((text) => /^[1-9]\d{0,8}$/.test(text))
    .map(Number)
  const purpose = query.get('purpose')
  return {
    websiteIds: [...new Set(ids)].slice(0, MOST),
    purpose: purpose === 'reminder' || purpose === 'date' ? purpose : null,
  }
}
