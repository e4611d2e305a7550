import * as fc from 'fast-check'
import { jsonProblem } from '../../../src/page/jsonProblem'

test.each([
  ['', 'the text ends too early at line 1, column 1'],
  ['{"a": 1', 'the text ends too early at line 1, column 8'],
  ['{"a": "b', 'the text ends too early at line 1, column 9'],
  ['{"a": 1,}', 'unexpected "}" at line 1, column 9'],
  ['[1, 2,]', 'unexpected "]" at line 1, column 7'],
  ['{a: 1}', 'unexpected "a" at line 1, column 2'],
  ["{'a': 1}", 'unexpected "\'" at line 1, column 2'],
  ['{"a" 1}', 'unexpected "1" at line 1, column 6'],
  ['{"a": 1}\n{', 'unexpected "{" at line 2, column 1'],
  ['{\n  "a": [],\n  "b": undefined\n}', 'unexpected "u" at line 3, column 8'],
  ['{"a": "x\ny"}', 'unexpected "\\n" at line 1, column 9'],
  ['<!doctype html>', 'unexpected "<" at line 1, column 1'],
  ['{"a": {}}]', 'unexpected "]" at line 1, column 10'],
  ['[01]', 'unexpected "1" at line 1, column 3'],
])('says what is wrong with %j and where', (text, problem) => {
  expect(jsonProblem(text)).toBe(`not JSON: ${problem}`)
})

test('recognises JSON that the template has HTML-escaped', () => {
  expect(jsonProblem('{&quot;contract&quot;: 1}')).toMatch(/the template has HTML-escaped it/)
})

test('points to the place where the engine stopped, or to the word that it is in', () => {
  const damaged = fc
    .tuple(fc.json(), fc.nat(), fc.nat({ max: 3 }), fc.stringMatching(/^[ {}[\],:"\\a1.-]{0,3}$/))
    .map(([json, at, length, text]) => {
      const start = at % (json.length + 1)
      return json.slice(0, start) + text + json.slice(start + length)
    })
  fc.assert(
    fc.property(damaged, (text) => {
      const position = positionByEngine(text)
      fc.pre(position !== undefined && !/[\r\n]/.test(text))
      const at = Number(/at line 1, column (\d+)/.exec(jsonProblem(text))?.[1]) - 1
      // Inside a number, a word or an escape the engine goes on to the character that does not fit.
      expect(text.slice(at, position)).toMatch(/^\\?[-+.\w]*$/)
      expect(at).toBeLessThanOrEqual(position)
    }),
    { numRuns: 1_000 },
  )
})

/** V8 tells the position of many problems. */
function positionByEngine(text: string): number | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    const message = String(error)
    const at = /at position (\d+)/.exec(message)?.[1]
    return at === undefined ? (/end of JSON/.test(message) ? text.length : undefined) : Number(at)
  }
}
