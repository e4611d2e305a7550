import { useMemo } from 'react'
import { useAssignableStaffQuery } from '../../../src/api'
import type { User } from '../../../src/contract'
import { useLocale } from '../../../src/i18n'
import { type IsoDay, type StaffPerson, sortByFullName } from '../../../src/model'
import { selectUsers, useAppSelector } from '../../../src/store'

/** Somebody a website can be given to. */
export interface Colleague extends User {
  readonly active: boolean
  /** Absent through the end of this day. */
  readonly absentUntil: IsoDay | null
}

/** Everybody of the page, with what the staff list knows about absences. Without it they count as present: the server has the last word. */
export function useColleagues(): readonly Colleague[] {
  const users = useAppSelector(selectUsers)
  const locale = useLocale()
  const { data: staff } = useAssignableStaffQuery()
  // Sorting by a language is slow, and some who ask draw anew with every key.
  return useMemo(() => {
    const known = new Map(staff?.map((member) => [member.id, member]))
    const people = users.map((user) => {
      const member = known.get(user.id)
      return { ...user, active: member ? member.active && !member.pending : true, absentUntil: member?.absentUntil ?? null }
    })
    return sortByFullName(people, locale)
  }, [users, staff, locale])
}

export const toStaffPerson = ({ id, roles, active, absentUntil }: Colleague): StaffPerson => ({
  id,
  roles,
  active,
  inactivateUntil: absentUntil,
})
