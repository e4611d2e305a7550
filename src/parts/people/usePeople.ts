import { useMemo } from 'react'
import { useAssignableStaffQuery } from '../../api/staff'
import { api_partner_users, type User } from '../../contract'
import { useLocale } from '../../i18n'
import { useIsland } from '../../islands'
import { isAwayOn, type IsoDay, sortByFullName, type StaffPerson } from '../../model'
import { selectUsers, useAppSelector } from '../../store'

/** A colleague as far as giving them work is concerned. */
export interface Colleague extends User {
  readonly active: boolean
  /** Absent from this day on; null: at once. */
  readonly absentFrom: IsoDay | null
  /** Absent through the end of this day. */
  readonly absentUntil: IsoDay | null
  /** Who stands in meanwhile. */
  readonly substitute: User | null
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
      const { active = true, pending = false, openTodos = 0, assignedWebsites = 0 } = member ?? {}
      const { absentFrom = null, absentUntil = null, substitute = null } = member ?? {}
      const { openWebsites, overdueWebsites = null, secondsThisWeek = null } = member ?? {}
      const work = { openTodos, openWebsites: openWebsites ?? assignedWebsites, overdueWebsites, secondsThisWeek }
      return { ...user, active: active && !pending, absentFrom, absentUntil, substitute, ...work }
    })
    return sortByFullName(people, locale)
  }, [users, staff, locale])
}

export const toStaffPerson = ({ id, roles, active, absentFrom, absentUntil }: Colleague): StaffPerson => ({
  id,
  roles,
  active,
  inactivateFrom: absentFrom,
  inactivateUntil: absentUntil,
})

export const isAway = ({ absentFrom, absentUntil }: Pick<Colleague, 'absentFrom' | 'absentUntil'>, today: IsoDay): boolean =>
  isAwayOn({ from: absentFrom, until: absentUntil }, today)
