import { within } from '../within'
import type { Delivery } from './checkSender'
import { MailThread, UnreadableMail } from './MailThread'
import type { AuthResults } from './readAuth'
import type { IncomingFile, IncomingMail } from './readMail'

/** Nothing anybody writes in earnest takes that long: the largest mail that is taken is read in some 3 s. */
const READ_MS = 20_000
/** Of one mail; its domain may have slow name servers. */
const CHECK_MS = 5_000
/** With the time that other mails take. Their senders wait for our answer. */
const CHECK_IN_TURN_MS = 15_000

/** Takes mails of strangers apart. */
export class MailReader {
  private readonly reading = new MailThread(READ_MS)
  // Checks wait for name servers: nobody's mail is to be read later for that.
  private readonly checking = new MailThread(CHECK_MS)

  async read(content: Uint8Array, domain: string): Promise<IncomingMail> {
    const answer = await this.reading.ask({ kind: 'mail', content, domain })
    if ('mail' in answer) return answer.mail
    throw new UnreadableMail('problem' in answer ? answer.problem : '')
  }

  /** Null when the mail has no such part. */
  async file(content: Uint8Array, part: number): Promise<IncomingFile | null> {
    const answer = await this.reading.ask({ kind: 'file', content, part })
    return 'file' in answer ? answer.file : null
  }

  /** What the sender's domain says of a mail; nothing when it cannot be asked in time. */
  check(content: Uint8Array, delivery: Delivery): Promise<AuthResults> {
    const asked = this.checking.ask({ kind: 'check', content, delivery }, AbortSignal.timeout(CHECK_IN_TURN_MS))
    return within(
      CHECK_IN_TURN_MS,
      asked.then((answer) => ('auth' in answer ? answer.auth : {})),
      {},
    )
  }
}
