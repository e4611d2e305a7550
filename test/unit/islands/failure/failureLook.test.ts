import { LOCALES } from '../../../../src/model'
import { failureLook } from '../../../../src/islands/failure/failureLook'

test('every language has its own texts for a failure', () => {
  const all = LOCALES.map((locale) => failureLook(locale))
  expect(all.map(({ locale }) => locale)).toEqual(LOCALES)
  expect(new Set(all.map(({ texts }) => texts['islands.failed'])).size).toBe(LOCALES.length)
  expect(new Set(all.map(({ texts }) => texts['islands.retry'])).size).toBe(LOCALES.length)
})

test.each(['', 'fi', 'xx'])('a language that the product does not speak (%p) gets English', (language) => {
  expect(failureLook(language)).toMatchObject({ locale: 'en', texts: { 'islands.retry': 'Try again' } })
})
