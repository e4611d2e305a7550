import type { api_partner_domain_move, WrittenAnswer } from '../../../src/contract/server'
import { DAY_MS, DOMAIN_CURRENCY, domainState, isUnderWay, TLD_PRICES, TRANSFER_MIN_AGE_DAYS } from '../../../src/model'
import type { Translate } from '../../kernel/text/translate'
import type { DomainRow } from './domainRows'
import { promotionProblem } from './mainDomain'

type Written = WrittenAnswer<typeof api_partner_domain_move>

interface Context {
  now: Date
  t: Translate
}

const PREMIUM_LENGTH = 3
const PREMIUM_FACTOR = 50

/** What a year of the domain costs; null for a top-level domain that is not sold here. Short names are dearer in their first year. */
export function priceOf(name: string) {
  const [label = ''] = name.split('.')
  const tld = name.slice(name.lastIndexOf('.') + 1)
  const price = Object.hasOwn(TLD_PRICES, tld) ? TLD_PRICES[tld] : undefined
  const money = (amount: number) => ({ amount, currency: DOMAIN_CURRENCY })
  const isPremium = label.length <= PREMIUM_LENGTH
  return price ? { isPremium, first: money(isPremium ? price.first * PREMIUM_FACTOR : price.first), renew: money(price.renew) } : null
}

/** A domain as the contract shows it. */
export function presentDomain(row: DomainRow, { now, t }: Context): Written {
  const facts = {
    registered_status: row.registered_at ? ('registered' as const) : ('not_registered' as const),
    suspended: row.suspended_reason !== null,
    isProven: row.proven_at !== null,
    cancelAt: isoOf(row.cancel_at),
    expiresAt: isoOf(row.expires_at),
    autoRenew: row.auto_renew,
    registrar: { kind: row.registrar, name: row.registrar_name },
    transfer: row.transfer && {
      state: row.transfer.state,
      updatedAt: row.transfer.updatedAt,
      message: row.transfer.reason && t(`domain.refused.${row.transfer.reason}`),
    },
    owner: row.owner_state && { state: row.owner_state, until: isoOf(row.owner_until) },
    check: row.dns_check && {
      state: row.dns_check.state,
      checkedAt: row.dns_check.checkedAt,
      nextAt: isoOf(row.check_at),
      rows: row.dns_check.rows,
    },
  }
  return {
    id: row.id,
    name: row.name,
    unicodeName: row.unicode_name,
    website: row.website_id === null ? null : { id: row.website_id, title: row.website_title ?? '' },
    customer: customerOf(row),
    published_status: row.published ? 'published' : 'unpublished',
    role: row.role,
    redirect: row.redirect,
    usage: { website: row.website_id !== null, email: row.mailboxes > 0 },
    createdAt: row.created_at.toISOString(),
    registeredAt: isoOf(row.registered_at),
    renewable: possible(renewProblem(row), t),
    transferable: possible(transferProblem(row, now), t),
    movable: possible(moveProblem(row), t),
    promotable: possible(promotionProblem(row), t),
    removable: possible(removeProblem(row), t),
    leavable: possible(leaveProblem(row, now), t),
    lock: row.locked,
    lockedUntil: isoOf(row.transfer_locked_until !== null && row.transfer_locked_until > now ? row.transfer_locked_until : null),
    noticesSnoozed: row.snoozed_until !== null && row.snoozed_until > now,
    epp: row.registrar === 'own' && row.registry_state === 'ok' ? '••••••••' : null,
    suspendedReason: row.suspended_reason && t(`domain.suspended.${row.suspended_reason}`),
    nameservers: row.nameservers,
    dnsManaged: row.dns_managed,
    ssl: row.ssl && { ...row.ssl, error: row.ssl.error && t(`domain.ssl.${row.ssl.error}`) },
    subscription: row.registrar === 'own' ? subscriptionOf(row, now) : null,
    mailboxes: row.mailboxes,
    version: row.version,
    ...facts,
    state: domainState({ ...facts, isUsed: row.website_id !== null }, now),
  }
}

export function subscriptionOf(row: DomainRow, now: Date) {
  const isOver = row.expires_at !== null && row.expires_at <= now
  return {
    status:
      row.registrar === 'external'
        ? ('inactive' as const)
        : isOver
          ? ('expired' as const)
          : row.cancel_at
            ? ('cancelled' as const)
            : ('active' as const),
    payment: row.registered_at ? ('paid' as const) : ('unpaid' as const),
    price: priceOf(row.name)?.renew ?? null,
    renewalDate: row.cancel_at ? null : isoOf(row.expires_at),
    endsAt: isoOf(row.cancel_at),
  }
}

const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null
const possible = (problem: string | null, t: Translate) => ({
  possible: problem === null,
  reason: problem && t(`domain.reason.${problem}`),
})

/** Why a domain cannot be renewed now. */
export function renewProblem(row: DomainRow): string | null {
  if (row.registrar === 'external') return 'external'
  return row.registry_state === 'ok' ? null : row.registry_state === 'redemption' ? 'redemption' : 'pending'
}

/** Why a domain cannot be transferred to us now. */
export function transferProblem(row: DomainRow, now: Date): string | null {
  if (row.registrar === 'own') return 'own'
  if (row.transfer && isUnderWay(row.transfer.state)) return 'pending'
  const isYoung = row.registered_at !== null && now.getTime() - row.registered_at.getTime() < TRANSFER_MIN_AGE_DAYS * DAY_MS
  return isYoung ? 'young' : null
}

/** Why a domain cannot go to another registrar now. */
export function leaveProblem(row: DomainRow, now: Date): string | null {
  const problem = renewProblem(row)
  if (problem) return problem
  if (row.transfer_locked_until !== null && row.transfer_locked_until > now) return 'lockedAfter'
  return row.locked ? 'locked' : null
}

/** Why a domain cannot go to another website now. */
export const moveProblem = (row: DomainRow): string | null => (row.registry_state === 'redemption' ? 'redemption' : null)

/** Why a domain cannot be taken off its website for good now: an order has to come to its end, what is registered here is cancelled. */
export function removeProblem({ registry_state, registrar, transfer }: DomainRow): string | null {
  if (registry_state === 'pendingCreate' || (transfer && isUnderWay(transfer.state))) return 'pending'
  return registrar === 'own' ? 'cancelFirst' : null
}

function customerOf({ website_customer: customer }: DomainRow): string | null {
  const text = (name: string) => (typeof customer?.[name] === 'string' ? customer[name] : '')
  return text('firm') || [text('forename'), text('surname')].filter(Boolean).join(' ') || null
}
