import { may } from '../people/permissions'
import { authorisationRoles, primaryRole } from '../people/roles'
import type { Status } from './status'
import { VIEW_RULES } from './viewRules'
import { type View, type ViewName, VIEWS } from './views'

export type InboxRule = 'lacks-one' | 'has-none'
/** spec 2.5 shows unassigned and reengage to whoever lacks at least one of four roles. If "has none of them" was meant, change this. */
const INBOX_RULE: InboxRule = 'lacks-one'
const INBOX_ROLES = ['design', 'editor', 'manager', 'sales'] as const

export function seesInbox(viewerRoles: readonly string[], rule: InboxRule = INBOX_RULE): boolean {
  const roles = authorisationRoles(viewerRoles)
  const has = INBOX_ROLES.map((role) => roles.includes(role))
  return rule === 'lacks-one' ? has.includes(false) : !has.includes(true)
}

/** The views a person sees, in order (spec 2.5). */
export function visibleViews(viewerRoles: readonly string[], activeStatuses: readonly Status[], rule: InboxRule = INBOX_RULE): View[] {
  return VIEWS.filter(({ name }) => isShown(name, viewerRoles, activeStatuses, rule))
}

function isShown(name: ViewName, viewerRoles: readonly string[], activeStatuses: readonly Status[], rule: InboxRule): boolean {
  switch (name) {
    case 'next':
      return may('see_websites', viewerRoles) !== 'none'
    case 'tickets':
      return primaryRole(viewerRoles) !== 'sales'
    case 'unassigned':
    case 'reengage':
      return seesInbox(viewerRoles, rule)
    case 'leads':
    case 'assign':
      return VIEW_RULES[name].statuses.some((status) => activeStatuses.includes(status))
    default:
      return true
  }
}
