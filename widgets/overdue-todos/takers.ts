import type { StaffMember } from '../../src/contract'
import type { IsoDay } from '../../src/model'

/** Who can take over to-dos today, whoever has the least to do first (OT-05). */
export const takers = (staff: readonly StaffMember[], today: IsoDay): readonly StaffMember[] =>
  staff
    .filter(({ active, pending, absentUntil }) => active && !pending && !(absentUntil && absentUntil >= today))
    .toSorted((a, b) => a.openTodos - b.openTodos)
