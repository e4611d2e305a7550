import { skipToken } from '@reduxjs/toolkit/query'
import { useDomainsQuery } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { successorOf } from '../../../src/model'
import { websiteDomains } from './websiteDomains'

/** What becomes of its website's main domain when a domain leaves that place, alone or together with others; null when nothing does. */
export function useNextMain({ id, role, website }: Domain, leaving: readonly Domain[] = []): string | null {
  const t = useMessages()
  const isMain = role === 'main' && website !== null
  const { data } = useDomainsQuery(isMain ? websiteDomains(website.id) : skipToken)
  if (!isMain || !data) return null
  const others = data.domains.filter((other) => other.id !== id && leaving.every((one) => one.id !== other.id))
  const next = successorOf(
    others.map((domain) => ({ ...domain, isPublished: domain.published_status === 'published', canBeMain: domain.promotable.possible })),
  )
  return next ? t('domains.nextMain', { domain: next.unicodeName ?? next.name }) : t('domains.lost.main')
}
