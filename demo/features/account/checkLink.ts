import type { LinkCheck } from '../../../src/contract'
import type { Services } from '../../kernel/context'
import { fetchForeign, ForeignError } from '../../services/network/fetchForeign'
import { storedUrl } from './checkAccount'

/** Enough to see that a page comes. */
const MAX_BYTES = 64 * 1024

/** Follows a link as anybody would, read and completed as it will be saved (RS-02). */
export async function checkLink({ linkAllow }: Pick<Services, 'linkAllow'>, typed: string): Promise<LinkCheck> {
  const url = storedUrl(typed)
  if (!url || !/^https?:/.test(url)) return { state: 'refused', url: typed }
  try {
    const { url: end } = await fetchForeign(url, { accept: 'text/html', maxBytes: MAX_BYTES, allow: linkAllow })
    return { state: end.startsWith('https:') ? 'ok' : 'insecure', url: end }
  } catch (error) {
    if (error instanceof ForeignError) return { state: error.kind === 'address' ? 'refused' : 'silent', url }
    throw error
  }
}
