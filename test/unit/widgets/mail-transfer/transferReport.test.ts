import * as v from 'valibot'
import { MailTransfer } from '../../../../src/contract'
import en from '../../../../widgets/mail-transfer/messages/en.json'
import { transferReport } from '../../../../widgets/mail-transfer/transferReport'

const words = new Map(Object.entries(en))
const folder = (id: number, path: string, values: object) => ({
  id,
  path,
  messages: 4,
  copied: 3,
  skipped: 0,
  failed: 1,
  targetMessages: 3,
  ...values,
})

it('says of each folder what was copied, was there and was not taken, and of each mail that was not why', () => {
  const transfer = v.parse(MailTransfer, {
    id: 1,
    state: 'done',
    source: { host: 'imap.old.test', port: 993, encryption: 'tls', username: 'anna@old.test' },
    target: { host: 'imap.new.test', port: 993, encryption: 'tls', username: 'anna@new.test' },
    folders: [
      folder(1, 'Sent Items', { target: 'Sent' }),
      folder(2, 'All Mail', { target: null, copied: 0, failed: 0, targetMessages: null }),
    ],
    failures: [{ folder: 'Sent Items', subject: '=HYPERLINK("x")', date: '2026-01-02T03:04:05Z', reason: 'Too large' }],
    createdAt: '2026-11-21T12:00:00Z',
  })
  const lines = transferReport(transfer, (key) => words.get(key) ?? key, 'en').split('\r\n')
  expect(lines).toContain('"Sent Items","Sent","4","3","0","1","3"')
  expect(lines).toContain('"All Mail","Not copied","4","0","0","0",""')
  // A table program must not take a subject for a formula.
  expect(lines).toContain(`"Sent Items","'=HYPERLINK(""x"")","2026-01-02T03:04:05Z","Too large"`)
})
