import { createFormats, createTranslator, type Messages } from '../../../src/i18n'
import { LOCALES } from '../../../src/model'

const MOMENT = '2026-05-03T16:05:00Z'
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')
const packOf = (locale: string): Messages => jest.requireActual(`../../../src/i18n/messages/${locale}.json`)
const formats = (locale: string, zone = 'Europe/Berlin') =>
  createFormats(locale, zone, createTranslator(locale, [packOf(locale)], { timeZone: zone }))

describe('dates', () => {
  it.each([
    ['en', 'May 3, 2026', '5/3/26', 'May 2026', '2026', 'Sunday'],
    ['de', '3. Mai 2026', '03.05.26', 'Mai 2026', '2026', 'Sonntag'],
    ['ja', '2026年5月3日', '2026/05/03', '2026年5月', '2026年', '日曜日'],
    ['pt', '3 de maio de 2026', '03/05/26', 'maio de 2026', '2026', 'domingo'],
  ])('in %s have a long and a short form, month with year, year and weekday', (locale, long, short, month, year, weekday) => {
    const { date, shortDate, monthYear, year: yearOf, weekday: weekdayOf } = formats(locale)
    expect([date(MOMENT), shortDate(MOMENT), monthYear(MOMENT), yearOf(MOMENT), weekdayOf(MOMENT)]).toEqual([
      long,
      short,
      month,
      year,
      weekday,
    ])
  })

  it.each([
    ['2026-05-01', 'May 1st'],
    ['2026-05-02', 'May 2nd'],
    ['2026-05-03', 'May 3rd'],
    ['2026-05-04', 'May 4th'],
    ['2026-05-11', 'May 11th'],
    ['2026-05-12', 'May 12th'],
    ['2026-05-13', 'May 13th'],
    ['2026-05-21', 'May 21st'],
    ['2026-05-22', 'May 22nd'],
    ['2026-05-31', 'May 31st'],
  ])('%s as day with month is %s in English', (day, text) => expect(formats('en').dayMonth(day)).toBe(text))

  it('as day with month are as the other languages have them', () => {
    expect(formats('de').dayMonth('2026-05-03')).toBe('3. Mai')
    expect(formats('fr').dayMonth('2026-05-03')).toBe('3 mai')
    expect(formats('fr').dayMonth('2026-05-01')).toBe('1er mai')
    expect(formats('es').dayMonth('2026-05-01')).toBe('1.º de mayo')
    expect(formats('es').dayMonth('2026-05-02')).toBe('2 de mayo')
    expect(formats('it').dayMonth('2026-05-01')).toBe('1º maggio')
    expect(formats('it').dayMonth('2026-05-11')).toBe('11 maggio')
    expect(formats('pt').dayMonth('2026-05-01')).toBe('1.º de maio')
    expect(formats('hu').dayMonth('2026-05-01')).toBe('május 1.')
    expect(formats('ja').dayMonth('2026-05-03')).toBe('5月3日')
  })

  it('that are only a day are that day in every zone', () => {
    for (const zone of ['Pacific/Honolulu', 'Pacific/Kiritimati', 'UTC']) expect(formats('en', zone).date('2026-05-03')).toBe('May 3, 2026')
  })

  it('of an instant are those of the zone', () => {
    expect(formats('en', 'Pacific/Auckland').date(MOMENT)).toBe('May 4, 2026')
    expect(formats('en', 'Pacific/Honolulu').date('2026-05-03T05:00:00Z')).toBe('May 2, 2026')
  })

  it('that are none are empty', () => {
    expect(formats('en').date('soon')).toBe('')
    expect(formats('en').dayMonth('soon')).toBe('')
  })

  it.each(LOCALES)('in %s count by the Gregorian calendar, in Latin digits', (locale) => {
    expect(formats(locale).dateTime(MOMENT)).toMatch(/2026/)
  })
})

describe('times', () => {
  it('have twelve hours or twenty-four, as the language has', () => {
    expect(plain(formats('en').time(MOMENT))).toBe('6:05 PM')
    for (const locale of LOCALES.filter((one) => one !== 'en')) expect(formats(locale).time(MOMENT)).toMatch(/^18[:.]05$/)
  })

  it('stand beside the date in both lengths', () => {
    expect(plain(formats('en').dateTime(MOMENT))).toBe('May 3, 2026 at 6:05 PM')
    expect(plain(formats('en').shortDateTime(MOMENT))).toBe('5/3/26, 6:05 PM')
  })

  it('are told by their distance', () => {
    const { relative } = formats('en')
    expect(relative('2026-05-05T16:05:00Z', MOMENT)).toBe('in 2 days')
    expect(relative('2026-05-02T16:05:00Z', MOMENT)).toBe('yesterday')
    expect(relative('2026-05-03T16:05:20Z', MOMENT)).toBe('this minute')
    expect(relative('soon', MOMENT)).toBe('')
  })

  it.each([
    ['Europe/Berlin', '2026-05-01T21:59:00Z', '2 days ago'],
    ['Europe/Berlin', '2026-05-01T22:01:00Z', 'yesterday'],
    ['America/New_York', '2026-05-01T22:01:00Z', '2 days ago'],
    ['Europe/Berlin', '2026-05-05T21:59:00Z', 'in 2 days'],
    ['Europe/Berlin', '2026-05-05T22:01:00Z', 'in 3 days'],
    ['Europe/Berlin', '2026-04-26T21:00:00Z', 'last week'],
    ['Europe/Berlin', '2025-05-03T10:00:00Z', 'last year'],
  ])('are told in days of the calendar of %s: %s', (zone, instant, text) => {
    expect(createFormats('en', zone, String).relative(instant, MOMENT)).toBe(text)
  })

  it.each(['2026-05-02T18:30:00Z', '2026-05-03T08:00:00Z'])('are told in hours within one: %s', (instant) => {
    expect(formats('en').relative(instant, MOMENT)).toMatch(/hours ago$/)
  })
})

describe('money', () => {
  it('is given in minor units, divided by 100 and shown as the language does', () => {
    expect(formats('en').money(123_450, 'EUR')).toBe('€1,234.50')
    expect(plain(formats('de').money(123_450, 'EUR'))).toBe('1.234,50 €')
    expect(plain(formats('pt').money(1_234_550, 'EUR'))).toBe('12 345,50 €')
    // The specification divides by 100 for every currency.
    expect(plain(formats('ja').money(123_400, 'JPY'))).toMatch(/1,234$/)
  })
})
