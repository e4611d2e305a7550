import { DAY_MS, LOCALES, monthFrom, weekStart, weeksOf } from '../../../../../src/model'
import { dayOfZone } from '../../../../../widgets/websites/calendar/dayZones'
import { rulingOn } from '../../../../../widgets/websites/drag/ruling'
import { groupByDay } from '../../../../../widgets/websites/calendar/groupByDay'
import { createFormats } from '../../../../../src/i18n/formats'
import { defaultViewState, readViewState, viewStateUrl } from '../../../../../widgets/websites/view/viewUrl'
import { website } from '../website'

it('lays a month out in whole weeks, whatever they begin with', () => {
  for (let year = 2026; year < 2030; year++)
    for (let month = 1; month <= 12; month++)
      for (let first = 1; first <= 7; first++) {
        const name = `${year}-${String(month).padStart(2, '0')}`
        const weeks = weeksOf(name, first)
        const days = weeks.flat()
        expect(weeks.every((week) => week.length === 7)).toBe(true)
        expect(new Date(days[0] ?? '').getUTCDay()).toBe(first % 7)
        expect(days.every((day, index) => Date.parse(day) - Date.parse(days[0] ?? '') === index * DAY_MS)).toBe(true)
        expect(weeks[0]).toContain(`${name}-01`)
        expect(weeks.at(-1)?.[0]?.startsWith(name)).toBe(true)
      }
})

it('begins weeks as the language does', () => {
  const begins = Object.fromEntries(LOCALES.map((locale) => [locale, weekStart(locale)]))
  expect(begins).toMatchObject({ de: 1, fr: 1, en: 7, ja: 7 })
})

it('knows the months beside a month', () => {
  expect([monthFrom('2026-01', -1), monthFrom('2026-12', 1)]).toEqual(['2025-12', '2027-01'])
})

it('takes a drop for the day of its zone, and none for the arrows', () => {
  expect(['2026-11-03', 'none', 'previous', 'next', null].map(dayOfZone)).toEqual(['2026-11-03', null, undefined, undefined, undefined])
})

it('puts websites without a date beside the days', () => {
  const websites = [website(1, { due_date: '2026-11-03' }), website(2), website(3, { due_date: '2026-11-03' })]
  const days = groupByDay(websites)
  expect(days.get('2026-11-03')).toEqual([websites[0], websites[2]])
  expect(days.get('none')).toEqual([websites[1]])
})

it('says before the drop what the rules say, once for all that are held', () => {
  const t = (key: string, values?: object) => JSON.stringify([key, values ?? {}])
  const formats = createFormats('de', 'Europe/Berlin', (key) => key)
  const refusal = {
    flag: 'validateDueDateForInactiveStaff',
    code: 'due_date_in_absence',
    earliest: '2026-11-09',
    overridable: false,
  } as const
  const refusalsInTurn = (websites: readonly { id: number }[]) => websites.map(({ id }) => (id === 1 ? [refusal] : []))
  const say = (ids: number[], day = '2026-11-04') =>
    rulingOn(
      ids.map((id) => website(id, { due_date: '2026-11-03' })),
      { due_date: day },
      { t, formats, refusalsInTurn },
    )
  expect(say([2]).kind).toBe('allowed')
  expect(say([1])).toMatchObject({ kind: 'refused', text: expect.stringContaining('9. November 2026') })
  expect(say([1, 2])).toMatchObject({ kind: 'partly', text: expect.stringContaining('"count":1,"total":2') })
  expect(say([1, 2], '2026-11-03').kind).toBe('home')
})

it('has its month in the address', () => {
  const state = { ...defaultViewState('overview'), mode: 'calendar' as const, month: '2027-02' }
  const url = viewStateUrl('https://partner.test/', 'overview', state)
  expect(url).toContain('mode=calendar&month=2027-02')
  expect(readViewState(new URL(url).searchParams, 'overview')).toEqual(state)
  for (const wrong of ['soon', '2026-00', '2026-13', '11-2026', '2026-1'])
    expect(readViewState(new URLSearchParams({ month: wrong }), 'overview').month).toBeNull()
})
