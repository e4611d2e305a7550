import { type Action, may, mayOn, type ScopedWebsite } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'

/** What the viewer's roles allow on this website. Whoever sees only own websites and sees this one has it among them, also by having created it. */
export function useRoleRights(website: ScopedWebsite | undefined): (action: Action) => boolean {
  const user = useAppSelector(selectUser)
  return (action) => {
    if (!user) return false
    const scope = may(action, user.roles)
    const isOwn = may('see_websites', user.roles) === 'own'
    return scope === 'all' || (scope === 'own' && (isOwn || (website !== undefined && mayOn(action, user, website))))
  }
}
