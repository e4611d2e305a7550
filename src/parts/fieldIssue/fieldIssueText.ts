import type * as v from 'valibot'
import { fieldIssueOf } from './fieldIssue'

type Translate = (key: string, values?: Record<string, string | number>) => string

/** The same as a sentence in the reader's language, with the field's label. */
export function fieldIssueText(issue: v.BaseIssue<unknown>, t: Translate): string {
  const { key, values, label } = fieldIssueOf(issue)
  const problem = t(key, values)
  return label ? t('fieldIssue.labelled', { label: t(label), problem }) : problem
}
