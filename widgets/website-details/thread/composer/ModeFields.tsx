import type { ComponentProps } from 'react'
import { pagePart } from '../../../../src/islands'
import { MailFields } from '../../../../src/parts/composer'
import { Skeleton } from '../../../../src/ui'

const CallFields = pagePart(async () => (await import('./CallFields')).default, <Skeleton shape="block" height="116px" />)

/** What one kind of message needs besides words. */
export function ModeFields({ text, ...fields }: ComponentProps<typeof MailFields>) {
  if (fields.draft.mode === 'call') return <CallFields {...fields} />
  return fields.draft.mode === 'message_to' ? <MailFields {...fields} text={text} /> : null
}
