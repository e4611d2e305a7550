import type { ScopedWebsite } from '../../people/ownScope'
import { isLead, type Status } from '../status'

type StaffFields = Partial<Record<'closed_by' | 'designed_by' | 'serviced_by', number>>
interface Move {
  website: ScopedWebsite & { status: Status }
  to: Status
  moverId: number
}

/** Who closed, designed or services the website, as a move settles it: each field is filled once and never replaced. */
export function transitionEffects({ website, to, moverId }: Move): StaffFields {
  const { status: from, assigned_to } = website
  const effects: StaffFields = {}
  if (from === to) return effects
  if (isLead(from) && !isLead(to) && !website.closed_by) effects.closed_by = moverId
  if (to === 'creation' && assigned_to && !website.designed_by) effects.designed_by = assigned_to.id
  if (to === 'done' && assigned_to && !website.serviced_by) effects.serviced_by = assigned_to.id
  return effects
}
