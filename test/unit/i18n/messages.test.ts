import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type LiteralElement, type MessageFormatElement, parse, type PoundElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Messages } from '../../../src/i18n'
import { LOCALES } from '../../../src/model'
import { FOLDERS, HOST_FOLDERS, read } from './folders'

/** `count:cardinal`, `name:argument`, `day:date`, ... without the branches of plurals, which differ by language; those of `select` are values. */
function placeholders(message: string): string[] {
  const found = new Set<string>()
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      found.add(`${element.value}:${kindOf(element)}`)
      if (element.type === TYPE.tag) visit(element.children)
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value)
    }
  }
  visit(parse(message))
  return [...found].toSorted()
}

function kindOf(element: Exclude<MessageFormatElement, LiteralElement | PoundElement>): string | undefined {
  if (element.type === TYPE.plural) return element.pluralType
  return element.type === TYPE.select ? `select ${Object.keys(element.options).toSorted().join()}` : TYPE[element.type]
}

/** Whether a plural has the same text for one and for all that the language counts like one, without their number. */
const takesManyForOne = (element: MessageFormatElement): boolean => {
  if (element.type !== TYPE.plural || !element.options['one'] || element.options['=1']) return false
  return !element.options['one'].value.some((part) => part.type === TYPE.pound || ('value' in part && part.value === element.value))
}

const SYNTAX = /[{}<]|''/
const LOCATION = /"location":/

/** Words that other languages share with English. */
const SHARED_WORDS = new Set(
  [
    'Absence',
    'Admin',
    'Automation',
    'Design',
    'E-mail',
    'Leads',
    'Macros',
    'Menu',
    'Timer',
    'Message',
    'Messages',
    'Notifications',
    'Partners',
    'Password',
    'Redesign',
    'Reseller',
  ]
    .concat([
      'count',
      'plural',
      'one',
      'other',
      'Ctrl',
      'Esc',
      'Shift',
      'Enter',
      'Publication',
      'Actions',
      'Later',
      'Filters',
      'Date',
      'PDF',
      'Video',
      'Audio',
      'Text',
      'h',
      'Website',
      'Domains',
      'Premium',
      'Alias',
      'DNS',
      'Host',
      'Port',
      'Postcode',
      'Flags',
      'Version',
      'No',
      'Error',
      'Type',
      'Suggestions',
      'Problem',
      'Websites',
      'To-dos',
      'To-do',
      'Description',
      'Conversation',
      'File',
      'Archive',
      'Board',
      'Tags',
      'Tag',
      'Domain',
      'Manual',
      'Note',
      'Label',
      'Name',
      'Filter',
      'Total',
    ])
    .concat(['Assistant', 'Bcc', 'Cc', 'Ctrl', 'E-mails', 'Enter', 'Link', 'Newsletter', 'Text', 'Version', 'Website'])
    .concat([
      'Details',
      'Domains',
      'Favicon',
      'Hosting',
      'Logo',
      'Port',
      'Prospect',
      'Secret',
      'Sections',
      'Server',
      'Service',
      'Signature',
    ])
    .concat(['Code', 'Feedback', 'Passkey', 'Period', 'Person', 'Point', 'Points', 'Ticket', 'Token', 'Week'])
    .concat(['Digest', 'DNSSEC', 'Plan', 'STARTTLS', 'TLS', 'White'])
    .concat(['Associations', 'Culture', 'IT', 'Minutes', 'Sport'])
    .concat(['Status', 'Support', 'System', 'Team', 'Tickets', 'Timer', 'Webhooks', 'Zoom', 'MB', 'kB'])
    .map((word) => word.toLowerCase()),
)
const isShared = (text: string): boolean => {
  const words = text.replace(/\{\w+\}/g, ' ').match(/[\p{L}-]+/gu) ?? []
  return words.every((word) => SHARED_WORDS.has(word.toLowerCase()))
}

describe.each([...FOLDERS, ...HOST_FOLDERS])('%s', (folder) => {
  const english = read(folder, 'en')
  const keys = Object.keys(english)

  describe.each(LOCALES.filter((locale) => locale !== 'en'))('%s', (locale) => {
    const texts = read(folder, locale)

    it('has the keys of English', () => expect(Object.keys(texts).toSorted()).toEqual(keys.toSorted()))

    it('has the arguments of English, of the same kinds', () => {
      const differing = keys.filter((key) => placeholders(texts[key] ?? '').join() !== placeholders(english[key] ?? '').join())
      expect(differing).toEqual([])
    })
  })

  it.each(LOCALES.filter((locale) => new Intl.PluralRules(locale).select(21) === 'one'))('%s says of 21 that they are 21', (locale) => {
    expect(Object.entries(read(folder, locale)).filter(([, text]) => parse(text).some(takesManyForOne))).toEqual([])
  })

  it.each(LOCALES)('%s is built as syntax trees alone, which say nothing of where they stood', (locale) => {
    const built: Messages = jest.requireActual(path.resolve(folder, `${locale}.json`))
    const wrong = Object.entries(built).filter(([, message]) =>
      (typeof message === 'string' ? SYNTAX : LOCATION).test(JSON.stringify(message)),
    )
    expect(wrong).toEqual([])
  })
})

describe.each(FOLDERS)('%s', (folder) => {
  const english = read(folder, 'en')
  const keys = Object.keys(english)

  describe.each(LOCALES.filter((locale) => locale !== 'en'))('%s', (locale) => {
    const texts = read(folder, locale)

    it('is translated', () => {
      const same = keys.filter((key) => texts[key] === english[key] && !isShared(english[key] ?? ''))
      expect(same.map((key) => `${key}: ${english[key]}`)).toEqual([])
    })
  })

  it.each(LOCALES)('%s has no empty or untidy text', (locale) => {
    const untidy = Object.entries(read(folder, locale)).filter(([, text]) => text.trim() !== text || text === '' || / {2}/.test(text))
    expect(untidy).toEqual([])
  })
})

/** Keys that are put together at run time, that a server may answer with, and the vocabulary that is offered to every island as a whole. */
const OFFERED = [/^status\./, /^role\./, /^view\./, /^category\./, /^menu\./, /^partner\.error\./, /^partner\.general\./]

const code = ['src', 'widgets']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => path.join(root, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

it.each(FOLDERS.filter((folder) => folder !== 'src/i18n/messages'))('%s names its texts after its room', (folder) => {
  const room = path.basename(path.dirname(folder)).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  expect(Object.keys(read(folder, 'en')).filter((key) => !key.startsWith(`${room}.`))).toEqual([])
})

it('asks for no text that is not there', () => {
  const known = new Set(FOLDERS.flatMap((folder) => Object.keys(read(folder, 'en'))))
  const asked = [...code.matchAll(/\bt\('([\w.]+)'/g)].map(([, key = '']) => key)
  expect(asked.filter((key) => !known.has(key))).toEqual([])
})

it('has no text that nobody uses', () => {
  const unused = FOLDERS.flatMap((folder) => Object.keys(read(folder, 'en')).map((key) => ({ folder, key }))).filter(
    ({ key }) => !OFFERED.some((pattern) => pattern.test(key)) && !isMentioned(key, code),
  )
  expect(unused).toEqual([])
})

/** As a whole, or as a template whose fixed start is written in the code: `domains.state.${state}`. */
function isMentioned(key: string, sources: string): boolean {
  if (sources.includes(`'${key}'`) || sources.includes(`"${key}"`)) return true
  const parts = key.split('.')
  return parts.some((_, index) => index > 0 && sources.includes(`\`${parts.slice(0, index).join('.')}.\${`))
}

describe.each(LOCALES)('%s calls a property of a website by one name', (locale) => {
  const fields = read('src/parts/websiteChange/messages', locale)
  const columns = read('widgets/websites/messages', locale)
  const lines = read('src/parts/log/messages', locale)
  const nameOf = (property: string) => fields[`websiteChange.field.${property}`]

  // The column of titles names the website itself.
  const inLists = Object.keys(fields)
    .map((key) => key.replace('websiteChange.field.', ''))
    .filter((property) => property !== 'title' && `websites.column.${property}` in columns)
  it.each(inLists)('%s, where it is changed and in lists', (property) => {
    expect(columns[`websites.column.${property}`]).toBe(nameOf(property))
  })
  it.each(['label', 'closed_by', 'designed_by', 'serviced_by'])('%s, where it is changed and in the log', (property) => {
    expect(lines[`log.${property}`]).toMatch(new RegExp(`^${nameOf(property)}\\s?[:：]`, 'u'))
  })
})
