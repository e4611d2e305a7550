import type { ReactNode } from 'react'

type Value = string | number | boolean | Date | null | undefined
export type Values = Readonly<Record<string, Value>>
/** Elements as values, and for each tag of the text a function that gets what stands in it. */
export type RichValues = Readonly<Record<string, Value | ReactNode | ((content: ReactNode) => ReactNode)>>

/** Puts the pieces of a text together. */
export type Join = (pieces: readonly ReactNode[]) => ReactNode

/** The values of the message of a key, as intl-messageformat reads them. Only what is given counts, not what every object has by its prototype. */
export function givenValues(key: string, values: RichValues, join: Join): Record<string, ReactNode | Date> {
  const given: ProxyHandler<Record<string, ReactNode | Date>> = {
    has(_, name) {
      if (!Object.hasOwn(values, name)) throw new Error(`The message "${key}" needs a value for "${String(name)}"`)
      return true
    },
    get(_, name: string) {
      const value = values[name] ?? ''
      if (typeof value === 'function') return (pieces: readonly ReactNode[]) => value(join(pieces))
      if (typeof value === 'string') return isolated(value)
      return typeof value === 'boolean' ? String(value) : value
    },
  }
  return new Proxy({}, given)
}

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u
/** What turns the direction of letters round to the end of the text. */
const TURNS = /[\u202A-\u202E]/g
const ISOLATE = /\u2066|\u2067|\u2068|\u2069/g
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_DIRECTIONAL_ISOLATE = '\u2069'

/** A value that never turns round the words it stands among: no language of ours is written from right to left, but names are. */
function isolated(value: string): string {
  const text = value.replace(TURNS, '')
  const plain = isClosed(text) ? text : text.replace(ISOLATE, '')
  return RIGHT_TO_LEFT.test(plain) ? FIRST_STRONG_ISOLATE + plain + POP_DIRECTIONAL_ISOLATE : plain
}

/** Whether each isolate has its end, as in a message that is itself a value of another. */
function isClosed(text: string): boolean {
  let open = 0
  for (const [sign] of text.matchAll(ISOLATE)) {
    open += sign === POP_DIRECTIONAL_ISOLATE ? -1 : 1
    if (open < 0) return false
  }
  return open === 0
}
