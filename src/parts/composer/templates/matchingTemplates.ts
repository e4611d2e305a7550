import type { EmailTemplate } from '../../../contract'
import { searchFor } from '../../../model'

const MAX_SHOWN = 8

/** Templates whose name, kind or words hold what is looked for: those in the customer's language first, then by how often they are used. */
export function matchingTemplates(templates: readonly EmailTemplate[], query: string, language: string): readonly EmailTemplate[] {
  const isFound = searchFor(query)
  const holds = (words: string | null) => words !== null && isFound(words)
  const rank = (one: EmailTemplate) => Number(one.language !== language) * 2 + Number(!holds(one.name))
  return templates
    .filter(({ name, category, text }) => [name, category, text].some(holds))
    .toSorted((one, other) => rank(one) - rank(other) || other.usageCount - one.usageCount)
    .slice(0, MAX_SHOWN)
}
