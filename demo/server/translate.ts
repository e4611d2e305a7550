import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { DEFAULT_LOCALE, type Locale } from '../../src/model'

export type Translate = (key: string, values?: Record<string, string | number | Date>) => string

/**
 * Texts the islands share, the host's refusals, its pages, the areas beside the partner's, the control panel, what can be wrong with a domain,
 * and what islands call the same things that a page shows before they are there. Of a key that is in two of them the first counts.
 */
const FOLDERS = [
  'src/i18n/messages',
  'demo/server/messages',
  'demo/templates/messages',
  'demo/templates/areas/messages',
  'demo/preview/messages',
  'widgets/domains/messages',
  'widgets/tickets/messages',
  'widgets/website-details/messages',
]

type Messages = ReadonlyMap<string, IntlMessageFormat>

const cache = new Map<string, { changed: number; messages: Messages }>()

/** The texts of one locale; an unknown key throws, as it is a mistake of ours. */
export function translator(root: string, locale: Locale): Translate {
  const sources = [locale, DEFAULT_LOCALE].flatMap((language) =>
    FOLDERS.map((folder) => readMessages(path.join(root, folder, `${language}.json`), language)),
  )
  return (key, values) => {
    const message = sources.find((source) => source.has(key))?.get(key)
    if (!message) throw new Error(`There is no message "${key}"`)
    return String(message.format(values))
  }
}

/** Read again when the file has changed, so that texts can be edited while the host runs. */
function readMessages(file: string, locale: Locale): Messages {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const known = cache.get(file)
  if (known?.changed === changed) return known.messages
  const messages = new Map(changed ? parseMessages(file, locale) : [])
  cache.set(file, { changed, messages })
  return messages
}

function parseMessages(file: string, locale: Locale): [string, IntlMessageFormat][] {
  // Our own files, checked by the message tests.
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return Object.entries(texts).map(([key, text]) => [key, new IntlMessageFormat(text, locale)])
}
