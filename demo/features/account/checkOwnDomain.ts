import type { OwnDomainCheck } from '../../../src/contract'
import { isDomainLike, OWN_PORTAL_HOST } from '../../../src/model'
import { findPartner } from './queries'
import type { Services, Viewer } from '../../kernel/context'
import { checkProof } from '../domains/proof/checkProof'
import { type Claim, findProof } from '../domains/claim/claimName'
import { asciiName } from '../domains/claim/nameProblem'
import { proofRecord } from '../../services/dns/proofRecord'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'

/** A name that nobody gives a record of its own: what it answers is the wildcard's. */
const ANY_NAME = 'any-name-below'

/** Looks up whether a partner's own domain and all names below it lead here (AC-03, DO-02), and says what shows that it is the partner's. */
export async function checkOwnDomain(services: Services, viewer: Viewer, typed: string, t: Translate): Promise<OwnDomainCheck> {
  const { dns } = services
  const domain = isDomainLike(typed.trim()) ? asciiName(typed) : null
  if (!domain) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'domain', message: t('field.domain') }] })
  const target = viewer.settings.baseHost ?? OWN_PORTAL_HOST
  const record = async (name: string, asked: string) => {
    const found = (await dns.public(asked, 'CNAME')) ?? []
    return { name, target, found, ok: found.includes(target) }
  }
  return {
    proof: await proofOf(services, { partnerId: viewer.partner_id, name: domain }),
    records: await Promise.all([record(domain, domain), record(`*.${domain}`, `${ANY_NAME}.${domain}`)]),
  }
}

/** Asks now whether the saved domain is shown to be the partner's. */
export async function proveOwnDomain(services: Services, { partner_id: partnerId }: Viewer): Promise<string> {
  const { settings } = await findPartner(services.db, partnerId)
  if (!settings.domain) throw new HttpError(404, 'refusal.notFound')
  await checkProof(services, { partnerId, name: settings.domain })
  return settings.domain
}

async function proofOf({ db }: Services, claim: Claim): Promise<OwnDomainCheck['proof']> {
  const proof = await findProof(db, claim)
  if (!proof) return null
  return {
    state: proof.proven_at === null ? 'waiting' : proof.missing_since ? 'missing' : 'proven',
    ...proofRecord(proof.name, proof.token),
    found: proof.found,
    checkedAt: proof.checked_at?.toISOString() ?? null,
    nextAt: proof.check_at?.toISOString() ?? null,
  }
}
