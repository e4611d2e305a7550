/** What may stand in a mail as `{{customer.forename}}`, by group. */
export const MERGE_FIELDS = [
  'customer.forename',
  'customer.surname',
  'customer.name',
  'customer.title',
  'customer.firm',
  'customer.email',
  'customer.phone',
  'customer.city',
  'website.title',
  'website.domain',
  'website.status',
  'website.due_date',
  'portal.url',
  'portal.data',
  'portal.wishes',
  'portal.files',
  'portal.feedback',
  'portal.emails',
  'partner.name',
  'partner.email',
  'me.forename',
  'me.surname',
  'me.name',
  'me.email',
] as const
export type MergeField = (typeof MERGE_FIELDS)[number]

/** `{{group.name}}` or `{{group.name|what stands there when it is empty}}`; anything else in braces is text. */
const FIELD = /\{\{\s*([a-z]+\.[a-z_]+)\s*(?:\|([^{}]*))?\}\}/gi
/** `{{?What is the price?}}` asks whoever writes. */
const QUESTION = /\{\{\s*\?([^{}]+)\}\}/g

export interface MergedText {
  text: string
  /** Fields without value and fallback, unknown ones and unanswered questions, as typed; each once. */
  missing: string[]
}

/** Puts values in place of merge fields. `encode` makes a value fit for where it stands, HTML for example. */
export function mergeFields(
  text: string,
  values: Readonly<Record<string, string>>,
  encode: (value: string) => string = (value) => value,
): MergedText {
  const missing = new Set<string>()
  const merged = text.replaceAll(FIELD, (typed: string, name: string, fallback: string | undefined) => {
    const key = name.toLowerCase()
    const value = (Object.hasOwn(values, key) ? values[key]?.trim() : '') || fallback?.trim()
    if (value) return encode(value)
    missing.add(typed)
    return typed
  })
  for (const [typed] of text.matchAll(QUESTION)) missing.add(typed)
  return { text: merged, missing: [...missing] }
}

/** Names of the fields in a text, each once. */
export const mergeFieldsIn = (text: string): string[] => [...new Set([...text.matchAll(FIELD)].map(([, name = '']) => name.toLowerCase()))]

/** The questions in a text, each once. */
export const questionsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(QUESTION)].map(([, question = '']) => question.trim())),
]

/** Puts answers in place of questions. */
export const answerQuestions = (
  text: string,
  answers: Readonly<Record<string, string>>,
  encode: (value: string) => string = (value) => value,
): string =>
  text.replaceAll(QUESTION, (typed: string, question: string) => {
    const answer = Object.hasOwn(answers, question.trim()) ? answers[question.trim()] : undefined
    return answer ? encode(answer) : typed
  })
