import type { Page } from '../../page'

/** Everything we keep in a storage starts with this. */
export const STORAGE_PREFIX = 'partner-islands:'

/** Where drafts are that take more than a storage; the prefix makes signing out delete it. */
export const DRAFTS_DATABASE = `${STORAGE_PREFIX}drafts`

/** Raised when the shape of what is kept changes; older values are then dropped. */
export const MEMORY_VERSION = 1

/** One place for each user of each partner; null when nobody is signed in. */
export function managerKey({ config, user }: Page): string | null {
  return user ? `${STORAGE_PREFIX}manager:v${MEMORY_VERSION}:${config.partnerId ?? 0}:${user.id}` : null
}
