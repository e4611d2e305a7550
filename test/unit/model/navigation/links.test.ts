import * as fc from 'fast-check'
import { normaliseLink, safeHref, telLink } from '../../../../src/model'

test.each([
  ['info@example.com', 'mailto:info@example.com'],
  ['mailto:info@example.com', 'mailto:info@example.com'],
  ['example.com', 'https://example.com'],
  ['http://example.com', 'http://example.com'],
  ['https://example.com/a', 'https://example.com/a'],
  ['https://example.com/@me', 'mailto:https://example.com/@me'],
])('%s becomes the link %s', (value, link) => {
  expect(normaliseLink(value)).toBe(link)
})

test('normalising twice is normalising once', () => {
  fc.assert(fc.property(fc.string(), (value) => expect(normaliseLink(normaliseLink(value)) === normaliseLink(value)).toBe(true)))
})

test('a link is a mailto link or starts with http', () => {
  fc.assert(fc.property(fc.string(), (value) => expect(/^(?:mailto:|http)/.test(normaliseLink(value))).toBe(true)))
})

test.each([
  ['+49 (30) 123-45/67', 'tel:+49301234567'],
  ['030.1234 ext. 5', 'tel:03012345'],
])('%s is dialled as %s', (value, link) => {
  expect(telLink(value)).toBe(link)
})

test('telephone links hold digits and + only', () => {
  fc.assert(fc.property(fc.string(), (value) => expect(/^tel:[\d+]*$/.test(telLink(value))).toBe(true)))
})

test.each([
  ['https://example.com', 'https://example.com'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['mailto:a@b.de', 'mailto:a@b.de'],
  ['tel:+4930', 'tel:+4930'],
  ['javascript:alert(1)', 'https://javascript:alert(1)'],
  [' JavaScript:alert(1)', 'https://JavaScript:alert(1)'],
  ['java\nscript:alert(1)', 'https://javascript:alert(1)'],
  ['\u0001javascript:alert(1)', 'https://javascript:alert(1)'],
  ['data:text/html,<script>', 'https://data:text/html,<script>'],
  ['vbscript:x', 'https://vbscript:x'],
])('%j is safe as %s', (value, href) => {
  expect(safeHref(value)).toBe(href)
})

test('whatever is typed, a browser sees one of four schemes or no valid URL', () => {
  const hostile = fc.stringMatching(/^[\s\p{Cc}]{0,3}[a-z]{0,12}[\t\n]?:?[ -~]*$/u)
  fc.assert(
    fc.property(fc.oneof(fc.string(), hostile), (value) => {
      const href = safeHref(value)
      if (!URL.canParse(href)) return
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(href).protocol)
    }),
  )
})
