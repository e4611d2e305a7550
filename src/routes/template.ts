import type { Part } from './RouteTable'

/** What Symfony and Laravel take away together with an omitted placeholder behind it. */
const SEPARATOR = /[/.,;:\-_~*+@|]$/
const PLACEHOLDER = /\{(\w+)(\?)?\}/g

interface Rules {
  requirement(name: string): string
  /** Undefined without a default. */
  default(name: string): string | null | undefined
}

/** Splits `/website/{website}/assign/{staff?}` into text and placeholders. */
export function parseTemplate(template: string, rules: Rules): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: whole, 1: name = '', 2: optional, index } of template.matchAll(PLACEHOLDER)) {
    const before = template.slice(end, index)
    const prefix = SEPARATOR.exec(before)?.[0] ?? ''
    const given = rules.default(name)
    parts.push(before.slice(0, before.length - prefix.length), {
      name,
      prefix,
      requirement: rules.requirement(name),
      default: optional && given === undefined ? null : given,
      trims: true,
    })
    end = index + whole.length
  }
  parts.push(template.slice(end))
  return parts.filter((part) => part !== '')
}
