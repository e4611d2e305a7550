import { loadMessages, type Messages } from '../../../i18n'
import { retryOnce } from '../../recovery/retryOnce'
import type { LoadPack } from '../../LoadPack'

/** The texts of all islands in one language. It never changes: another language is another object. */
export interface Language {
  readonly locale: string
  /** The packs of an island, its own before the one that every island may use. */
  readonly packsOf: (own: LoadPack | undefined) => readonly Messages[]
}

export interface Texts {
  readonly get: () => Language
  readonly subscribe: (listener: () => void) => () => void
  /** Brings the pack of an island, which from then on follows the language of the page. */
  readonly load: (own: LoadPack | undefined) => Promise<void>
  /** Loads every pack in another language, and then shows them all at once. */
  readonly change: (locale: string) => Promise<void>
}

/** The partner's own names of statuses, by status and language. */
type Named = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The texts of a page, in one language at a time. */
export async function createTexts(first: string, named: Named = {}): Promise<Texts> {
  const listeners = new Set<() => void>()
  let own = new Map<LoadPack, Messages>()
  let language = await speak(first, own, named)
  let wanted = first

  async function load(pack: LoadPack | undefined): Promise<void> {
    if (!pack || own.has(pack)) return
    const { locale } = language
    const messages = await loadPack(pack, locale)
    // The page may have changed its language meanwhile.
    if (locale === language.locale) own.set(pack, messages)
    else await load(pack)
  }

  async function change(locale: string): Promise<void> {
    wanted = locale
    const next = new Map<LoadPack, Messages>()
    const spoken = await speak(locale, next, named)
    const missing = () => [...own.keys()].filter((pack) => !next.has(pack))
    // Islands may come while the others' packs are loading.
    while (missing().length > 0) await Promise.all(missing().map(async (pack) => next.set(pack, await loadPack(pack, locale))))
    if (wanted !== locale) return
    own = next
    language = spoken
    for (const listener of listeners) listener()
  }

  return {
    get: () => language,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
    change,
  }
}

async function speak(locale: string, own: ReadonlyMap<LoadPack, Messages>, named: Named): Promise<Language> {
  const shared = { ...(await retryOnce(() => loadMessages(locale))), ...namesIn(locale, named) }
  return {
    locale,
    packsOf(pack) {
      const messages = pack && own.get(pack)
      return messages ? [messages, shared] : [shared]
    },
  }
}

const namesIn = (locale: string, named: Named): Messages =>
  Object.fromEntries(Object.entries(named).flatMap(([status, { [locale]: name }]) => (name ? [[`status.${status}`, name]] : [])))

/** A sign of ICU's syntax: a build would have made it a tree. */
const SYNTAX = /[{}<]|''/

async function loadPack(pack: LoadPack, locale: string): Promise<Messages> {
  const { default: messages } = await retryOnce(() => pack(locale))
  const isParsed = !Object.values(messages).some((message) => typeof message === 'string' && SYNTAX.test(message))
  return isParsed ? messages : (await retryOnce(() => import('../../../i18n/parseMessages'))).parseMessages(messages, locale)
}
