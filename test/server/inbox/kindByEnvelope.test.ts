import { kindByEnvelope } from '../../../demo/inbox/receive/kindByEnvelope'
import { readMail } from '../../../demo/services/mailReader/readMail'

const read = (from: string, headers = '') => readMail(Buffer.from(`From: ${from}\r\nSubject: Hi\r\n${headers}\r\nText`), 'demo.partner')

it.each([
  ['mailer-daemon@far.test', '', 'bounce'],
  ['Postmaster@far.test', '', 'bounce'],
  ['ada@customer.test', '', 'autoreply'],
  ['ada@customer.test', 'ada@customer.test', 'normal'],
  ['mailer-daemon@far.test', 'mailer-daemon@far.test', 'normal'],
])('a mail from %s sent by <%s> is a %s', async (from, sender, kind) => {
  expect(kindByEnvelope(await read(from), sender).kind).toBe(kind)
})

it('leaves what the header says of a machine', async () => {
  expect(kindByEnvelope(await read('news@shop.test', 'List-Id: <n.shop.test>\r\n'), '').kind).toBe('list')
})
