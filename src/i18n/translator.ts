import { IntlMessageFormat } from 'intl-messageformat'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** An ICU message: plain text, or the syntax tree that the build compiles it to. */
export type Message = string | MessageFormatElement[]
export type Messages = Readonly<Record<string, Message>>
export type Values = Readonly<Record<string, string | number | boolean | Date | null | undefined>>
/** Formats the message of a key. A key without a message comes back as it is, so that a server's own text can pass through. */
export type Translate<Key extends string = string> = (key: Key, values?: Values) => string

const isPlain = (message: Message): message is string => typeof message === 'string' && !message.includes('{')

/** Looks keys up in the given packs, first pack first, and formats them for the locale. Formatters are made on first use. */
export function createTranslator(locale: string, packs: readonly Messages[]): Translate {
  const formatters = new Map<string, IntlMessageFormat>()
  return (key, values) => {
    const message = packs.find((pack) => Object.hasOwn(pack, key))?.[key]
    if (message === undefined) return key
    if (isPlain(message)) return message
    let formatter = formatters.get(key)
    if (!formatter) {
      formatter = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
      formatters.set(key, formatter)
    }
    return String(formatter.format(values))
  }
}
