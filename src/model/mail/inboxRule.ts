import { isEmail } from '../validation'

/** What a rule of unassigned mails asks for. What is empty fits every mail; a rule asks for at least one of them. */
export interface InboxRuleTerms {
  /** An address, or `@domain`; in lower case. */
  readonly sender: string
  readonly subject: string
  /** Of the text. */
  readonly words: string
}

interface Mail {
  readonly from: string
  readonly subject: string
  readonly text: string
}

export const INBOX_RULE_TERM_MAX = 200

/** Whether a mail has all that the rule asks for: of its words each, wherever it stands. */
export function fitsInboxRule({ sender, subject, words }: InboxRuleTerms, mail: Mail): boolean {
  const from = mail.from.toLowerCase()
  const isFrom = sender.startsWith('@') ? from.endsWith(sender) : sender === '' || from === sender
  return isFrom && hasWords(mail.subject, subject) && hasWords(mail.text, words)
}

/** Which of the rules that fit a mail counts: one for its address, then one for its domain, and of those the one that asks for more. */
export const closestRule = <Rule extends InboxRuleTerms>(rules: readonly Rule[]): Rule | undefined =>
  rules.toSorted((a, b) => closeness(b) - closeness(a))[0]

function closeness({ sender, subject, words }: InboxRuleTerms): number {
  const ofSender = sender === '' ? 0 : sender.startsWith('@') ? 1 : 2
  return ofSender * 3 + Number(subject !== '') + Number(words !== '')
}

function hasWords(text: string, wanted: string): boolean {
  const written = folded(text)
  return folded(wanted)
    .split(/\s+/)
    .every((word) => written.includes(word))
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

/** An address, @ and a domain for everybody there, or nobody in particular. */
export const isMailSender = (value: string): boolean => value === '' || isEmail(value.replace(/^@/, 'a@'))
