import type { ReactNode } from 'react'
import { isolated } from './isolated'

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
