import type { Kysely } from 'kysely'
import { isUrl } from '../../../../src/model'
import type { Database } from '../../../db'
import type { Translate } from '../../../kernel/text/translate'
import { refuseField } from '../row/refuse'
import { ofPartner } from '../../../db/queries/base'

interface Redirection {
  target: string
  code: 301 | 302
  keepPath?: boolean | undefined
}

interface Domain {
  partnerId: number
  name: string
}

/** Where a redirecting domain leads: only to web addresses, and never back to itself, at once or by way of others of the partner. */
export async function redirection(db: Kysely<Database>, domain: Domain, wanted: Redirection | null | undefined, t: Translate) {
  const target = wanted?.target.trim() ?? ''
  const url = /^https?:\/\//i.test(target) ? target : `https://${target}`
  if (!wanted || !isUrl(url)) throw refuseField('redirect', 'domain.redirectTarget', t)
  if (await leadsBack(db, domain, url)) throw refuseField('redirect', 'domain.redirectLoop', t)
  return { target: url, code: wanted.code, keepPath: wanted.keepPath ?? false }
}

async function leadsBack(db: Kysely<Database>, { partnerId, name }: Domain, target: string): Promise<boolean> {
  const seen = new Set<string>()
  for (let host = hostOf(target); host && !seen.has(host); ) {
    if (host === name) return true
    seen.add(host)
    const next = await ofPartner(db, partnerId, 'domains')
      .select('redirect')
      .where('name', '=', host)
      .where('role', '=', 'redirect')
      .executeTakeFirst()
    host = next?.redirect ? hostOf(next.redirect.target) : null
  }
  return false
}

/** As domains are stored: small letters, as DNS has them, without the dot at the end, and without `www.`, which leads where they lead. */
const hostOf = (target: string): string | null =>
  URL.canParse(target) ? new URL(target).hostname.replace(/(?<!\.)\.+$/, '').replace(/^www\.(?=.+\.)/, '') : null
