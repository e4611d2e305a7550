import { LOCALES, type Locale } from '../../../src/model'
import { FOLDERS, HOST_FOLDERS, read } from './folders'

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
