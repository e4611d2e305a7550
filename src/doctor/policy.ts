import type { Examined } from './Examined'
import { attribute } from './PageElement'

/** The content security policy of a page, as directives with their sources. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** The policies of header and meta elements; a resource has to pass all of them. */
export function policiesOf({ source, elements }: Examined): Policy[] {
  const header = source.headers?.['content-security-policy'] ?? ''
  const metas = elements
    .filter((element) => element.name === 'meta' && attribute(element, 'http-equiv').toLowerCase() === 'content-security-policy')
    .map((element) => attribute(element, 'content'))
  return [...header.split(','), ...metas].filter((text) => text.trim()).map(readPolicy)
}

function readPolicy(text: string): Policy {
  const policy = new Map<string, string[]>()
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
  }
  return policy
}

/** Undefined when the policy says nothing about it. */
export const sourcesOf = (policy: Policy, ...directives: string[]): readonly string[] | undefined =>
  [...directives, 'default-src'].map((name) => policy.get(name)).find((sources) => sources !== undefined)
