import { parse } from '@formatjs/icu-messageformat-parser'
import type { Message, Messages } from './translator'

/**
 * Reads the texts of a pack that no build has parsed: in the browser those of other teams, on the server all. A text that is not in ICU's syntax is
 * shown as it is written, and told to whoever wrote it.
 */
export function parseMessages(messages: Messages, locale: string): Messages {
  const options = { locale: new Intl.Locale(locale) }
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, parseMessage(key, message, options)]))
}

function parseMessage(key: string, message: Message, options: Parameters<typeof parse>[1]): Message {
  if (typeof message !== 'string') return message
  try {
    return parse(message, options)
  } catch (error) {
    console.warn(`partner-islands: the message "${key}" cannot be read: ${message}`, error)
    return message
  }
}
