import { HOUR_MS, instantAt, isBack, isSnoozed, snoozeChoices, workingTime } from '../../../src/model'

const at = (text: string) => Date.parse(text)

describe('an hour of a day in a zone', () => {
  it.each([
    ['2026-11-23', 9, 'Europe/Berlin', '2026-11-23T08:00:00.000Z'],
    ['2026-07-01', 9, 'Europe/Berlin', '2026-07-01T07:00:00.000Z'],
    ['2026-11-23', 9, 'Pacific/Kiritimati', '2026-11-22T19:00:00.000Z'],
    ['2026-03-08', 9, 'America/New_York', '2026-03-08T13:00:00.000Z'],
    ['2026-11-01', 1, 'America/New_York', '2026-11-01T05:00:00.000Z'],
  ])('%s, %d o’clock, in %s', (day, hour, zone, instant) => {
    expect(instantAt(day, hour, zone).toISOString()).toBe(instant)
  })
})

describe('working time', () => {
  it.each([
    ['within a day', '2026-11-23T10:00:00Z', '2026-11-23T12:30:00Z', 2.5],
    ['over a night', '2026-11-23T16:00:00Z', '2026-11-24T10:00:00Z', 2],
    ['over a weekend', '2026-11-20T16:00:00Z', '2026-11-23T10:00:00Z', 2],
    ['on a weekend', '2026-11-21T10:00:00Z', '2026-11-22T15:00:00Z', 0],
    ['over two weeks', '2026-11-09T09:00:00Z', '2026-11-23T09:00:00Z', 80],
    ['backwards', '2026-11-24T09:00:00Z', '2026-11-23T09:00:00Z', 0],
  ])('%s', (_, from, to, hours) => {
    expect(workingTime(at(from), at(to), 'UTC') / HOUR_MS).toBe(hours)
  })
})

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
