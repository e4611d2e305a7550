import { pageLanguage } from '../../../src/islands/pageLanguage'

function page(lang: string, data?: string): Document {
  const made = document.implementation.createHTMLDocument()
  made.documentElement.lang = lang
  if (data === undefined) return made
  const script = made.createElement('script')
  script.type = 'application/json'
  script.setAttribute('data-partner-page', '')
  script.textContent = data
  made.body.append(script)
  return made
}

test.each([
  ['{"contract": 1, "locale": "de"}', 'en', 'de'],
  ['{"locale":"pt-BR"}', 'en', 'pt'],
  ['{"contract":1}', 'sv-SE', 'sv'],
  ['not JSON', 'ja', 'ja'],
  [`{"config":{"text":"${'x'.repeat(500)}"},"locale":"de"}`, 'fr', 'fr'],
])('of %p in a page marked %p it is %p', (data, lang, expected) => {
  expect(pageLanguage(page(lang, data))).toBe(expected)
})

test('a page that says nothing has none', () => {
  expect(pageLanguage(page(''))).toBe('')
})
