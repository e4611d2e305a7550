import { EMPTY_DRAFT, fromEmail, toEmail } from '../../../../widgets/mailer/shared/Draft'
import { timesOf } from '../../../../widgets/mailer/bulk/RepetitionFields'

it.each([
  ['2026-11-21T14:00', 'Europe/Berlin', '2026-11-21T13:00:00.000Z'],
  ['2026-07-01T14:00', 'America/New_York', '2026-07-01T18:00:00.000Z'],
  ['2026-07-01T00:15', 'Asia/Kathmandu', '2026-06-30T18:30:00.000Z'],
])('a mail for %s leaves when the clocks of %s show it, wherever it is written', (sendAt, zone, instant) => {
  const email = toEmail({ ...EMPTY_DRAFT, sendAt }, zone)
  expect(email.sendAt).toBe(instant)
  expect(fromEmail(email, [], zone).sendAt).toBe(sendAt)
})

it('a mail is repeated at the same time of day, though the clocks change in between', () => {
  const sent = Date.parse('2026-10-20T08:00:00Z')
  expect(timesOf({ times: 2, days: 7 }, sent, 'Europe/Berlin')).toEqual(['2026-10-27T09:00:00.000Z', '2026-11-03T09:00:00.000Z'])
})
