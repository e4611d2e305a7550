import * as fc from 'fast-check'
import { escapeJson, readPage } from '../../../src/page'
import { vectors } from '../../fixtures/vectors/escaping.json'

/** The page of a server that embeds the value, as a browser parses it. */
function embed(value: unknown): Document {
  const html = `<!doctype html><script type="application/json" data-partner-page>${escapeJson(value)}</script><div data-island="main"><p>Text</p></div>`
  return new DOMParser().parseFromString(html, 'text/html')
}

const elements = (page: Document) => page.querySelectorAll('*').length
const embedded = (page: Document): unknown => JSON.parse(page.querySelector('[data-partner-page]')?.textContent ?? '')
const elementsOfAnyPage = elements(embed(null))

test.each(vectors)('keeps the published vector: $name', ({ value, escaped }) => {
  expect(escapeJson(value)).toBe(escaped)
  expect(embedded(embed(value))).toEqual(value)
  expect(elements(embed(value))).toBe(elementsOfAnyPage)
})

test('keeps any JSON value, and the elements around it', () => {
  const hostile = fc.constantFrom(...vectors.map(({ value }) => value).filter((value) => typeof value === 'string'))
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    hostile,
    fc.array(fc.oneof(hostile, fc.string()), { maxLength: 4 }).map((parts) => parts.join('')),
  )
  const value = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      texts,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('node')),
      fc.dictionary(texts, tie('node')),
    ),
  })).node
  fc.assert(
    fc.property(value, (data) => {
      const page = embed(data)
      expect(embedded(page)).toEqual(data)
      expect(elements(page)).toBe(elementsOfAnyPage)
    }),
    { numRuns: 500 },
  )
})

test('leaves no character that HTML gives a meaning inside a script element', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(escapeJson(text)).not.toMatch(/[<\u2028\u2029]/)))
})

test('writes null for what JSON has no word for', () => {
  expect(escapeJson(undefined)).toBe('null')
})

test('is read back as page data', async () => {
  const name = '</script><!--<script> \u2028 \ud800 😀'
  const result = await readPage(embed({ contract: 1, locale: 'en', config: { partners: [{ id: 1, name }] } }))
  expect(result).toMatchObject({ ok: true, page: { config: { partners: [{ id: 1, name }] } }, notes: [] })
})
