import { useState } from 'react'
import type { UnassignedList } from '../../../src/api/unassigned'
import type { UnassignedEmail } from '../../../src/contract'
import { useKeptList } from '../../../src/parts/listView'

type Mails = readonly UnassignedEmail[]

const NOTHING: Mails = []

/** The list of a view without what is on its way out of it; what the list itself has left out since, or has as it has become, is forgotten. */
export function useHidden(view: string, data: UnassignedList | undefined) {
  const { list, expect } = useKeptList(view, data, idOf)
  const mails = list?.items ?? NOTHING
  const [hidden, setHidden] = useState(NOTHING)
  const left = hidden.filter((one) => mails.some((mail) => isUnchanged(one, mail)))
  if (left.length < hidden.length) setHidden(left)
  return {
    shown: left.length > 0 ? mails.filter((mail) => !left.some((one) => isUnchanged(one, mail))) : mails,
    hide: (leaving: Mails) => {
      setHidden((before) => [...before, ...leaving])
      for (const { id } of leaving) expect(id, null)
    },
    show: (back: Mails) => {
      setHidden((before) => before.filter(({ id }) => !back.some((mail) => mail.id === id)))
      for (const { id } of back) expect(id, Date.now())
    },
  }
}

const idOf = ({ id }: UnassignedEmail) => id

/** Whether a mail is where it was: what makes it leave one list brings it into another. */
const isUnchanged = (before: UnassignedEmail, now: UnassignedEmail): boolean =>
  now.id === before.id && now.state === before.state && now.snoozedUntil === before.snoozedUntil
