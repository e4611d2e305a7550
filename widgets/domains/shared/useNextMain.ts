import { skipToken } from '@reduxjs/toolkit/query'
import { useDomainsQuery } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { isReached, successorOf } from '../../../src/model'
import { websiteDomains } from './websiteDomains'

/**
 * The domain that becomes its website's main one when a domain leaves that place, alone or together with others: null when there is none,
 * undefined when nothing becomes it, or it is not known yet.
 */
export function useSuccessor({ id, role, website }: Domain, leaving: readonly Domain[] = []): Domain | null | undefined {
  const isMain = role === 'main' && website !== null
  const { data } = useDomainsQuery(isMain ? websiteDomains(website.id) : skipToken)
  if (!isMain || !data) return undefined
  const others = data.domains.filter((other) => other.id !== id && leaving.every((one) => one.id !== other.id))
  const candidates = others.map((domain) => ({
    id: domain.id,
    role: domain.role,
    isPublished: domain.published_status === 'published',
    isReached: isReached(domain.check?.state),
    canBeMain: domain.canBeMain ?? domain.promotable.possible,
    domain,
  }))
  return successorOf(candidates)?.domain ?? null
}

/** What becomes of its website's main domain when a domain leaves that place; null when nothing does. */
export function useNextMain(domain: Domain, leaving?: readonly Domain[]): string | null {
  const t = useMessages()
  const next = useSuccessor(domain, leaving)
  if (next === undefined) return null
  if (!next) return t('domains.lost.main')
  return t(next.role === 'redirect' ? 'domains.nextMain.redirect' : 'domains.nextMain', { domain: next.unicodeName ?? next.name })
}
