import { pageSchema } from '../../page'
import { type Finding, finding } from '../Finding'
import { nearest } from '../nearest'
import type { PageElement } from '../PageElement'

const PAGE_KEYS = Object.keys(pageSchema.entries)
const CONFIG_KEYS = Object.keys(pageSchema.entries.config.wrapped.entries)

/** Names that are nearly one of the contract. Others are the host's own business. */
export function checkKeys(data: unknown, block: PageElement): Finding[] {
  return [...mistyped(data, PAGE_KEYS, ''), ...mistyped(valueOf(data, 'config'), CONFIG_KEYS, 'config.')].map(({ path, meant }) =>
    finding('data/unknown-key', `"${path}" is not read; the contract has "${meant}"`, block),
  )
}

function mistyped(value: unknown, known: readonly string[], prefix: string) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .flatMap((key) => {
      const meant = nearest(key, known)
      return meant && !(meant in value) ? [{ path: prefix + key, meant: prefix + meant }] : []
    })
}

const valueOf = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key) ? Reflect.get(data, key) : undefined
