import { type Action, may } from './permissions'

type PersonRef = { id: number } | null | undefined

export interface ScopedWebsite {
  assigned_to?: PersonRef
  closed_by?: PersonRef
  designed_by?: PersonRef
  serviced_by?: PersonRef
  created_by?: PersonRef
}

/** Whether the website is the person's own. Following it never makes it so. */
export function ownScope(website: ScopedWebsite, userId: number): boolean {
  const { assigned_to, closed_by, designed_by, serviced_by, created_by } = website
  return [assigned_to, closed_by, designed_by, serviced_by, created_by].some((person) => person?.id === userId)
}

interface Viewer {
  id: number
  roles: readonly string[]
}

/** Whether the viewer may do this to this website. */
export function mayOn(action: Action, viewer: Viewer, website: ScopedWebsite): boolean {
  const scope = may(action, viewer.roles)
  return scope === 'all' || (scope === 'own' && ownScope(website, viewer.id))
}
