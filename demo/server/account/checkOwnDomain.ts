import type { OwnDomainCheck } from '../../../src/contract'
import { isDomainLike, OWN_PORTAL_HOST } from '../../../src/model'
import type { Services, Viewer } from '../context'
import { HttpError } from '../HttpError'
import type { Translate } from '../translate'

/** A name that nobody gives a record of its own: what it answers is the wildcard's. */
const ANY_NAME = 'any-name-below'

/** Looks up whether a partner's own domain and all names below it lead here (AC-03, DO-02). */
export async function checkOwnDomain({ dns }: Services, { settings }: Viewer, typed: string, t: Translate): Promise<OwnDomainCheck> {
  const domain = typed.trim().toLowerCase()
  if (!isDomainLike(domain)) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'domain', message: t('field.domain') }] })
  const target = settings.baseHost ?? OWN_PORTAL_HOST
  const record = async (name: string, asked: string) => {
    const found = (await dns.public(asked, 'CNAME')) ?? []
    return { name, target, found, ok: found.includes(target) }
  }
  return { records: await Promise.all([record(domain, domain), record(`*.${domain}`, `${ANY_NAME}.${domain}`)]) }
}
