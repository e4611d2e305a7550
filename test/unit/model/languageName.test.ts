import { languageName, LOCALES } from '../../../src/model'

test.each([
  ['de', 'en', 'German'],
  ['en', 'de', 'Englisch'],
  ['de', 'ja', 'ドイツ語'],
])('%s for readers of %s', (language, locale, name) => {
  expect(languageName(language, locale)).toBe(name)
})

test.each(LOCALES)('every language of the product has a name in %s', (locale) => {
  expect(LOCALES.filter((language) => languageName(language, locale) === language)).toEqual([])
})

test('what is no code stays as it is', () => {
  expect(languageName('<b>x', 'en')).toBe('<b>x')
})
