import fc from 'fast-check'
import { isHardBounce } from '../../../demo/outbox/mail/suppression/isHardBounce'

it.each([
  ['550 5.1.1 No such user', true],
  ['5.1.1', true],
  ['554 5.1.10 Null MX', true],
  ['550 5.2.1 The account is disabled', true],
  ['550 No such mailbox', true],
  ['551 User not local', true],
  ['553 Mailbox name not allowed', true],
  ['550-5.1.1 No such user. Ask 203.5.1.20', true],
  ['552 5.2.2 Mailbox full', false],
  ['550 5.1.8 Sender address rejected: Domain not found', false],
  ['550 5.1.7 Bad sender', false],
  ['554 5.7.1 Client host [203.5.1.20] blocked', false],
  ['554 Client host 5.1.1.20 blocked', false],
  ['550 5.7.1 Refused by policy', false],
  ['554 Refused', false],
  ['450 4.1.1 Try later', false],
  ['421 Busy', false],
  ['', false],
])('%s', (said, isHard) => {
  expect(isHardBounce(said)).toBe(isHard)
})

it('never takes what passes for final', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 400, max: 499 }),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      (code, a, b) => !isHardBounce(`${code} 4.${a}.${b} words`),
    ),
  )
})
