import { formatToParts, IntlMessageFormat } from 'intl-messageformat'
import type { ReactNode } from 'react'
import { displayOf } from './display'
import { formattersOf } from './formattersOf'
import { givenValues, type Join, type RichValues, type Values } from './givenValues'

/** A text as it is shown, or the syntax tree of one in ICU MessageFormat, as the parser of FormatJS makes it. */
export type Message = string | readonly object[]
export type Messages = Readonly<Record<string, Message>>

/** Formats the message of a key. A key without a message comes back as it is, so that a server's own text can pass through. */
export interface Translate<Key extends string = string> {
  (key: Key, values?: Values): string
  /** Rich text. */
  (key: Key, values: RichValues): ReactNode
}

interface Options {
  /** IANA name; without it the viewer's own zone is used. */
  readonly timeZone?: string | undefined
  /** Of a rich text. */
  readonly join?: Join
}

/** How a date looks whose message does not say it. */
const SHORT = { dateStyle: 'short', timeStyle: 'short' } as const

/** Looks keys up in the given packs, first pack first, and formats them for the locale. */
export function createTranslator(locale: string, packs: readonly Messages[], { timeZone, join = joinText }: Options = {}): Translate {
  const display = displayOf(locale, timeZone)
  const formatters = formattersOf(display)

  function translate(key: string, values?: Values): string
  function translate(key: string, values: RichValues): ReactNode
  function translate(key: string, values: RichValues = {}): ReactNode {
    const message = messageOf(key, packs)
    if (message === undefined || typeof message === 'string') return message ?? key
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the parser makes trees; its types have an enumeration, where the JSON of a pack has numbers
    const tree = message as Parameters<typeof formatToParts>[0]
    const parts = formatToParts<ReactNode>(tree, locale, formatters, IntlMessageFormat.formats, givenValues(key, values, join))
    const [first] = parts
    // Neighbours that are text come as one part.
    if (parts.length === 1 && typeof first?.value === 'string') return first.value
    const pieces = parts.map(({ value }) => (value instanceof Date ? display.date(value, SHORT) : value))
    return pieces.every((piece) => typeof piece === 'string') ? joinText(pieces) : join(pieces)
  }
  return translate
}

function messageOf(key: string, packs: readonly Messages[]): Message | undefined {
  for (const pack of packs) if (Object.hasOwn(pack, key)) return pack[key]
  return undefined
}

const joinText: Join = (pieces) => pieces.join('')
