import fc from 'fast-check'
import { searchFor, searchPatterns } from '../../../../src/model'

const isFound = (typed: string, text: string): boolean => searchFor(typed)(text)

it.each([
  ['hansen', 'Tischlerei Hansen'],
  ['HANSEN tisch', 'Tischlerei Hansen'],
  ['backerei', 'Bäckerei Petersen'],
  ['baeckerei', 'Bäckerei Petersen'],
  ['Bäckerei', 'Baeckerei Petersen'],
  ['bäckerei', 'BÄCKEREI PETERSEN'],
  ['Ba\u0308ckerei', 'Bäckerei Petersen'],
  ['Bäckerei', 'Ba\u0308ckerei Petersen'],
  ['strasse', 'Hafenstraße 12'],
  ['Straße', 'HAFENSTRASSE 12'],
  ['ozturk', 'Zahnarztpraxis Öztürk'],
  ['isik', 'Işık İnşaat'],
  ['İşik', 'isik insaat'],
  ['lodz', 'Łódź'],
  ['soren', 'Søren Sjöberg'],
  ['soeren', 'Søren Sjöberg'],
  ['елка', 'Ёлка и сын'],
  ['ＡＢＣ', 'abc Trading'],
  ['ﾍﾞｰｶﾘｰ', '渡辺ベーカリー'],
  ['渡辺', '渡辺ベーカリー'],
  ['c++', 'C++ (alt)'],
  ['(alt)', 'C++ (alt)'],
  ['“Hansen”', 'Tischlerei Hansen'],
  ['Hansen,', 'Hansen Tischlerei'],
  ['Hansen\u00a0Tischlerei', 'Tischlerei Hansen'],
  ['\u200bHansen\u200b', 'Tischlerei Hansen'],
  ['100 %', '100 % Öko'],
])('%s finds %s', (typed, text) => {
  expect(isFound(typed, text)).toBe(true)
})

it.each([
  ['hansen', 'Tischlerei Hanson'],
  ['hansen petersen', 'Tischlerei Hansen'],
  ['bauer', 'Baur'],
  ['a.b', 'acb'],
  ['hans*', 'Hansen'],
])('%s does not find %s', (typed, text) => {
  expect(isFound(typed, text)).toBe(false)
})

it.each(['https://www.backerei.example/', 'http://backerei.example/impressum?a=1#b', 'www.backerei.example', 'HTTPS://backerei.example'])(
  'the address %s finds its domain',
  (typed) => {
    expect(isFound(typed, 'Bäckerei backerei.example')).toBe(true)
    expect(isFound(typed, 'Bäckerei backerei.test')).toBe(false)
  },
)

it.each(['030 23125020', '+49 30 23125020', '0049 30 23125020', '030/231 250-20', '(030) 23125020', '\u202a+49 30 23125020\u202c'])(
  'the phone number %s is found however it is written',
  (typed) => {
    expect(isFound(typed, 'Sabine Hansen +493023125020')).toBe(true)
    expect(isFound(typed, 'Sabine Hansen +49 (30) 231 25 020')).toBe(true)
    expect(isFound(typed, 'Sabine Hansen +493023125021')).toBe(false)
  },
)

it('a search for nothing finds everything', () => {
  for (const typed of ['', '  ', '\u200b', '“”']) expect([typed, isFound(typed, 'anything')]).toEqual([typed, true])
})

it('finds every text by its own words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      expect(isFound(text, text)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

it('asks for eight words at most, and for no more of a word than tells it from others', () => {
  expect(searchPatterns('1 2 3 4 5 6 7 8 9 10')).toHaveLength(8)
  expect(searchPatterns('x'.repeat(10_000))).toEqual(searchPatterns('x'.repeat(60)))
  expect(isFound('x'.repeat(100), 'x'.repeat(100))).toBe(true)
})
