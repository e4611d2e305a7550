import { isBack, isSnoozed, snoozeChoices } from '../../../../../src/model'

const at = (text: string) => Date.parse(text)

describe('putting off', () => {
  it('offers later today only while it is today, and mornings of the partner’s zone', () => {
    const names = (now: string) => snoozeChoices(at(now), 'Europe/Berlin').map(({ name, until }) => [name, until.toISOString()])
    expect(names('2026-11-20T10:00:00Z')).toEqual([
      ['later', '2026-11-20T13:00:00.000Z'],
      ['tomorrow', '2026-11-21T08:00:00.000Z'],
      ['week', '2026-11-23T08:00:00.000Z'],
    ])
    expect(names('2026-11-23T21:00:00Z')).toEqual([
      ['tomorrow', '2026-11-24T08:00:00.000Z'],
      ['week', '2026-11-30T08:00:00.000Z'],
    ])
  })

  it('lasts until its instant, or until the customer writes', () => {
    const snoozedUntil = '2026-11-23T08:00:00.000Z'
    expect(isSnoozed({ snoozedUntil }, at('2026-11-23T07:59:00Z'))).toBe(true)
    expect(isSnoozed({ snoozedUntil }, at(snoozedUntil))).toBe(false)
    expect(isBack({ snoozedUntil }, at(snoozedUntil))).toBe(true)
    expect(isSnoozed({ snoozedUntilReply: true }, at(snoozedUntil))).toBe(true)
    expect(isBack({}, at(snoozedUntil))).toBe(false)
  })
})
