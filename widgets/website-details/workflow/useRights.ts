import type { Action, ScopedWebsite } from '../../../src/model'
import { useViewOnly } from '../../../src/ui'
import { useRoleRights } from './useRoleRights'

/** What the viewer may change on this website: nothing where they only look. */
export function useRights(website: ScopedWebsite | undefined): (action: Action) => boolean {
  const may = useRoleRights(website)
  const isViewOnly = useViewOnly() !== undefined
  return (action) => !isViewOnly && may(action)
}
