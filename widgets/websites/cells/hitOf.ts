import type { Website } from '../../../src/contract'
import type { FoundIn } from '../../../src/model'

/** What stands beside every website. */
const SEEN: readonly FoundIn[] = ['title', 'domain', 'label']

/** Where the words of a search were found, unless they are seen anyway (AW-06). */
export const hitOf = ({ found }: Pick<Website, 'found'>): FoundIn | null =>
  found?.some((place) => SEEN.includes(place)) ? null : (found?.[0] ?? null)
