import { isStatus, type Status } from '../../../src/model'

/** Soft limits as they are kept: `creation=5`. */
export function readLimits(names: readonly string[] | null): ReadonlyMap<Status, number> {
  const limits = new Map<Status, number>()
  for (const name of names ?? []) {
    const [status = '', limit] = name.split('=')
    if (isStatus(status) && Number(limit) > 0) limits.set(status, Number(limit))
  }
  return limits
}

export function writeLimits(limits: ReadonlyMap<Status, number>, status: Status, limit: number | null): string[] {
  const next = new Map(limits)
  if (limit === null) next.delete(status)
  else next.set(status, limit)
  return [...next].map(([name, value]) => `${name}=${value}`)
}
