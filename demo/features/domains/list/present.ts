import type { api_partner_domain_move, WrittenAnswer } from '../../../../src/contract/server'
import { domainState } from '../../../../src/model'
import type { Translate } from '../../../kernel/text/translate'
import type { DomainRow } from '../row/domainRows'
import { dnssecProblem, presentDnssec } from '../dnssec/presentDnssec'
import { mainProblem, promotionProblem } from '../website/mainDomain'
import { priceOf } from '../row/price'
import { leaveProblem, moveProblem, removeProblem, renewProblem, transferProblem } from '../row/problems'

type Written = WrittenAnswer<typeof api_partner_domain_move>

interface Context {
  now: Date
  t: Translate
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
    canBeMain: mainProblem(row) === null,
    removable: possible(removeProblem(row), t),
    leavable: possible(leaveProblem(row, now), t),
    lock: row.locked,
    dnssec: presentDnssec(row),
    signable: possible(dnssecProblem(row), t),
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

function customerOf({ website_customer: customer }: DomainRow): string | null {
  const text = (name: string) => (typeof customer?.[name] === 'string' ? customer[name] : '')
  return text('firm') || [text('forename'), text('surname')].filter(Boolean).join(' ') || null
}
