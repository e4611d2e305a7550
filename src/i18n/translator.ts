/**
 * A text of a message file as the build compiles it from ICU's syntax: plain text, or the parts to be put together. Islands that are built
 * elsewhere bring texts that nobody has compiled; in these `{name}` is an argument.
 */
export type Message = string | readonly MessagePart[]

type MessagePart =
  | string
  /** ICU's `#`: the number that chose this form. */
  | 0
  /** The value of an argument; with forms, the one that its number asks for: exactly (`=0`), else by plural category. */
  | readonly [argument: string, forms?: Readonly<Record<string, Message>>]

export type Messages = Readonly<Record<string, Message>>
export type Values = Readonly<Record<string, string | number | boolean | Date | null | undefined>>
/** Formats the message of a key. A key without a message comes back as it is, so that a server's own text can pass through. */
export type Translate<Key extends string = string> = (key: Key, values?: Values) => string

/** Looks keys up in the given packs, first pack first, and formats them for the locale. */
export function createTranslator(locale: string, packs: readonly Messages[]): Translate {
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined

  function format(message: Message, values: Values, count = 0): string {
    return typeof message === 'string'
      ? message.replace(/\{(\w+)\}/g, (_, name: string) => formatPart([name], values, count))
      : message.map((part) => formatPart(part, values, count)).join('')
  }

  function formatPart(part: MessagePart, values: Values, count: number): string {
    if (typeof part === 'string') return part
    if (part === 0) return (numbers ??= new Intl.NumberFormat(locale)).format(count)
    const [name, forms] = part
    if (!(name in values)) throw new Error(`The message needs a value for "${name}"`)
    const value = values[name] ?? ''
    if (!forms) return String(value)
    plurals ??= new Intl.PluralRules(locale)
    const form = forms[`=${value}`] ?? forms[plurals.select(Number(value))] ?? forms.other ?? ''
    return format(form, values, Number(value))
  }

  return (key, values = {}) => {
    const message = packs.find((pack) => Object.hasOwn(pack, key))?.[key]
    return message === undefined ? key : format(message, values)
  }
}
