import fc from 'fast-check'
import { intlTag, LOCALES, type Locale } from '../../../../../../src/model'
import { readQuickTodo } from '../../../../../../widgets/website-details/todos/quickEntry/readQuickTodo'
import { vocabularyOf } from './support'

const people = [
  { id: 1, name: 'anna', forename: 'Anna', surname: 'Petersen', shortname: 'AP' },
  { id: 2, name: 'jonas', forename: 'Jonas', surname: 'Falk' },
  { id: 3, name: 'joan', forename: 'Jo', surname: 'Nash' },
  { id: 4, name: 'tanaka', forename: '田中', surname: '恵' },
]
const vocabularies = new Map(LOCALES.map((locale) => [locale, vocabularyOf(locale)]))
// A Wednesday.
const contextOf = (locale: Locale, today = '2026-05-06') => ({
  people,
  today,
  vocabulary: vocabularies.get(locale) ?? vocabularyOf(locale),
})
const read = (line: string, locale: Locale = 'en', kept: readonly string[] = []) => readQuickTodo(line, contextOf(locale), kept).draft

it.each([
  ['Call back @anna fri !', { description: 'Call back', to: 1, dueDate: '2026-05-08', notify: true }],
  ['Call back ! Friday @AP', { description: 'Call back', to: 1, dueDate: '2026-05-08', notify: true }],
  ['Check texts wed', { description: 'Check texts', dueDate: '2026-05-13' }],
  ['Check texts 2026-06-01', { description: 'Check texts', dueDate: '2026-06-01' }],
  ['Ask @jonas about fri and sat', { description: 'Ask @jonas about fri and', dueDate: '2026-05-09' }],
  ['Two may be meant @jo', { description: 'Two may be meant @jo' }],
  ['Nobody is called @zoe', { description: 'Nobody is called @zoe' }],
  ['mon tue', { description: 'mon', dueDate: '2026-05-12' }],
  ['!', { description: '!' }],
  ['- tomorrow', { description: '- tomorrow' }],
  ['Picture @anna tomorrow', { description: 'Picture', to: 1, dueDate: '2026-05-07' }],
  ['@Anna Petersen: call back', { description: 'call back', to: 1 }],
  ['Call back @Anna Petersen today', { description: 'Call back', to: 1, dueDate: '2026-05-06' }],
  ['@anna tomorrow: call the printer', { description: 'call the printer', to: 1, dueDate: '2026-05-07' }],
  ['! Tomorrow, call Brandt', { description: 'call Brandt', notify: true, dueDate: '2026-05-07' }],
  ['Fri call back', { description: 'call back', dueDate: '2026-05-08' }],
  ['Send the offer, by next week', { description: 'Send the offer', dueDate: '2026-05-11' }],
  ['Logo in 3 days', { description: 'Logo', dueDate: '2026-05-09' }],
  ['Logo in a week', { description: 'Logo', dueDate: '2026-05-13' }],
  ['Logo in 2 weeks', { description: 'Logo', dueDate: '2026-05-20' }],
  ['Logo in 2 months', { description: 'Logo', dueDate: '2026-07-06' }],
  ['Logo next month', { description: 'Logo', dueDate: '2026-06-01' }],
  ['Cards 12/24', { description: 'Cards', dueDate: '2026-12-24' }],
  ['Cards 24/12', { description: 'Cards', dueDate: '2026-12-24' }],
  ['Cards 24.12.', { description: 'Cards', dueDate: '2026-12-24' }],
  ['Cards 24.12.2026', { description: 'Cards', dueDate: '2026-12-24' }],
  ['Cards 5/3', { description: 'Cards', dueDate: '2027-05-03' }],
  ['Cards by 24 December', { description: 'Cards', dueDate: '2026-12-24' }],
  ['Cards December 24th, 2027', { description: 'Cards', dueDate: '2027-12-24' }],
  ['Cards Thu 24 Dec', { description: 'Cards', dueDate: '2026-12-24' }],
  ['Cards sept 3', { description: 'Cards', dueDate: '2026-09-03' }],
  ['Birthday 29 February', { description: 'Birthday', dueDate: '2028-02-29' }],
  ['Support 24/7', { description: 'Support 24/7' }],
  ['Upgrade to PHP 8.4', { description: 'Upgrade to PHP 8.4' }],
  ['Invoice of 24.12.2020', { description: 'Invoice of 24.12.2020' }],
  ['Pages 10-12', { description: 'Pages 10-12' }],
  ['Cards 31.02.2027', { description: 'Cards 31.02.2027' }],
])('reads “%s”', (line, draft) => expect(read(line)).toEqual(draft))

it.each<[Locale, string, object]>([
  ['de', 'Anrufen Fr.', { description: 'Anrufen', dueDate: '2026-05-08' }],
  ['de', 'Morgen Anna anrufen', { description: 'Anna anrufen', dueDate: '2026-05-07' }],
  ['de', 'Anrufen bis zum 24. Dezember 2026', { description: 'Anrufen', dueDate: '2026-12-24' }],
  ['de', 'Anrufen am 24.12.', { description: 'Anrufen', dueDate: '2026-12-24' }],
  ['de', 'Anrufen 5/6', { description: 'Anrufen', dueDate: '2026-06-05' }],
  ['de', 'Anrufen 12/24', { description: 'Anrufen', dueDate: '2026-12-24' }],
  ['de', 'So schnell wie möglich anrufen', { description: 'So schnell wie möglich anrufen' }],
  ['de', 'Fr: anrufen', { description: 'anrufen', dueDate: '2026-05-08' }],
  ['de', 'Anrufen in einer Woche @ap', { description: 'Anrufen', dueDate: '2026-05-13', to: 1 }],
  ['es', 'Llamar el viernes', { description: 'Llamar', dueDate: '2026-05-08' }],
  ['es', 'Llamar manana', { description: 'Llamar', dueDate: '2026-05-07' }],
  ['es', 'Llamar el 24 de diciembre', { description: 'Llamar', dueDate: '2026-12-24' }],
  ['es', 'Llamar en 3 días', { description: 'Llamar', dueDate: '2026-05-09' }],
  ['fr', 'Appeler vendredi', { description: 'Appeler', dueDate: '2026-05-08' }],
  ['fr', "Appeler aujourd'hui", { description: 'Appeler', dueDate: '2026-05-06' }],
  ['fr', 'Mon site est lent', { description: 'Mon site est lent' }],
  ['fr', 'Appeler avant le 1er juin', { description: 'Appeler', dueDate: '2026-06-01' }],
  ['fr', 'Appeler la semaine prochaine', { description: 'Appeler', dueDate: '2026-05-11' }],
  ['hu', 'Hívni péntekig', { description: 'Hívni', dueDate: '2026-05-08' }],
  ['hu', 'Hívni jövő héten', { description: 'Hívni', dueDate: '2026-05-11' }],
  ['hu', 'Hívni 12. 24.', { description: 'Hívni', dueDate: '2026-12-24' }],
  ['hu', 'Hívni december 24-ig', { description: 'Hívni', dueDate: '2026-12-24' }],
  ['it', 'Chiamare fra 3 giorni', { description: 'Chiamare', dueDate: '2026-05-09' }],
  ['it', 'Chiamare entro venerdì', { description: 'Chiamare', dueDate: '2026-05-08' }],
  ['ja', '明日電話する', { description: '電話する', dueDate: '2026-05-07' }],
  ['ja', '今日の写真を替える', { description: '今日の写真を替える' }],
  ['ja', '今日子さんに電話', { description: '今日子さんに電話' }],
  ['ja', '入金', { description: '入金' }],
  ['ja', '金曜日までにロゴ', { description: 'ロゴ', dueDate: '2026-05-08' }],
  ['ja', '3日後に電話', { description: '電話', dueDate: '2026-05-09' }],
  ['ja', '電話 １２月２４日 ＠田中 ！', { description: '電話', dueDate: '2026-12-24', to: 4, notify: true }],
  ['nl', 'Bellen over 2 weken', { description: 'Bellen', dueDate: '2026-05-20' }],
  ['nl', 'Bellen 24-12', { description: 'Bellen', dueDate: '2026-12-24' }],
  ['pl', 'Zadzwonić w środę', { description: 'Zadzwonić', dueDate: '2026-05-13' }],
  ['pl', 'Zadzwonić do 24 grudnia', { description: 'Zadzwonić', dueDate: '2026-12-24' }],
  ['pl', 'Zadzwonić w przyszłym tygodniu', { description: 'Zadzwonić', dueDate: '2026-05-11' }],
  ['pt', 'Ligar na sexta', { description: 'Ligar', dueDate: '2026-05-08' }],
  ['pt', 'Sexta imagem do portfólio', { description: 'Sexta imagem do portfólio' }],
  ['pt', 'Ligar depois de amanhã', { description: 'Ligar', dueDate: '2026-05-08' }],
  ['ru', 'В субботу позвонить', { description: 'позвонить', dueDate: '2026-05-09' }],
  ['ru', 'Позвонить через 21 день', { description: 'Позвонить', dueDate: '2026-05-27' }],
  ['ru', 'Позвонить 24 декабря 2026 г.', { description: 'Позвонить', dueDate: '2026-12-24' }],
  ['sv', 'Ring imorgon', { description: 'Ring', dueDate: '2026-05-07' }],
  ['sv', 'Fri frakt på startsidan', { description: 'Fri frakt på startsidan' }],
  ['sv', 'Ring på fredag', { description: 'Ring', dueDate: '2026-05-08' }],
  ['tr', 'Cuma günü ara', { description: 'ara', dueDate: '2026-05-08' }],
  ['tr', 'Ara CUMARTESİ', { description: 'Ara', dueDate: '2026-05-09' }],
  ['tr', 'Ara 3 gün sonra', { description: 'Ara', dueDate: '2026-05-09' }],
  ['tr', 'Ara 24 Aralık', { description: 'Ara', dueDate: '2026-12-24' }],
])('reads %s “%s”', (locale, line, draft) => expect(read(line, locale)).toEqual(draft))

describe('what is kept as text', () => {
  it('is no due date, and what stands beside it is read all the same', () =>
    expect(read('Robinson and @anna by Friday', 'en', ['by Friday'])).toEqual({ description: 'Robinson and by Friday', to: 1 }))
  it('may be the whole line but for what is understood', () =>
    expect(read('Friday @anna', 'en', ['Friday'])).toEqual({ description: 'Friday', to: 1 }))
})

it('says which words it understood, in the order of the line', () => {
  const { understood } = readQuickTodo('! Call back @anna by Friday', contextOf('en'))
  expect(understood.map(({ words }) => words)).toEqual(['!', '@anna', 'by Friday'])
})

describe.each(LOCALES)('in %s', (locale) => {
  const days = fc
    .date({ min: new Date('2026-05-06'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10))
  const looks: Intl.DateTimeFormatOptions[] = [
    { dateStyle: 'short' },
    { dateStyle: 'medium' },
    { dateStyle: 'long' },
    { dateStyle: 'full' },
  ]
  const written = (day: string, look: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...look, timeZone: 'UTC' }).format(new Date(day))

  it('understands a day as the language writes it, at both ends of a line', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...looks), fc.boolean(), (day, look, isLast) => {
        const text = written(day, look)
        expect(read(isLast ? `Xyz ${text}` : `${text} Xyz`, locale)).toEqual({ description: 'Xyz', dueDate: day })
      }),
    )
  })

  it('understands a day without its year, as the next one', () => {
    const within = fc.integer({ min: 0, max: 365 }).map((more) => new Date(Date.UTC(2026, 4, 6 + more)).toISOString().slice(0, 10))
    const short: Intl.DateTimeFormatOptions[] = (['long', 'short', 'numeric'] as const).map((month) => ({ day: 'numeric', month }))
    fc.assert(
      fc.property(
        within.filter((day) => day < '2027-05-06'),
        fc.constantFrom(...short),
        (day, look) => {
          const text = written(day, look)
          // Round the clock.
          fc.pre(text !== '24/7')
          expect(read(`Xyz ${text}`, locale)).toEqual({ description: 'Xyz', dueDate: day })
        },
      ),
    )
  })

  it('understands what the language says of days to come', () => {
    const relative = new Intl.RelativeTimeFormat(intlTag(locale), { numeric: 'auto' })
    const numbered = new Intl.RelativeTimeFormat(intlTag(locale))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.boolean(), (count, isAuto) => {
        fc.pre(count > 0 || isAuto)
        const day = new Date(Date.UTC(2026, 4, 6 + count)).toISOString().slice(0, 10)
        expect(read(`Xyz ${(isAuto ? relative : numbered).format(count, 'day')}`, locale)).toEqual({ description: 'Xyz', dueDate: day })
      }),
    )
    expect(read(`Xyz ${relative.format(1, 'week')}`, locale).dueDate).toBe('2026-05-11')
    expect(read(`Xyz ${numbered.format(2, 'week')}`, locale).dueDate).toBe('2026-05-20')
    expect(read(`Xyz ${numbered.format(1, 'month')}`, locale).dueDate).toBe('2026-06-06')
  })

  it('knows the days of the week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), (more) => {
        const day = new Date(Date.UTC(2026, 4, 6 + more)).toISOString().slice(0, 10)
        expect(read(`${written(day, { weekday: 'long' })} xyz`, locale)).toEqual({ description: 'xyz', dueDate: day })
      }),
    )
  })

  it('loses no word, whatever is written', () => {
    const bits = fc.constantFrom('tomorrow', '24.12.', '12/24', '@anna', '!', 'in 3', '明日', 'Mai', ',', '-', '@', '1', '  ', '金')
    const lines = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.oneof(bits, fc.string()), { maxLength: 8 }).map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(lines, (line) => {
        const { draft, understood } = readQuickTodo(line, contextOf(locale))
        const letters = (text: string) => [...text.replaceAll(/[^\p{L}\p{N}]/gu, '')].toSorted().join('')
        expect(letters(draft.description + understood.map(({ words }) => words).join(''))).toBe(letters(line))
        expect(understood.every(({ start, end, words }) => line.slice(start, end) === words)).toBe(true)
      }),
    )
  })
})
