/** What decides whether a domain can be the main one of its website (DO-04). */
export interface MainCandidate {
  readonly id: number
  readonly role: 'main' | 'alias' | 'redirect'
  readonly isPublished: boolean
  /** Visitors reach a server of ours under it. */
  readonly isReached: boolean
  /** Registered, answered for, and shown to be the partner's. */
  readonly canBeMain: boolean
}

/**
 * The domain that takes the place of a website's main one: one that leads here, else one that shows the website already, else the one that
 * has been there longest. What redirects is asked last: it redirects no longer then.
 */
export const successorOf = <T extends MainCandidate>(domains: readonly T[]): T | null =>
  domains.filter(({ role, canBeMain }) => role !== 'main' && canBeMain).toSorted((a, b) => rankOf(b) - rankOf(a) || a.id - b.id)[0] ?? null

const rankOf = ({ role, isPublished, isReached }: MainCandidate): number =>
  Number(role === 'alias') * 4 + Number(isReached) * 2 + Number(isPublished)
