import type { Runtime } from './types'

/** What the copy that runs the page leaves for others: data and plain functions, never objects of a framework. */
interface Claim extends Runtime {
  readonly protocol: number
}

const KEY = Symbol.for('partner-islands')
/** Raised when `Claim` changes in a way that an older copy cannot use. */
const PROTOCOL = 1

/** The runtime that has the page, of whichever copy and version of the script. */
export function claimed(): Runtime | undefined {
  const value: unknown = Reflect.get(globalThis, KEY)
  return isClaim(value) ? value : undefined
}

export function claim(runtime: Runtime): void {
  const value: Claim = { protocol: PROTOCOL, ...runtime }
  Reflect.set(globalThis, KEY, value)
}

export function release(): void {
  Reflect.deleteProperty(globalThis, KEY)
}

const isClaim = (value: unknown): value is Claim =>
  typeof value === 'object' && value !== null && 'protocol' in value && 'mount' in value && typeof value.mount === 'function'
