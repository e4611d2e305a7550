import { useState } from 'react'
import type { UnassignedEmail } from '../../../src/contract'

const NOTHING: ReadonlySet<number> = new Set()

/** A list without what is on its way out of it; whatever the list itself has left out since is forgotten. */
export function useHidden(mails: readonly UnassignedEmail[]) {
  const [hidden, setHidden] = useState(NOTHING)
  const left = [...hidden].filter((id) => mails.some((mail) => mail.id === id))
  if (left.length < hidden.size) setHidden(new Set(left))
  return {
    shown: hidden.size > 0 ? mails.filter(({ id }) => !hidden.has(id)) : mails,
    hide: (leaving: readonly UnassignedEmail[]) => setHidden((before) => new Set([...before, ...leaving.map(({ id }) => id)])),
    show: (back: readonly UnassignedEmail[]) =>
      setHidden((before) => new Set([...before].filter((id) => !back.some((mail) => mail.id === id)))),
  }
}
