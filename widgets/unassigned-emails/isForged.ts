import type { UnassignedEmail } from '../../src/contract'

/** Whether the sender is probably not who they say; such a mail is never assigned by itself. */
export function isForged({ auth: { spf, dkim, dmarc } }: UnassignedEmail): boolean {
  if (dmarc) return dmarc === 'fail'
  return (spf === 'fail' && dkim !== 'pass') || (dkim === 'fail' && spf !== 'pass')
}
