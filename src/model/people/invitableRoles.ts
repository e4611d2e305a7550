import { may } from './permissions'
import { type AuthorisationRole, authorisationRoles, ROLES } from './roles'

/** Roles the viewer may give to somebody invited: an admin any, a manager only those below manager. */
export function invitableRoles(viewerRoles: readonly string[]): AuthorisationRole[] {
  if (may('invite_staff', viewerRoles) === 'none') return []
  const all = authorisationRoles(ROLES)
  return may('manage_staff', viewerRoles) === 'all' ? all : all.slice(all.indexOf('manager') + 1)
}
