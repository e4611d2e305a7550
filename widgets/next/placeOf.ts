import { type NextItem, partner_next, partner_website_details } from '../../src/contract'
import { ROUTE_NAMES } from '../../src/model'
import type { Router } from '../../src/routes'

/** Where something is dealt with: a ticket at the desk, a domain among those of its website, all else at its website. A page without that place has the queue. */
export function placeOf({ kind, id, title, website }: NextItem, router: Router): string {
  const ofWebsite = website && { website: website.id }
  if ((kind === 'ticket' || kind === 'feedback') && router.has(ROUTE_NAMES.tickets))
    return router.generate(ROUTE_NAMES.tickets, {}, { query: { ticket: id } })
  if (kind === 'domain' && ofWebsite && router.has(ROUTE_NAMES.websiteDomains))
    return router.generate(ROUTE_NAMES.websiteDomains, ofWebsite)
  if (kind === 'domain' && router.has(ROUTE_NAMES.domains)) return router.generate(ROUTE_NAMES.domains, {}, { query: { q: title } })
  return ofWebsite && router.has(partner_website_details.name)
    ? router.generate(partner_website_details.name, ofWebsite)
    : router.generate(partner_next.name)
}
