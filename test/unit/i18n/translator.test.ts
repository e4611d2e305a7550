import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { createTranslator, type Messages } from '../../../src/i18n'
import { LOCALES } from '../../../src/model'

const FOLDERS = ['src', 'widgets'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((entry) => path.resolve(root, entry))
    .filter((entry) => path.basename(entry) === 'messages' && statSync(entry).isDirectory()),
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
        const icu = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
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

describe('a translator', () => {
  const t = createTranslator('en', [
    { shared: 'first', hello: ['Hello, ', ['name'], '!'] },
    { shared: 'second', other: 'there', own: 'Hi, {name}!', count: [['n', { '=0': 'none', one: [0, ' item'], other: [0, ' items'] }]] },
  ])

  it('knows arguments in texts that were not compiled', () => expect(t('own', { name: 'Ada' })).toBe('Hi, Ada!'))
  it('asks the first pack first', () => expect([t('shared'), t('other')]).toEqual(['first', 'there']))
  it('lets an unknown key through, for the texts of a server', () => expect(t('Quota exceeded {now}')).toBe('Quota exceeded {now}'))
  it('does not take what every object has for a message', () => expect(t('toString')).toBe('toString'))
  it('puts values in as they are', () => {
    expect(t('hello', { name: '<b>{x}</b>' })).toBe('Hello, <b>{x}</b>!')
    expect(t('hello', { name: null })).toBe('Hello, !')
  })
  it('chooses exact forms before categories and writes numbers as the locale does', () => {
    expect([0, 1, 2, 1200].map((n) => t('count', { n }))).toEqual(['none', '1 item', '2 items', '1,200 items'])
  })
  it('refuses a message whose value is missing', () => expect(() => t('hello')).toThrow('"name"'))
})
