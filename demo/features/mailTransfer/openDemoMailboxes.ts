import { addDays } from '../../../src/model'
import { type ImapServer, openImapServer, type SeedMessage } from './openImapServer'

const DEMO_MAILBOX_PASSWORD = 'demo-mailbox'
const INBOX = 40
const SENT = 12

const mail = (folder: string, nth: number): SeedMessage => {
  const date = new Date(`${addDays('2026-01-01', nth)}T09:00Z`)
  const lines = [
    `Message-ID: <${folder.toLowerCase()}-${nth}@old.example>`,
    'From: Blumenhaus Brandt <info@blumenhaus-brandt.example>',
    'To: anna@old.example',
    `Subject: ${folder} ${nth}`,
    `Date: ${date.toUTCString()}`,
    '',
    'A message of the demo.',
  ]
  return { raw: lines.join('\r\n'), flags: nth % 3 === 0 ? [] : ['\\Seen'] }
}
const mails = (folder: string, count: number) => Array.from({ length: count }, (_, index) => mail(folder, index + 1))

/** Two mailboxes on this machine to try a transfer with: one that is full, one that is new. */
export async function openDemoMailboxes(): Promise<ImapServer[]> {
  const old = { INBOX: mails('Inbox', INBOX), 'Sent Items': mails('Sent', SENT), Invoices: mails('Invoice', 5) }
  return [
    await openImapServer('anna@old.example', DEMO_MAILBOX_PASSWORD, old),
    await openImapServer('anna@new.example', DEMO_MAILBOX_PASSWORD, { INBOX: [], Sent: [] }),
  ]
}
