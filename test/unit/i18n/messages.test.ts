import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type LiteralElement, type MessageFormatElement, parse, type PoundElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Messages } from '../../../src/i18n'
import { LOCALES, type Locale } from '../../../src/model'

/** All `messages` folders of the library and the islands. */
const FOLDERS = ['src', 'widgets'].flatMap(findFolders)
/** What a new island begins with is in the languages of whoever makes it. */
const HOST_FOLDERS = findFolders('demo').filter((folder) => !folder.startsWith(path.join('demo', 'recipes')))

function findFolders(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((entry) => path.join(root, entry))
    .filter((entry) => path.basename(entry) === 'messages' && existsSync(path.join(entry, 'en.json')))
}

function read(folder: string, locale: Locale): Record<string, string> {
  return JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8'))
}

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

it.each([...FOLDERS, ...HOST_FOLDERS])('%s: Japanese is written in one way', (folder) => {
  const japanese = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]`
  // A space between the scripts, colons of full width; a to-do has a word of its own.
  const another = new RegExp(`${japanese}[a-z]|[a-z]${japanese}|${japanese}:|to-?do`, 'iu')
  // What is typed is in many ways.
  const texts = Object.entries(read(folder, 'ja')).filter(([key]) => !key.includes('.words.'))
  expect(texts.filter(([, text]) => another.test(text.replaceAll(/\{\w+/g, '{')))).toEqual([])
})

/** Words for which another one is in use: for assigning, a website, a tag, a due date, a lead, a to-do, a message. */
const SECOND_WORDS: readonly (readonly [Locale, RegExp])[] = [
  ['fr', /(?<![a-z])(re|ré)?assign(?!ee:)/i],
  ['hu', /webhely/i],
  ['it', /etichett\p{L}+ (viene|vengono)/iu],
  ['ja', /期日|期限超過|リード/u],
  ['ru', /(?<!\p{L})тег(?! ключа|и для head)/iu],
  ['tr', /yapılacak (iş|ekle|ile)|(?<!\p{L})(açık yapılacaklar|ileti|aday müşteri)(?!\p{L})/iu],
]

it.each(SECOND_WORDS)('%s has one word for one thing', (locale, second) => {
  const texts = [...FOLDERS, ...HOST_FOLDERS].flatMap((folder) => Object.entries(read(folder, locale)))
  expect(texts.filter(([key, text]) => !key.includes('.words.') && second.test(text))).toEqual([])
})

/** How nobody is addressed in a language: it has one way for those who work here. */
const OTHER_ADDRESS: readonly (readonly [Locale, RegExp])[] = [
  ['de', /(?<!\p{L})(du|dein\p{L}*|dich|dir|euch|euer|eure\p{L}*|füge|gib|wähle|prüfe)(?!\p{L})/iu],
  ['es', /(?<!\p{L})(tu|tú|tus|te|ti|tuy\p{L}+|puedes|tienes|quieres|debes|vosotros)(?!\p{L})/iu],
  ['fr', /(?<!\p{L})(tu|te|toi|tes|peux|dois)(?!\p{L})/iu],
  ['hu', /(?<!\p{L})(te|téged|neked|veled|tied|adj|adja?d|válassz|írj|nyisd|próbáld|mentsd)(?!\p{L})/iu],
  ['it', /(?<!\p{L})(Lei|Suo|Sua|Suoi|Sue|Inserisca|Scelga|Riprovi|Attenda|Chieda|Imposti|Acceda|Controlli|Confermi|Apra)(?!\p{L})/u],
  ['nl', /(?<!\p{L})(je|jij|jou|jouw|jullie)(?!\p{L})/iu],
  ['pl', /(?<!\p{L})(Pani\/Pan\p{L}*|Państwo|Państwa|Państwu)(?!\p{L})/u],
  ['pt', /(?<!\p{L})(tu|teus?|tuas?|contigo|podes|tens|queres|você|vocês)(?!\p{L})/iu],
  ['ru', /(?<!\p{L})(ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоих)(?!\p{L})/iu],
  ['tr', /(?<!\p{L})(sen|seni|senin|sana|sende)(?!\p{L})/iu],
]
/** What customers of a customer's website read, who are addressed more formally. */
const FOR_CUSTOMERS = /^(portal|secret|weekly|owner|mailEditor\.portal|refusal\.portal|domain\.ownerMail)/

it.each(OTHER_ADDRESS)('%s addresses whoever works here in one way', (locale, other) => {
  const texts = [...FOLDERS, ...HOST_FOLDERS].flatMap((folder) => Object.entries(read(folder, locale)))
  expect(texts.filter(([key, text]) => !key.includes('.words.') && !FOR_CUSTOMERS.test(key) && other.test(text))).toEqual([])
})

/** What is named stands in the same marks in all texts of a language; these are not its own. */
const OTHER_MARKS: Readonly<Record<Locale, RegExp>> = {
  de: /["«»‘”]/,
  en: /["«»„‘]/,
  es: /["“”„‘]/,
  fr: /["“”„‘]/,
  hu: /["“«‘]/,
  it: /["“”„‘]/,
  ja: /["“”„«»‘’]/,
  nl: /["“”„«»]/,
  pl: /["“«»‘]/,
  pt: /["“”„‘]/,
  ru: /["“”„‘]/,
  sv: /["“„«»‘]/,
  tr: /["„«»‘]/,
}

it.each(LOCALES)('%s has one kind of quotation marks', (locale) => {
  const texts = [...FOLDERS, ...HOST_FOLDERS].flatMap((folder) => Object.entries(read(folder, locale)))
  expect(texts.filter(([, text]) => OTHER_MARKS[locale].test(text))).toEqual([])
})

it('French keeps its marks with the words before and after them at the end of a line', () => {
  const texts = [...FOLDERS, ...HOST_FOLDERS].flatMap((folder) => Object.entries(read(folder, 'fr')))
  expect(texts.filter(([key, text]) => !key.includes('.words.') && / [:;?!»](?!:)|« /.test(text))).toEqual([])
})

it.each(LOCALES)('%s writes what goes on in one way', (locale) => {
  // German and Swedish set the dots apart from a whole word.
  const other = locale === 'de' || locale === 'sv' ? /\S…/u : /\s…/u
  const texts = [...FOLDERS, ...HOST_FOLDERS].flatMap((folder) => Object.entries(read(folder, locale)))
  expect(texts.filter(([, text]) => other.test(text))).toEqual([])
})
