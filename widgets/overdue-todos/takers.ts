import type { StaffMember } from '../../src/contract'
import { type IsoDay, staffState } from '../../src/model'

/** Who can take over to-dos today, whoever has the least to do first (OT-05). */
export const takers = (staff: readonly StaffMember[], today: IsoDay): readonly StaffMember[] =>
  staff.filter((person) => person.active && staffState(person, today) === 'active').toSorted((a, b) => a.openTodos - b.openTodos)
