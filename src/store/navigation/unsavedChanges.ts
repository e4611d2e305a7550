import { useId, useLayoutEffect } from 'react'

/** What of an address something unsaved goes with. */
type AddressPart = (url: URL) => string

const page: AddressPart = ({ pathname }) => pathname
/** Of what is shown above the page: whatever comes next, it goes. */
export const wholeAddress: AddressPart = ({ pathname, search }) => pathname + search
const withParameter =
  (name: string): AddressPart =>
  ({ pathname, searchParams }) =>
    pathname + searchParams.get(name)

/** What is unsaved, each with what of the address it goes with. */
const ids = new Map<string, AddressPart>()
const keptHere = new Set<string>()
let isIgnored = false

/** Whether something on the page would be lost by leaving it. */
export const hasUnsavedChanges = (): boolean => ids.size > 0 && !isIgnored

/** Whether something would be lost by going from one address to another. */
export const leavesChanges = (from: URL | null, to: URL): boolean =>
  hasUnsavedChanges() && [...ids.values()].some((partOf) => !from || partOf(from) !== partOf(to))

/** Whether something on the page would be lost by signing out. */
export const isLostBySigningOut = (): boolean => hasUnsavedChanges() || keptHere.size > 0

/** The user has agreed to leave: the browser does not ask again, unless the returned function is called because they stay after all. */
export function ignoreUnsavedChanges(): () => void {
  isIgnored = true
  return () => {
    isIgnored = false
  }
}

/**
 * While `isDirty`, the browser asks before the page is left, and so do other screens, logout and the switch of the partner (HD-03). What is
 * shown for a parameter of the address is left with that, too.
 */
export function useUnsavedChanges(isDirty: boolean, parameter?: string): void {
  const id = useId()
  // With the commit that shows it: whoever sees that all is saved may leave at once.
  useLayoutEffect(() => (isDirty ? keepUnsaved(id, parameter ? withParameter(parameter) : page) : undefined), [id, isDirty, parameter])
}

/** While `isKept`, logout asks before what this browser alone keeps is forgotten; leaving the page loses nothing of it. */
export function useKeptHere(isKept: boolean): void {
  const id = useId()
  useLayoutEffect(() => {
    if (!isKept) return undefined
    keptHere.add(id)
    return () => void keptHere.delete(id)
  }, [id, isKept])
}

/** The same for what is no component; the returned function ends it. */
export function keepUnsaved(id: string, partOf = page): () => void {
  ids.set(id, partOf)
  addEventListener('beforeunload', askBeforeLeaving)
  return () => {
    ids.delete(id)
    if (ids.size > 0) return
    isIgnored = false
    // A listener may keep the page out of the back-forward cache.
    removeEventListener('beforeunload', askBeforeLeaving)
  }
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (hasUnsavedChanges()) event.preventDefault()
}
