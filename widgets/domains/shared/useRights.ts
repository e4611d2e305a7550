import { type Action, may, primaryRole } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'

interface Rights {
  /** Whether the viewer has the right on any website; the server knows on which. */
  readonly can: (action: Action) => boolean
  readonly isAdmin: boolean
}

export function useRights(): Rights {
  const roles = useAppSelector(selectUser)?.roles ?? []
  return { can: (action) => may(action, roles) !== 'none', isAdmin: primaryRole(roles) === 'admin' }
}
