import { COUNTRIES, countryName, LOCALES } from '../../../../src/model'

const find = (alpha2: string) => COUNTRIES.find((country) => country.alpha2 === alpha2)

test('the table holds the 249 entries of ISO 3166-1 and Kosovo', () => {
  expect(COUNTRIES).toHaveLength(250)
})

test.each(['alpha2', 'alpha3', 'numeric', 'de', 'en'] as const)('%s is unique', (field) => {
  expect(new Set(COUNTRIES.map((country) => country[field])).size).toBe(COUNTRIES.length)
})

test('codes have their form', () => {
  const odd = COUNTRIES.filter(({ alpha2, alpha3, numeric }) => !/^[A-Z]{2} [A-Z]{3} \d{3}$/.test(`${alpha2} ${alpha3} ${numeric}`))
  expect(odd.map(({ alpha2 }) => alpha2)).toEqual(['XK'])
})

test('Kosovo has no numeric code', () => {
  expect(find('XK')).toEqual({ alpha2: 'XK', alpha3: 'XKX', numeric: null, de: 'Kosovo', en: 'Kosovo' })
})

test.each([
  ['DE', 'DEU', '276', 'Deutschland', 'Germany'],
  ['US', 'USA', '840', 'Vereinigte Staaten', 'United States'],
  ['AF', 'AFG', '004', 'Afghanistan', 'Afghanistan'],
  ['JP', 'JPN', '392', 'Japan', 'Japan'],
])('%s', (alpha2, alpha3, numeric, de, en) => {
  expect(find(alpha2)).toEqual({ alpha2, alpha3, numeric, de, en })
})

test.each(LOCALES)('every country has a name in %s', (locale) => {
  for (const { alpha2 } of COUNTRIES) expect(countryName(alpha2, locale)).not.toBe(alpha2)
})

test('countries are called in Portuguese as Portugal calls them', () => {
  expect(countryName('PL', 'pt')).toBe('Polónia')
})

test('what is no country code comes back as it is', () => {
  expect(countryName('de', 'en')).toBe('Germany')
  expect(countryName('', 'en')).toBe('')
  expect(countryName('Germany', 'en')).toBe('Germany')
})
