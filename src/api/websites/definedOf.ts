import type { ChangedWebsite, Website } from '../../contract'

/** What the server left out has not changed. */
export const definedOf = (changed: Partial<ChangedWebsite>): Partial<Website> =>
  Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
