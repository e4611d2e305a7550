import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { contractRoutes } from '../../../../src/contract/table'
import { createTranslator } from '../../../../src/i18n'
import { parseMessages } from '../../../../src/i18n/parseMessages'
import { LOCALES, type Locale } from '../../../../src/model'
import { fieldIssueText } from '../../../../src/parts/fieldIssue'
import { fieldIssueOf } from '../../../../src/parts/fieldIssue/fieldIssue'
import { LABELLED } from '../../../../src/parts/fieldIssue/labels'

const textsOf = (locale: Locale): Record<string, string> => JSON.parse(readFileSync(`src/parts/fieldIssue/messages/${locale}.json`, 'utf8'))
const english = textsOf('en')
const speak = (locale: Locale) => createTranslator(locale, [parseMessages(textsOf(locale), locale)])

/** What valibot shows of a schema of any kind. */
interface Shape {
  type: string
  entries?: Record<string, Shape>
  item?: Shape
  key?: Shape
  value?: Shape
  options?: readonly unknown[]
  wrapped?: Shape
  pipe?: readonly Shape[]
}

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && 'type' in value

/** Something of the right kind, so that what lies within is looked at. */
function filled(shape: Shape, within: (inner: Shape) => unknown): unknown {
  const base = shape.pipe?.[0] ?? shape
  if (base.entries) return Object.fromEntries(Object.entries(base.entries).map(([name, entry]) => [name, within(entry)]))
  if (base.item) return [within(base.item)]
  if (base.type === 'record' && base.value) return { x: within(base.value) }
  return undefined
}

const LONG = 'x'.repeat(700_000)
const PASSWORDS = { current: 'x', password: 'a long enough password', confirmation: 'another' }
const WRONG = [undefined, null, '', 'x', 'a\nb', LONG, -1, 0.5, 9e15, NaN, true, [], Array(2_100).fill(1), {}, { x: [] }, PASSWORDS]

/** Values that a schema may refuse, each wrong in one of its places. */
function* wrongValues(shape: Shape): Generator {
  yield* WRONG
  for (const option of [shape.wrapped, ...(shape.pipe?.slice(0, 1) ?? []), ...(shape.options ?? [])])
    if (isShape(option) && option !== shape) yield* wrongValues(option)
  const base = shape.pipe?.[0] ?? shape
  for (const inner of [...Object.values(base.entries ?? {}), ...(base.item ? [base.item] : []), ...(base.value ? [base.value] : [])])
    for (const wrong of wrongValues(inner)) yield filled(shape, (one) => (one === inner ? wrong : undefined))
}

const requests = contractRoutes.flatMap(({ name, body, query }) =>
  [body, query].flatMap((schema) => (schema ? [[name, schema] as const] : [])),
)

/** Every key with which a request of the contract can be refused. */
const found = new Map<string, Record<string, string | number>>()

it.each(requests)('%s says what is wrong in words', (_, schema) => {
  const unknown: string[] = []
  for (const value of wrongValues(schema)) {
    for (const issue of v.safeParse(schema, value).issues ?? []) {
      const { key, values, label } = fieldIssueOf(issue)
      const wanted = [...(english[key] ?? '').matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
      const isKnown = key in english && (label === null || label in english) && wanted.every((name) => name in values)
      if (!isKnown) unknown.push(`${key} ${label} of ${issue.type}`)
      found.set(key, values)
    }
  }
  expect(unknown).toEqual([])
})

it('has a sentence for each in all languages', () => {
  const sentences = Object.keys(english).filter((key) => !/\.label/.test(key))
  expect([...found.keys()].toSorted()).toEqual(sentences.toSorted())
  for (const locale of LOCALES)
    for (const [key, values] of found) {
      const text = speak(locale)(key, values)
      expect(text).not.toMatch(/fieldIssue|[{}]|undefined|Invalid|Expected/)
      expect(text).toMatch(/[.。]$/)
    }
})

it('has a label for each of those it names', () => {
  const labels = Object.keys(english).filter((key) => key.startsWith('fieldIssue.label.'))
  expect(labels.map((key) => key.slice('fieldIssue.label.'.length)).toSorted()).toEqual([...LABELLED].toSorted())
})

it.each([
  ['en', 'TTL (seconds): Please enter 60 or more.'],
  ['de', 'TTL (Sekunden): Bitte geben Sie mindestens 60 ein.'],
  ['ja', 'TTL (秒)：60以上の値を入力してください。'],
] as const)('names the field in %s', (locale, text) => {
  const { issues = [] } = v.safeParse(v.object({ items: v.array(v.object({ ttl: v.pipe(v.number(), v.minValue(60)) })) }), {
    items: [{ ttl: 1 }],
  })
  expect(issues.map((issue) => fieldIssueText(issue, speak(locale)))).toEqual([text])
})
