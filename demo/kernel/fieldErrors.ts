import * as v from 'valibot'
import { fieldIssueText } from '../../src/parts/fieldIssue/fieldIssueText'
import type { HostContext } from './context'
import type { FieldError } from './HttpError'
import { pageWords } from './text/statusWords'

/** What a schema refuses, for whoever asks. */
export function fieldErrors(c: HostContext, issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const t = pageWords(c)
  return issues.map((issue) => ({ name: v.getDotPath(issue) ?? '', message: fieldIssueText(issue, t) }))
}
