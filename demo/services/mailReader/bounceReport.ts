import type { Attachment, Email } from 'postal-mime'

/** What a mail says that reports of another one (RFC 3464). */
export interface BounceReport {
  /** The other server goes on trying. */
  isDelay: boolean
  /** Message-ID of the mail that is reported of. */
  mailId: string | null
  reason: string
  /** Addresses it did not reach, each with what was said of it. */
  failed: { email: string; said: string }[]
}

const LONGEST = 300

export function bounceReport(email: Email): BounceReport {
  const report = joined(email.attachments.filter(({ mimeType }) => mimeType === 'message/delivery-status'))
  const quoted = joined(email.attachments)
  return {
    isDelay: /^action:/im.test(report) && !/^action:[ \t]*failed/im.test(report),
    mailId: /^message-id:\s*(<[^<>\s]{3,250}>)/im.exec(quoted)?.[1] ?? null,
    failed: failedIn(report),
    reason: (reasonIn(report) ?? email.text?.trim().split('\n', 1)[0] ?? '').replaceAll('\0', '').slice(0, LONGEST),
  }
}

const joined = (attachments: readonly Attachment[]): string => attachments.map(contentOf).join('\n')

const contentOf = ({ content }: Attachment): string => (typeof content === 'string' ? content : new TextDecoder().decode(content))

/** A block for each recipient, behind one about the server. */
function failedIn(report: string): BounceReport['failed'] {
  return report.split(/\r?\n\s*\r?\n/).flatMap((block) => {
    const email = /^final-recipient:\s*rfc822\s*;\s*<?([^\s<>]{3,254})>?/im.exec(block)?.[1]
    return email && /^action:[ \t]*failed/im.test(block) ? [{ email, said: saidIn(block) }] : []
  })
}

/** The words of the server with the code that says what they mean. */
function saidIn(block: string): string {
  const code = /^status:\s*([\d.]+)/im.exec(block)?.[1] ?? ''
  const words = reasonIn(block) ?? ''
  return (words.includes(code) ? words : `${code} ${words}`).replaceAll('\0', '').slice(0, LONGEST)
}

function reasonIn(report: string): string | undefined {
  const code = /^diagnostic-code:\s*(?:smtp;\s*)?(.+(?:\r?\n[ \t].+)*)/im.exec(report)?.[1] ?? /^status:\s*(.+)/im.exec(report)?.[1]
  return code?.replaceAll(/\s+/g, ' ').trim()
}
