import { readFileSync } from 'node:fs'
import { couldNotFetch } from '../../../src/http/couldNotFetch'
import { createTranslator } from '../../../src/i18n'
import en from '../../../src/i18n/messages/en.json'
import { LOCALES } from '../../../src/model'

const t = createTranslator('en', [en])

// Those the specification gives word by word.
it.each([
  ['partner.error.manager_view', { cause: 'no route' }, 'Could not navigate to Manager view: no route'],
  ['partner.error.sidebar_counts', { cause: 503 }, '503 could not fetch sidebar counts'],
])('%s', (key, values, text) => {
  expect(t(key, values)).toBe(text)
})

it.each(LOCALES)('the address that could not be fetched is in the error, and read by nobody: %s', (locale) => {
  const texts: Record<string, string> = JSON.parse(readFileSync(`src/i18n/messages/${locale}.json`, 'utf8'))
  const { message, values } = couldNotFetch('/tickets?search=Ada').error
  expect(values).toEqual({ url: '/tickets' })
  expect(createTranslator(locale, [texts])(message, values)).not.toMatch(/tickets|\/|\{/)
})
