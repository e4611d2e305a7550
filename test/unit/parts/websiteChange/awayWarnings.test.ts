import type { Formats } from '../../../../src/i18n'
import { awayWarnings } from '../../../../src/parts/websiteChange/awayWarnings'
import { person, website } from '../../widgets/websites/website'

// Only this is used here.
const formats = { dayMonth: String } as unknown as Formats
const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
const people = [
  person(1, { absentUntil: '2026-12-03' }),
  person(2),
  person(3, { absentUntil: '2026-11-01' }),
  person(4, { absentFrom: '2026-11-27', absentUntil: '2026-12-03' }),
  person(5, { absentFrom: '2026-11-26', absentUntil: '2026-12-03', substitute: person(2) }),
]
const warn = (to: number, { by = 9, from = null as number | null } = {}) =>
  awayWarnings([{ websites: [website(1, from === null ? {} : { assigned_to: person(from) })], change: { assigned_to: person(to) } }], {
    people,
    today: '2026-11-26',
    me: by,
    t,
    formats,
  })

it('names who is away, and until when', () => expect(warn(1)).toEqual(['Person 1: websiteChange.absentUntil 2026-12-03']))

it('names who stands in', () => expect(warn(5)).toEqual(['Person 5: websiteChange.absentWith 2026-12-03 Person 2']))

it.each([
  ['whoever is there', () => warn(2)],
  ['whoever leaves tomorrow', () => warn(4)],
  ['whoever is back', () => warn(3)],
  ['oneself', () => warn(1, { by: 1 })],
  ['whoever has the website already', () => warn(1, { from: 1 })],
])('says nothing of %s', (_, warnings) => expect(warnings()).toEqual([]))
