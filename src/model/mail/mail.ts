/** Who or what wrote a mail that came in. */
export const MAIL_KINDS = ['normal', 'autoreply', 'bounce', 'list'] as const

/** What we or our mail exchanger found out about the sender of a mail: `pass`, `fail`, `softfail`, `none`, ... */
export interface SenderResults {
  spf?: string | null | undefined
  dkim?: string | null | undefined
  dmarc?: string | null | undefined
}

/** `checked`: it is from whom it says. `forged`: probably not. `unchecked`: nobody can tell, so it may be from anybody. */
export type SenderState = 'checked' | 'forged' | 'unchecked'

/**
 * DMARC alone is about the address that people see; SPF and DKIM may hold for a domain that nobody sees. `bestguesspass`: the domain says nothing
 * about DMARC, and its mail would pass.
 */
export function senderState({ spf, dkim, dmarc }: SenderResults): SenderState {
  if (dmarc === 'pass' || dmarc === 'bestguesspass') return 'checked'
  const isForged = dmarc ? dmarc === 'fail' : (spf === 'fail' && dkim !== 'pass') || (dkim === 'fail' && spf !== 'pass')
  return isForged ? 'forged' : 'unchecked'
}

/** Why a file of a mail is in its source alone: larger than an upload may be, or beyond the number that is taken over. */
export const LEFT_OUT_REASONS = ['size', 'count'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** A file of a mail that was not taken over. */
export interface LeftOutFile {
  /** Which part of the source it is. */
  part: number
  name: string
  bytes: number
  reason: LeftOutReason
}

/** Why a mail may belong to a website, strongest first. */
export const SUGGESTION_REASONS = ['thread', 'address', 'domain', 'phone', 'name', 'mention'] as const
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number]

/** What became of a mail. `refused`: no server took it. `bounced`: one took it and sent it back. `suppressed`: earlier mail came back for good. */
export const OUTGOING_MAIL_STATES = ['waiting', 'sent', 'refused', 'bounced', 'suppressed', 'failed', 'cancelled'] as const
export type OutgoingMailState = (typeof OUTGOING_MAIL_STATES)[number]

/** Why an address gets less mail than others. */
export const SUPPRESSION_REASONS = ['bounced', 'reminders'] as const

export const INBOX_RULE_ACTIONS = ['assign', 'remove', 'ignore'] as const
export type InboxRuleAction = (typeof INBOX_RULE_ACTIONS)[number]

/** Who a template is for: the team, one person, or everybody because it comes with the product. */
export const TEMPLATE_SCOPES = ['partner', 'personal', 'system'] as const
