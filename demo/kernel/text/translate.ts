import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseMessages } from '../../../src/i18n/parseMessages'
import { createTranslator, type Messages } from '../../../src/i18n/translator'
import { DEFAULT_LOCALE, type Locale } from '../../../src/model'

export interface Translate {
  (key: string, values?: Record<string, string | number | Date>): string
  /** What it speaks. */
  readonly locale: Locale
}

/**
 * Texts the islands share, what is wrong with fields, entries of the log, the host's refusals, its pages, the areas beside the partner's, the control panel, what can be wrong with a domain,
 * and what islands call the same things that a page shows before they are there. Of a key that is in two of them the first counts.
 */
const FOLDERS = [
  'src/i18n/messages',
  'src/parts/fieldIssue/messages',
  'src/parts/log/messages',
  'demo/kernel/text/messages',
  'demo/pages/templates/messages',
  'demo/pages/templates/areas/messages',
  'demo/preview/messages',
  'widgets/domains/messages',
  'widgets/tickets/messages',
  'widgets/website-details/messages',
]

const cache = new Map<string, { changed: number; messages: Messages }>()
const translators = new Map<string, { packs: readonly Messages[]; translate: Translate; lookedAt: number }>()

/** Each request asks for its texts; whoever edits them reads them a moment later. */
const LOOK_EVERY_MS = 1_000

/** The texts of one locale, in English what it lacks; an unknown key throws, as it is a mistake of ours. Made once for as long as its files stay. */
export function translator(root: string, locale: Locale): Translate {
  const name = `${locale} ${root}`
  const known = translators.get(name)
  const lookedAt = performance.now()
  if (known && lookedAt - known.lookedAt < LOOK_EVERY_MS) return known.translate
  const languages = [locale, DEFAULT_LOCALE].map((language) => ({
    language,
    packs: FOLDERS.map((folder) => readMessages(path.join(root, folder, `${language}.json`), language)),
  }))
  const packs = languages.flatMap((one) => one.packs)
  const translate = known?.packs.every((pack, nth) => pack === packs[nth]) ? known.translate : createTranslate(locale, languages)
  translators.set(name, { packs, translate, lookedAt })
  return translate
}

function createTranslate(locale: Locale, languages: readonly { language: Locale; packs: Messages[] }[]): Translate {
  const speaking = languages.map(({ language, packs }) => ({ packs, t: createTranslator(language, packs) }))
  const translate = (key: string, values?: Record<string, string | number | Date>): string => {
    const language = speaking.find(({ packs }) => packs.some((pack) => Object.hasOwn(pack, key)))
    if (!language) throw new Error(`There is no message "${key}"`)
    return language.t(key, values)
  }
  return Object.assign(translate, { locale })
}

/** Read again when the file has changed, so that texts can be edited while the host runs. */
function readMessages(file: string, locale: Locale): Messages {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const known = cache.get(file)
  if (known?.changed === changed) return known.messages
  // Our own files, checked by the message tests.
  const texts: Messages = changed ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const messages = parseMessages(texts, locale)
  cache.set(file, { changed, messages })
  return messages
}
