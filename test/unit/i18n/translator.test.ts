import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import type { ReactNode } from 'react'
import { createTranslator, type Messages } from '../../../src/i18n'
import { parseMessages } from '../../../src/i18n/parseMessages'
import { intlTag, LOCALES } from '../../../src/model'

/** Folders of texts; the feature of messages between a customer and the staff has folders of that name, too. */
const FOLDERS = ['src', 'widgets'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((entry) => path.resolve(root, entry))
    .filter((entry) => path.basename(entry) === 'messages' && existsSync(path.join(entry, 'en.json'))),
)
/** Every plural form of every language, the exact forms, a fraction and a number with a separator. */
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 1.5, 1_234_567]

/** As the tests of components get them: compiled. */
const compiled = (file: string): Messages => jest.requireActual(file)

describe.each(LOCALES)('messages in %s', (locale) => {
  it('read as ICU MessageFormat has them', () => {
    const differing: string[] = []
    for (const file of FOLDERS.map((folder) => path.join(folder, `${locale}.json`))) {
      const t = createTranslator(locale, [compiled(file)])
      const source: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
      for (const [key, message] of Object.entries(source)) {
        const icu = new IntlMessageFormat(message, intlTag(locale))
        const names = [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name)
        const isPlain = names.length === 0
        for (const count of isPlain ? [0] : COUNTS) {
          const values = Object.fromEntries(names.map((name) => [name, count]))
          if (t(key, values) !== String(icu.format(values))) differing.push(`${key} for ${count}`)
        }
      }
    }
    expect(differing).toEqual([])
  })
})

const plain = (text: string) => text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
/** Each isolate that begins in a text ends there, and nothing else turns letters round. */
function isClosed(text: string): boolean {
  const signs = [...text.matchAll(/[\u202A-\u202E\u2066-\u2069]/g)].map(([sign]) => sign)
  const depths = signs.map((_, at) => signs.slice(0, at + 1).reduce((depth, sign) => depth + (sign === '\u2069' ? -1 : 1), 0))
  return depths.every((depth) => depth >= 0) && (depths.at(-1) ?? 0) === 0 && !/[\u202A-\u202E]/.test(text)
}
const turning = fc.string({ unit: fc.constantFrom('a', 'נ', '\u202E', '\u2066', '\u2068', '\u2069') })

describe('a translator', () => {
  const texts = {
    shared: 'first',
    hello: 'Hello, {name}!',
    count: '{n, plural, =0 {none} one {# item} other {# items}}',
    nested: '{n, plural, one {{name} has one} other {{name} has #}}',
    place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    who: '{who, select, me {I} toString {itself} other {they}}',
    shop: '{price, number, ::currency/EUR} on {day, date, long} at {day, time, short}',
    plain: 'On {day}',
    prototype: '{toString}',
    rich: 'Read <b>the {what} <i>now</i></b>.',
    quoted: "Don't write '{name}' or '<'b>",
  }
  const t = createTranslator('en', [parseMessages(texts, 'en'), { shared: 'second', other: 'there' }], { timeZone: 'Pacific/Auckland' })
  const anyValue = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('{name}', '{n, plural, other {#}}', '<b>x</b>', "''", '#', '__proto__'),
  )

  it('asks the first pack first', () => expect([t('shared'), t('other')]).toEqual(['first', 'there']))
  it('lets an unknown key through, for the texts of a server', () => expect(t('Quota exceeded {now}')).toBe('Quota exceeded {now}'))
  it('does not take what every object has for a message', () => expect(t('toString')).toBe('toString'))

  it('puts values in as they are', () => {
    expect(t('hello', { name: '<b>{x}</b>' })).toBe('Hello, <b>{x}</b>!')
    expect(t('hello', { name: null })).toBe('Hello, !')
    expect([0, false, true].map((name) => t('hello', { name }))).toEqual(['Hello, 0!', 'Hello, false!', 'Hello, true!'])
    fc.assert(fc.property(anyValue, (name) => expect(plain(t('hello', { name }))).toBe(plain(`Hello, ${name}!`))))
    fc.assert(fc.property(anyValue, (who) => expect(t('who', { who })).toBe(who === 'me' ? 'I' : who === 'toString' ? 'itself' : 'they')))
  })

  it('keeps its words where they are around what is written from right to left, or turns letters round', () => {
    expect(t('hello', { name: 'נועה' })).toBe('Hello, \u2068נועה\u2069!')
    expect(t('hello', { name: 'مريم \u202Eabc' })).toBe('Hello, \u2068مريم abc\u2069!')
    expect(t('hello', { name: '\u202Eabc\u2069' })).toBe('Hello, abc!')
    fc.assert(fc.property(turning, (name) => expect(isClosed(t('hello', { name }))).toBe(true)))
  })

  it('leaves isolated what is isolated in a text that is itself a value', () => {
    const inner = t('hello', { name: 'נועה' })
    expect(t('hello', { name: inner })).toBe(`Hello, \u2068${inner}\u2069!`)
  })

  it('chooses exact forms before categories and writes numbers as the locale does', () => {
    expect([0, 1, 2, 1200].map((n) => t('count', { n }))).toEqual(['none', '1 item', '2 items', '1,200 items'])
    expect([1, 2, 3, 11, 22, 103].map((n) => t('place', { n }))).toEqual(['1st', '2nd', '3rd', '11th', '22nd', '103rd'])
  })

  it('shows numbers, and dates in the zone of the page', () => {
    const shown = t('shop', { price: 1234.5, day: '2026-05-03T16:05:00Z' })
    expect(shown.replaceAll('\u202f', ' ')).toBe('€1,234.50 on May 4, 2026 at 4:05 AM')
    expect(t('plain', { day: new Date('2026-05-03T16:05:00Z') }).replaceAll('\u202f', ' ')).toBe('On 5/4/26, 4:05 AM')
  })

  it('shows a calendar day as that day in every zone, and what is no date or number as nothing', () => {
    expect(t('shop', { price: 1, day: '2026-05-03' })).toMatch(/on May 3, 2026/)
    expect(t('shop', { price: null, day: 'soon' })).toBe(' on  at ')
  })

  it('gives what stands in tags to their functions', () => {
    const values = {
      what: '<u>book</u>',
      b: (content: ReactNode) => `*${String(content)}*`,
      i: (content: ReactNode) => `_${String(content)}_`,
    }
    expect(t('rich', values)).toBe('Read *the <u>book</u> _now_*.')
  })

  it('knows how syntax is quoted', () => expect(t('quoted')).toBe("Don't write {name} or <b>"))

  it('refuses a message whose value is missing, with the names of both', () => {
    expect(() => t('hello')).toThrow('"hello" needs a value for "name"')
    expect(() => t('nested', { n: 1 })).toThrow('"nested" needs a value for "name"')
    expect(() => t('rich', { what: '' })).toThrow('"rich" needs a value for "b"')
    // What every object has by its prototype is no value.
    expect(() => t('prototype')).toThrow('"prototype" needs a value for "toString"')
    expect(t('prototype', { toString: 'given' })).toBe('given')
  })
})

describe('texts that no build has parsed', () => {
  it('are shown as they are written where they are not in the syntax, and whoever wrote them is told', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation()
    const t = createTranslator('en', [parseMessages({ bad: 'Hi {name', good: 'Hi {name}' }, 'en')])
    expect([t('bad'), t('good', { name: 'Ada' })]).toEqual(['Hi {name', 'Hi Ada'])
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"bad"'), expect.anything())
  })
})
