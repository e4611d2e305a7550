import { isId, isStatus } from '../../../src/model'

/** Soft limits by what they are for: a status, or the id of a person. */
export type Limits = ReadonlyMap<string, number>

/** Limits as they are kept: `creation=5`, `17=8`. */
export function readLimits(names: readonly string[] | null): Limits {
  const limits = new Map<string, number>()
  for (const name of names ?? []) {
    const [of = '', limit] = name.split('=')
    if ((isStatus(of) || isId(of)) && Number(limit) > 0) limits.set(of, Number(limit))
  }
  return limits
}

export function writeLimits(limits: Limits, of: string, limit: number | null): string[] {
  const next = new Map(limits)
  if (limit === null) next.delete(of)
  else next.set(of, limit)
  return [...next].map(([name, value]) => `${name}=${value}`)
}
