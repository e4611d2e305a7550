import * as v from 'valibot'
import type { ServerRoute } from '../contract/server'

export interface AnswerIssue {
  /** Into the JSON: `items.0.id`; empty for the answer as a whole. */
  readonly path: string
  readonly expected: string
}

/** What is wrong with the text of an answer: no JSON at all, or values that the contract does not have there. */
export type Judged =
  | { readonly isJson: false }
  | { readonly isJson: true; readonly value: unknown; readonly issues: readonly AnswerIssue[] }

/** More paths of one answer say nothing new. */
const MAX_ISSUES = 5

/** Holds the text of an answer against the contract. */
export function judgeAnswer({ answer }: ServerRoute, text: string): Judged {
  const json = parsed(text)
  if (!json) return { isJson: false }
  if (typeof answer === 'string') return { isJson: true, value: json.value, issues: [] }
  const { issues = [] } = v.safeParse(answer, json.value)
  const told = issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', expected: issue.expected ?? 'another value' }))
  return { isJson: true, value: json.value, issues: told.slice(0, MAX_ISSUES) }
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
