import fc from 'fast-check'
import { DATE_MAX, DATE_MIN, readNumericDay } from '../../../../../src/model'

const day = fc
  .date({ min: new Date(DATE_MIN), max: new Date(DATE_MAX), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

it('reads every day, however it is written, where its order is known', () => {
  fc.assert(
    fc.property(day, (iso) => {
      const [year, month, date] = iso.split('-')
      const [m, d] = [Number(month), Number(date)]
      for (const text of [iso, `${year}/${month}/${date}`, `${year}. ${m}. ${d}.`, `${d}.${m}.${year}`, `${date}-${month}-${year}`])
        expect(readNumericDay(text)).toBe(iso)
      expect(readNumericDay(`${date}/${month}/${year}`, true)).toBe(iso)
      expect(readNumericDay(`${month}/${date}/${year}`, false)).toBe(iso)
    }),
  )
})

it('takes a number beyond 12 for the day, and guesses nothing', () => {
  expect([readNumericDay('24/12/2026', false), readNumericDay('12/24/2026')]).toEqual(['2026-12-24', '2026-12-24'])
  for (const text of ['05/06/2026', '31.02.2026', '24.12.26', '24.12-2026', '2026-13-01', 'soon', ''])
    expect(readNumericDay(text)).toBeNull()
})
