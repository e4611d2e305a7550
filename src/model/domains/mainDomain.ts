/** What decides whether a domain can be the main one of its website (DO-04). */
export interface MainCandidate {
  readonly id: number
  readonly role: 'main' | 'alias' | 'redirect'
  readonly isPublished: boolean
  /** Registered, and shown to be the partner's. */
  readonly canBeMain: boolean
}

/**
 * The domain that becomes the main one of a website that has none: one that shows the website already, else the one that has been there
 * longest. What redirects is asked by nobody to do so.
 */
export const successorOf = <T extends MainCandidate>(domains: readonly T[]): T | null =>
  domains
    .filter(({ role, canBeMain }) => role === 'alias' && canBeMain)
    .toSorted((a, b) => Number(b.isPublished) - Number(a.isPublished) || a.id - b.id)[0] ?? null
