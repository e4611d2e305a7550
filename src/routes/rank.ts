import { requirementSource, takesAnyWord } from './requirement'
import type { Part, RouteDefinition } from './RouteTable'

/**
 * Sorts routes so that the more static one is tried first. One digit for each segment, from the left: 0 is text, 1 text and placeholders,
 * 2 a placeholder with a requirement, 3 one without, 4 one that may take several segments. Then routes that a browser can visit first.
 */
export function rankOf({ path, methods }: RouteDefinition): string {
  const segments = path.map(outline).join('').split('/').slice(1)
  const isVisited = methods.length === 0 || methods.includes('GET') || methods.includes('ANY')
  return `${segments.map(rankOfSegment).join('')}~${isVisited ? 0 : 1}`
}

/** Text as dots, slashes as they are, a placeholder as its digit. */
function outline(part: Part): string {
  if (typeof part === 'string') return part.replace(/[^/]/g, '.')
  const { prefix, requirement } = part
  return prefix.replace(/[^/]/g, '.') + (/\.[*+]/.test(requirement) ? 4 : takesAnyWord(requirementSource(requirement)) ? 3 : 2)
}

function rankOfSegment(outlines: string): string {
  if (/^\d$/.test(outlines)) return outlines
  return /\d/.test(outlines) ? '1' : '0'
}
