import * as fc from 'fast-check'
import { escapeJson, parsePage, readPage } from '../../../src/page'
import { pageDataExample, pageExample } from '../../fixtures/page'

const script = (text: string) => `<script type="application/json" data-partner-page>${text}</script>`

function pageWith(html: string): Document {
  return new DOMParser().parseFromString(`<!doctype html><html lang="de-AT"><body>${html}`, 'text/html')
}

const read = (html: string) => readPage(pageWith(html))

test('reads the page data of a document', async () => {
  expect(await read(script(JSON.stringify(pageDataExample)))).toEqual({ ok: true, page: pageExample, notes: [] })
})

test('takes the language of the document when the data name none', async () => {
  expect(await read(script('{"contract": 1}'))).toMatchObject({ ok: true, page: { locale: 'de' }, notes: [] })
})

test.each([
  ['no element', '<p>Nothing here</p>', 'missing', 'page data: expected a <script type="application/json" data-partner-page> on the page'],
  [
    'another type',
    '<script data-partner-page>{}</script>',
    'missing',
    'page data: the element with data-partner-page must be a <script type="application/json">',
  ],
  ['an empty element', script(''), 'syntax', 'page data: not JSON: the text ends too early at line 1, column 1'],
  ['cut data', script('{"contract": 1, "config": {'), 'syntax', 'page data: not JSON: the text ends too early at line 1, column 28'],
  ['a PHP warning before the data', script('<b>Warning</b>{}'), 'syntax', 'page data: not JSON: unexpected "<" at line 1, column 1'],
  [
    'HTML-escaped data',
    script('{&quot;contract&quot;: 1}'),
    'syntax',
    'page data: not JSON: unexpected "&" at line 1, column 2; the template has HTML-escaped it, print it raw',
  ],
  ['null', script('null'), 'value', 'page data: expected an object'],
  ['a list', script('[]'), 'value', 'page data: expected an object'],
  ['a scalar', script('"text"'), 'value', 'page data: expected an object'],
])('refuses %s with one issue', async (_, html, code, message) => {
  expect(await read(html)).toEqual({ ok: false, issues: [{ code, path: '', message }] })
})

test('uses the first of several elements and says so', async () => {
  const result = await read(script('{"contract": 1, "locale": "fr"}') + script('{"contract": 1, "locale": "pl"}'))
  expect(result).toMatchObject({
    ok: true,
    page: { locale: 'fr' },
    notes: [{ code: 'duplicate', message: 'page data: found 2 elements, the first is used' }],
  })
})

test('finds the data on a page that replaces the methods of the document', async () => {
  const document = pageWith(`<img name="querySelectorAll"><form name="documentElement"></form>${script('{"contract": 1, "locale": "sv"}')}`)
  expect(await readPage(document)).toMatchObject({ ok: true, page: { locale: 'sv' } })
})

test('skips a byte order mark', async () => {
  expect(await read(script('\ufeff{"contract": 1}'))).toMatchObject({ ok: true })
})

test('reads anew when the text of the element changes', async () => {
  const document = pageWith(script('{"contract": 1, "locale": "nl"}'))
  const element = document.querySelector('script')
  expect(await readPage(document)).toMatchObject({ page: { locale: 'nl' } })
  if (element) element.textContent = '{"contract": 1, "locale": "tr"}'
  expect(await readPage(document)).toMatchObject({ page: { locale: 'tr' } })
})

test('gives every reader the data as the server wrote them, repaired or not', async () => {
  const document = pageWith(script('{"contract": 1, "config": [], "users": [{"id": "4"}, {"id": "x"}]}'))
  const first = await readPage(document)
  expect(first).toMatchObject({ ok: true, page: { users: [{ id: 4 }] }, notes: [{ path: 'users[1].id' }] })
  expect(await readPage(document)).toEqual(first)
})

/** Data that are right, nearly right, and wrong, each in every place. */
const anyData = fc
  .record({
    contract: fc.constantFrom<unknown>(1, '1', 0, -1, 2, 0.5, null, undefined),
    locale: fc.constantFrom<unknown>('de', 'en-GB', 'zh', '', null, 7, undefined),
    user: fc.constantFrom<unknown>(pageDataExample.user, { id: '11' }, { id: 0 }, [], null, undefined),
    config: fc.constantFrom<unknown>(pageDataExample.config, [], {}, 'x', { isReseller: 'yes' }, { logo: '//evil.example' }),
    users: fc.constantFrom<unknown>(pageDataExample.users, { 0: { id: 1 } }, [{ id: 'x' }], undefined),
  })
  .chain((data) => fc.constantFrom<unknown>(data, { ...pageDataExample, ...data }, [data]))

test('what is read before anything else is loaded, what explains, and what the doctor uses are one reading', async () => {
  await fc.assert(
    fc.asyncProperty(anyData, fc.constantFrom('de-AT', 'zh', ''), async (data, language) => {
      const text = escapeJson(data)
      const document = new DOMParser().parseFromString(`<!doctype html><html lang="${language}">${script(text)}`, 'text/html')
      expect(await readPage(document)).toEqual(parsePage(JSON.parse(text), language))
    }),
    { numRuns: 500 },
  )
})
