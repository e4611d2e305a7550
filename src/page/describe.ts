import type { InferIssue } from 'valibot'
import { type PageIssue, pageIssue } from './PageIssue'
import type { pageSchema } from './pageSchema'

export type SchemaIssue = InferIssue<typeof pageSchema>

/** `config.partners[2].id` */
export function pathOf(issue: SchemaIssue): string {
  return (issue.path ?? []).reduce(
    (path, { key }) => (typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key)),
    '',
  )
}

/** An issue of the schema in the words of the page contract. Values are not repeated: they may be secrets. */
export function describe(issue: SchemaIssue): PageIssue {
  const path = pathOf(issue)
  return pageIssue(path === 'contract' ? 'contract' : 'value', path, textOf(issue))
}

function textOf({ kind, input, expected, message, path }: SchemaIssue): string {
  if (kind === 'validation') return message
  if (path?.at(-1)?.origin === 'key') return 'is missing'
  return `expected ${name(expected)}, received ${typeName(input)}`
}

function name(expected: string | null): string {
  if (expected === 'Object') return 'object'
  if (expected === 'Array') return 'list'
  // A choice comes as ("dark" | "light").
  return (expected ?? 'another value').replace(/^\(|\)$/g, '')
}

function typeName(input: unknown): string {
  if (input === null) return 'null'
  return Array.isArray(input) ? 'list' : typeof input
}
