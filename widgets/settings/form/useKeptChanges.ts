import { useRef } from 'react'
import * as v from 'valibot'
import { useDraftKeeper } from '../../../src/api/personal'
import { useIsland } from '../../../src/islands'
import { selectUser, useAppSelector } from '../../../src/store'

export type Fields = Readonly<Record<string, string | number | boolean | null>>

const field = v.nullable(v.union([v.string(), v.number(), v.boolean()]))
/** What each field was changed to, and what was saved there then. */
const keptSchema = v.record(v.string(), v.object({ base: field, value: field }))

interface Section<F extends Fields> {
  readonly name: string
  readonly saved: F
  readonly changes: Partial<F>
  /** Fields that somebody changes already stay as they are typed. */
  readonly onFound: (changes: Partial<F>) => void
}

/** A password is kept nowhere but where it is for. */
const isSecret = (name: string): boolean => /password/i.test(name)

/** Keeps the changes of a section while they are made, and finds them again, also on another device. */
export function useKeptChanges<F extends Fields>({ name, saved, changes, onFound }: Section<F>): void {
  const { page } = useIsland()
  const user = useAppSelector(selectUser)
  const isKept = useRef(false)
  const hasChanges = () => Object.keys(changes).length > 0

  const read = (kept: unknown) => {
    const { success, output } = v.safeParse(keptSchema, kept)
    if (!success) return
    // A field that was saved meanwhile, here or by a colleague, stays as it was saved.
    const found = Object.entries(output).filter(([key, { base }]) => key in saved && !isSecret(key) && saved[key] === base)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the names; they are those of the fields
    if (found.length > 0) onFound(Object.fromEntries(found.map(([key, { value }]) => [key, value])) as Partial<F>)
  }

  useDraftKeeper(`settings ${page.config.partnerId ?? 0} ${user?.id ?? 0} ${name}`, {
    written: changes,
    // What was changed and is saved or given up is to be forgotten.
    isChanged: () => hasChanges() || isKept.current,
    onRead: read,
    onNewer: read,
    onKeep(keeper) {
      const kept = Object.entries(changes).filter(([key]) => !isSecret(key))
      isKept.current = kept.length > 0
      void (isKept.current
        ? keeper.keep(Object.fromEntries(kept.map(([key, value]) => [key, { base: saved[key], value }])))
        : keeper.drop())
    },
  })
}
