import { useMemo } from 'react'
import { useAssignableStaffQuery } from '../../api/staff'
import { api_partner_users, type User } from '../../contract'
import { useLocale } from '../../i18n'
import { useIsland } from '../../islands'
import { type IsoDay, sortByFullName, type StaffPerson } from '../../model'
import { selectUsers, useAppSelector } from '../../store'

/** A colleague as far as giving them work is concerned. */
export interface Colleague extends User {
  readonly active: boolean
  /** Absent through the end of this day. */
  readonly absentUntil: IsoDay | null
  readonly openTodos: number
  /** Websites they have that are not done. */
  readonly openWebsites: number
  /** Those of them that are late; null where nobody has counted. */
  readonly overdueWebsites: number | null
  /** Null where the viewer may not see it. */
  readonly secondsThisWeek: number | null
}

/** Everybody of the page with what the staff list knows; who is not on it counts as present, because the server has the last word. */
export function usePeople(): readonly Colleague[] {
  const users = useAppSelector(selectUsers)
  const locale = useLocale()
  const { router } = useIsland()
  const { data: staff } = useAssignableStaffQuery(undefined, { skip: !router.has(api_partner_users.name) })
  return useMemo(() => {
    const known = new Map(staff?.map((member) => [member.id, member]))
    const people = users.map((user) => {
      const member = known.get(user.id)
      const { active = true, pending = false, absentUntil = null, openTodos = 0, assignedWebsites = 0 } = member ?? {}
      const { openWebsites, overdueWebsites = null, secondsThisWeek = null } = member ?? {}
      const work = { openTodos, openWebsites: openWebsites ?? assignedWebsites, overdueWebsites, secondsThisWeek }
      return { ...user, active: active && !pending, absentUntil, ...work }
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

export const isAway = ({ absentUntil }: Pick<Colleague, 'absentUntil'>, today: IsoDay): boolean =>
  absentUntil !== null && absentUntil >= today
