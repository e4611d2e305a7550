import { DAY_MS } from '../constants'

/** What a domain's line says (DO-01), the most pressing first. */
export const DOMAIN_STATES = [
  'suspended',
  'expired',
  'registering',
  'transferring',
  'unproven',
  'cancelled',
  'expiring',
  'unverified',
  'unused',
  'checking',
  'not_pointing',
  'wrong_target',
  'mixed',
  'pointing',
] as const
export type DomainState = (typeof DOMAIN_STATES)[number]

/** Outcome of a check of the addresses. */
const CHECK_STATES = ['pending', 'not_pointing', 'wrong_target', 'mixed', 'pointing'] as const
export type CheckState = (typeof CHECK_STATES)[number]

/** Whether visitors reach a server of ours under a domain, as far as was looked. */
export const isReached = (state: string | null | undefined): boolean => state === 'pointing' || state === 'mixed'

/** Why a domain does not work: it is suspended, leads elsewhere, or has no certificate. */
export const DOMAIN_FAULTS = ['suspended', 'not_pointing', 'wrong_target', 'mixed', 'ssl'] as const
export type DomainFault = (typeof DOMAIN_FAULTS)[number]

/** Of a domain whose answers are signed: the registry names the key not yet, or it does, or another one, or it shall no longer. */
export const DNSSEC_STATES = ['waiting', 'active', 'wrong', 'leaving'] as const
export type DnssecState = (typeof DNSSEC_STATES)[number]

/** States of an order at the registry. */
const TRANSFER_STATES = ['requested', 'confirmed', 'running', 'done', 'refused'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** What the list can be narrowed to (DG-02). */
export const DOMAIN_PROBLEMS = [
  'unverified',
  'ssl',
  'expiring30',
  'expiring60',
  'suspended',
  'no_website',
  'external_dns',
  'not_pointing',
] as const
export type DomainProblem = (typeof DOMAIN_PROBLEMS)[number]

/** Fields the list is sorted by (defaults 5.8). */
export const DOMAIN_SORTS = ['name', 'website', 'state', 'expiresAt', 'autoRenew', 'createdAt'] as const
export type DomainSort = (typeof DOMAIN_SORTS)[number]

export const EXPIRING_DAYS = 30 // default

/** What is needed of a domain to say how it is. */
export interface DomainFacts {
  readonly registered_status: string
  readonly suspended: boolean
  /** It belongs to a website: nothing is expected of the addresses of another one. */
  readonly isUsed: boolean
  /** Its partner has shown that it is theirs. */
  readonly isProven: boolean
  readonly cancelAt: string | null
  readonly expiresAt: string | null
  readonly autoRenew: boolean
  readonly registrar: { readonly kind: 'own' | 'external' } | null
  readonly transfer: { readonly state: string } | null
  readonly owner: { readonly state: string } | null
  readonly check: { readonly state: string } | null
}

/** The state that matters most, at an instant. */
export function domainState(domain: DomainFacts, now: Date): DomainState {
  const left = domain.expiresAt === null ? null : new Date(domain.expiresAt).getTime() - now.getTime()
  if (domain.suspended) return 'suspended'
  if (left !== null && left <= 0) return 'expired'
  if (domain.transfer && isUnderWay(domain.transfer.state)) return 'transferring'
  if (domain.registrar?.kind === 'own' && domain.registered_status === 'not_registered') return 'registering'
  if (!domain.isProven) return 'unproven'
  if (domain.cancelAt !== null) return 'cancelled'
  if (left !== null && left <= EXPIRING_DAYS * DAY_MS && !domain.autoRenew) return 'expiring'
  if (domain.owner && domain.owner.state !== 'ok') return 'unverified'
  return domain.isUsed ? checkedState(domain.check?.state) : 'unused'
}

/** The states of an order that is neither done nor refused. */
export const UNDER_WAY: readonly string[] = ['requested', 'confirmed', 'running'] satisfies readonly TransferState[]
export const isUnderWay = (state: string): boolean => UNDER_WAY.includes(state)

function checkedState(state: string | undefined): DomainState {
  const known = CHECK_STATES.find((one) => one === state)
  return known === undefined || known === 'pending' ? 'checking' : known
}
