import { readFileSync } from 'node:fs'
import { LOCALES } from '../../../../src/model'

const read = (locale: string): Record<string, string> => JSON.parse(readFileSync(`demo/kernel/text/messages/${locale}.json`, 'utf8'))
/** Arguments, also those that choose a plural. */
const placeholders = (text = '') => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].toSorted()

it.each(LOCALES)('the refusals are complete in %s, with the same arguments', (locale) => {
  const english = read('en')
  const texts = read(locale)
  expect(Object.keys(texts)).toEqual(Object.keys(english))
  for (const [key, text] of Object.entries(english)) expect([key, placeholders(texts[key])]).toEqual([key, placeholders(text)])
})
