import { useMemo, useState } from 'react'
import type { DnsItem, DnsZone } from '../../../../src/contract'
import {
  type DnsProblem,
  DNS_TYPES,
  type DnsRecord,
  type DnsType,
  diffZone,
  isUnchanged,
  normaliseRecord,
  uuid,
  validateZone,
  withKnownIds,
  withTtl,
  withTtlOf,
  type ZoneDiff,
  type ZoneItem,
} from '../../../../src/model'

/** A record as it is being edited; `key` is stable for the page, also before it has an id. */
export type DraftItem = ZoneItem & { readonly key: string; readonly locked: boolean; readonly lockedReason: string | null }

export interface ZoneDraft {
  readonly items: readonly DraftItem[]
  readonly saved: readonly DraftItem[]
  readonly problems: readonly DnsProblem[]
  readonly diff: ZoneDiff<DraftItem>
  readonly isDirty: boolean
  /** Types that can be edited here; records of others are only shown. */
  readonly types: readonly DnsType[]
  /** The version the changes are made on. */
  readonly version: number
  /** Ids of records an admin has unlocked. */
  readonly unlocked: readonly number[]
  /** Whether a record can be changed: of such a type, and not locked or unlocked by an admin. */
  readonly isOpen: (item: DraftItem) => boolean
  /** Adds or changes one; its set has its time to live. */
  readonly put: (item: DraftItem) => void
  readonly setTtl: (keys: ReadonlySet<string>, ttl: number) => void
  readonly remove: (keys: readonly string[]) => void
  /** Takes the place of everything that is not locked. */
  readonly replace: (records: readonly Replacement[]) => void
  /** Takes over what an earlier version held, as far as it can be changed here. */
  readonly restore: (records: readonly DnsRecord[]) => void
  readonly unlock: (id: number) => void
  readonly reset: (zone: DnsZone, items?: readonly DraftItem[]) => void
  /** Goes on with changes that were kept, on the version they were made on. */
  readonly resume: (kept: KeptZone) => void
}

/** A record for the place of others; one that has been in the draft keeps its key. */
export type Replacement = ZoneItem & { readonly key?: string | undefined }

/** Pending changes, with the records and the version they were made on. */
export interface KeptZone {
  readonly version: number
  readonly saved: readonly DraftItem[]
  readonly items: readonly DraftItem[]
}

export const newKey = uuid

export const toDraft = (item: DnsItem): DraftItem => ({ ...item, key: String(item.id) })
const baseOf = ({ version, items }: DnsZone) => ({ version, saved: items.map(toDraft) })

/** The zone with pending changes: nothing of them is live before they are applied (DN-02). */
export function useZoneDraft(zone: DnsZone): ZoneDraft {
  const domain = zone.domain.name
  const [{ version, saved }, setBase] = useState<Omit<KeptZone, 'items'>>(() => baseOf(zone))
  const [items, setItems] = useState(saved)
  const [unlocked, setUnlocked] = useState<readonly number[]>([])
  const problems = useMemo(() => validateZone(items, domain), [items, domain])
  const diff = useMemo(() => diffZone(saved, items), [saved, items])
  const types = useMemo(() => [...DNS_TYPES, ...zone.enabledTypes], [zone.enabledTypes])
  const isOpen = (item: DraftItem) => types.includes(item.type) && (!item.locked || (item.id !== undefined && unlocked.includes(item.id)))
  const replace: ZoneDraft['replace'] = (records) => {
    const fresh = records.map((record) => ({
      ...record,
      key: record.key ?? (record.id === undefined ? newKey() : String(record.id)),
      locked: false,
      lockedReason: null,
    }))
    setItems((before) => [...before.filter((item) => !isOpen(item)), ...fresh])
  }
  return {
    items,
    saved,
    problems,
    diff,
    isDirty: !isUnchanged(diff),
    types,
    isOpen,
    version,
    unlocked,
    put(item) {
      const clean = normaliseRecord(item, domain)
      setItems((before) => {
        const others = withTtlOf(before, clean, isOpen)
        return others.some(({ key }) => key === item.key) ? others.map((one) => (one.key === item.key ? clean : one)) : [...others, clean]
      })
    },
    setTtl(keys, ttl) {
      setItems((before) => withTtl(before, ttl, { isChosen: ({ key }) => keys.has(key), isOpen }))
    },
    remove(keys) {
      const gone = new Set(keys)
      setItems((before) => before.filter((item) => !gone.has(item.key) || !isOpen(item)))
    },
    replace,
    restore(records) {
      const kept = items.filter((item) => !isOpen(item))
      replace(withKnownIds(records, saved).filter(({ id, type }) => types.includes(type) && !kept.some((item) => item.id === id)))
    },
    unlock: (id) => setUnlocked((before) => [...before, id]),
    reset(next, kept) {
      const base = baseOf(next)
      setBase(base)
      setItems(kept ?? base.saved)
      setUnlocked([])
    },
    resume(kept) {
      setBase(kept)
      setItems(kept.items)
      // An admin unlocks anew what is locked.
      setUnlocked([])
    },
  }
}
