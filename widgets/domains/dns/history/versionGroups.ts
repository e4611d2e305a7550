import type { DnsVersion } from '../../../../src/contract'
import { diffZone, withKnownIds, type ZoneDiff } from '../../../../src/model'

/** A version with what it changed in the one before. */
export interface Change {
  readonly version: DnsVersion
  /** Null for the oldest that is known. */
  readonly diff: ZoneDiff | null
}

/** What one person did on one day. */
export interface VersionGroup {
  readonly day: string
  readonly by: DnsVersion['createdBy']
  readonly changes: readonly Change[]
}

/** Versions, newest first, by the day and by who made them, as long as nobody else came between. */
export function versionGroups(versions: readonly DnsVersion[], dayOf: (instant: string) => string): VersionGroup[] {
  const groups: (Omit<VersionGroup, 'changes'> & { changes: Change[] })[] = []
  versions.forEach((version, place) => {
    const change = { version, diff: diffOf(version, versions[place + 1]) }
    const day = dayOf(version.createdAt)
    const last = groups.at(-1)
    if (last && last.day === day && last.by?.id === version.createdBy?.id) last.changes.push(change)
    else groups.push({ day, by: version.createdBy, changes: [change] })
  })
  return groups
}

function diffOf({ records }: DnsVersion, before: DnsVersion | undefined): ZoneDiff | null {
  if (!before) return null
  // Versions keep no ids: places stand for them.
  const known = before.records.map((record, id) => ({ ...record, id }))
  return diffZone(known, withKnownIds(records, known))
}
