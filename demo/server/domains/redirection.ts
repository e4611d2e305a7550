import { isUrl } from '../../../src/model'
import type { Services } from '../context'
import type { Translate } from '../translate'
import { refuseField } from './refuse'

interface Wanted {
  target: string
  code: 301 | 302
  keepPath?: boolean | undefined
}

/** Where a redirecting domain leads; only to web addresses. */
export function redirection(wanted: Wanted | null | undefined, t: Translate) {
  const target = wanted?.target.trim() ?? ''
  const url = /^https?:\/\//i.test(target) ? target : `https://${target}`
  if (!wanted || !isUrl(url)) throw refuseField('redirect', 'domain.redirectTarget', t)
  return { target: url, code: wanted.code, keepPath: wanted.keepPath ?? false }
}

/** Whether a redirect ends where it began, at once or by way of other domains that redirect. */
export async function leadsBack(db: Services['db'], name: string, target: string): Promise<boolean> {
  const seen = new Set<string>()
  for (let host = hostOf(target); host && !seen.has(host); ) {
    if (host === name) return true
    seen.add(host)
    const next = await db
      .selectFrom('domains')
      .select('redirect')
      .where('name', '=', host)
      .where('role', '=', 'redirect')
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    host = next?.redirect ? hostOf(next.redirect.target) : null
  }
  return false
}

/** As domains are stored: small letters, as DNS has them, without the dot at the end. */
const hostOf = (target: string): string | null => (URL.canParse(target) ? new URL(target).hostname.replace(/(?<!\.)\.+$/, '') : null)
