import { flagsOf, requirementSource } from './requirement'
import type { Part } from './RouteTable'

/** Reads the values of the placeholders out of a decoded path or host; undefined when that has another form. */
export type Pattern = (text: string) => Record<string, string> | undefined

export function patternOf(parts: readonly Part[], end = ''): Pattern {
  const placeholders = parts.filter((part) => typeof part !== 'string')
  const expression = toRegExp(`^${sourceOf(parts)}${end}$`)

  return (text) => {
    const match = expression?.exec(text)
    if (!match) return undefined
    const values = placeholders.map(
      (placeholder, index) => [placeholder.name, match.groups?.[groupName(index)] ?? placeholder.default] as const,
    )
    return Object.fromEntries(values.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  }
}

function sourceOf(parts: readonly Part[]): string {
  let source = ''
  let omitted = ''
  let index = 0
  for (const [position, part] of parts.entries()) {
    if (typeof part === 'string') {
      source += escape(position === parts.length - 1 ? part.replace(/\/$/, '') : part)
      continue
    }
    const group = `${escape(part.prefix)}(?<${groupName(index++)}>${requirementSource(part.requirement)})`
    const isOptional =
      part.trims && parts.slice(position).every((later) => typeof later !== 'string' && later.default !== undefined && later.trims)
    source += isOptional ? `(?:${group}` : group
    if (isOptional) omitted += ')?'
  }
  return source + omitted
}

const groupName = (index: number): string => `partner${index}`
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Undefined when the requirements cannot stand side by side, with group names of their own for example. */
function toRegExp(source: string): RegExp | undefined {
  try {
    return new RegExp(source, flagsOf(source))
  } catch {
    return undefined
  }
}
