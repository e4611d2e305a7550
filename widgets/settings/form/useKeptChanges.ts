import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import * as v from 'valibot'
import { keepDraft } from '../../../src/api/draftKeeper'
import { useIsland } from '../../../src/islands'
import { selectUser, useAppDispatch, usePageStore } from '../../../src/store'

export type Fields = Readonly<Record<string, string | number | boolean | null>>

/** How often what is typed is kept, milliseconds. */
const KEEP_MS = 2_000

const field = v.nullable(v.union([v.string(), v.number(), v.boolean()]))
/** What each field was changed to, and what was saved there then. */
const keptSchema = v.record(v.string(), v.object({ base: field, value: field }))

interface Section<F extends Fields> {
  readonly name: string
  readonly saved: F
  readonly changes: Partial<F>
  readonly onFound: (changes: Partial<F>) => void
}

/** A password is kept nowhere but where it is for. */
const isSecret = (name: string): boolean => /password/i.test(name)

/** Keeps the changes of a section while they are made, and finds them again, also on another device. */
export function useKeptChanges<F extends Fields>({ name, saved, changes, onFound }: Section<F>): void {
  const store = usePageStore()
  const dispatch = useAppDispatch()
  const { page } = useIsland()
  const key = `settings ${page.config.partnerId ?? 0} ${selectUser(store.getState())?.id ?? 0} ${name}`
  const keeper = useMemo(() => dispatch(keepDraft(key)), [dispatch, key])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isKept = useRef(false)

  const read = useEffectEvent((kept: unknown) => {
    const { success, output } = v.safeParse(keptSchema, kept)
    // Whoever types already keeps what they typed.
    if (!success || Object.keys(changes).length > 0) return
    // A field that was saved meanwhile, here or by a colleague, stays as it was saved.
    const found = Object.entries(output).filter(([field, { base }]) => field in saved && !isSecret(field) && saved[field] === base)
    // fromEntries forgets the names; they are those of the fields.
    if (found.length > 0) onFound(Object.fromEntries(found.map(([field, { value }]) => [field, value])) as Partial<F>)
  })
  const keep = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!selectUser(store.getState())) return
    const kept = Object.entries(changes).filter(([field]) => !isSecret(field))
    isKept.current = kept.length > 0
    void (isKept.current
      ? keeper.keep(Object.fromEntries(kept.map(([field, value]) => [field, { base: saved[field], value }])))
      : keeper.drop())
  })

  useEffect(() => {
    let isGone = false
    const take = (kept: unknown) => isGone || read(kept)
    void keeper.read(take).then(take)
    const leave = () => {
      if (timer.current) keep()
      keeper.flush()
    }
    const onHide = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', onHide)
      leave()
    }
  }, [keeper])

  useEffect(() => {
    // Nothing was changed yet; what was changed and is saved or given up is to be forgotten.
    if (Object.keys(changes).length === 0 && !isKept.current) return
    timer.current ??= setTimeout(() => keep(), KEEP_MS)
  }, [changes])
}
