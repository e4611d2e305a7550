import * as fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { FOREIGN_MARKUP, isTame } from '../../../../demo/markup/isTame'
import { textOfMarkup } from '../../../../demo/markup/textOfMarkup'

// What the depth is told by, of any kind of node.
type Node = { children?: readonly Node[] }

const depthOf = (root: Node): number => {
  let depth = 0
  for (let level: Node[] = [root]; level.length > 0; level = level.flatMap(({ children = [] }) => children)) depth++
  return depth
}

const token = fc.constantFrom(
  '<b>',
  '</b>',
  '<p>',
  '</p>',
  '<td>',
  '<li>',
  '</li>',
  '<style>',
  '</style>',
  '<b a="</b>">',
  "<i c='",
  '<!--',
  '-->',
  '<br>',
  'x',
)

test('what passes is never deeper for the parser than the limit, whatever it consists of', () => {
  fc.assert(
    fc.property(fc.array(token, { maxLength: 300 }), fc.integer({ min: 1, max: 20 }), (tokens, depth) => {
      const html = tokens.join('')
      // The document and a text are a level each.
      if (isTame(html, { ...FOREIGN_MARKUP, depth })) expect(depthOf(parseDocument(html) as Node)).toBeLessThanOrEqual(depth + 2)
    }),
  )
})

test.each([
  ['length', { characters: 10 }, '<p>hello</p>'],
  ['tags', { tags: 3 }, '<br><br><br><br>'],
  ['depth', { depth: 3 }, '<b><b><b><b>'],
  ['depths altogether', { work: 9 }, '<b><b><b><b></b></b></b></b>'],
])('%s has a limit', (_name, limit, html) => {
  expect(isTame(html, FOREIGN_MARKUP)).toBe(true)
  expect(isTame(html, { ...FOREIGN_MARKUP, ...limit })).toBe(false)
})

test('the words of markup stand in lines as its blocks do, without scripts and styles', () => {
  const html =
    '<title>t</title><style>p{}</style><h1>Hello  &amp;\nwelcome</h1><p>One<br>two <b>three</b></p><td>4</td><td>5<script>6</script>'
  expect(textOfMarkup(html)).toBe('Hello & welcome\nOne\ntwo three\n4 5')
})

test('no word of a text in elements is lost', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 })
  fc.assert(
    fc.property(words, fc.array(fc.constantFrom('b', 'p', 'table', 'li', 'blockquote')), (texts, names) => {
      const html = texts.map((text, nth) => `<${names[nth % (names.length || 1)] ?? 'p'}> ${text} `).join('')
      expect(textOfMarkup(html).split(/\s+/)).toEqual(texts)
    }),
  )
})
