import type { SavedView } from '../../../src/contract'
import { primaryRole } from '../../../src/model'

/** The saved view somebody begins with: their own choice, else that of their role (L-07). */
export const startView = (saved: readonly SavedView[], roles: readonly string[]): SavedView | undefined =>
  saved.find(({ isDefault }) => isDefault) ?? saved.find(({ defaultRoles }) => defaultRoles.includes(primaryRole(roles)))
