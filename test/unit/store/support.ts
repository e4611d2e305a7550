import { createRequest } from '../../../src/http'
import { parsePage } from '../../../src/page'
import { createRouter } from '../../../src/routes'
import { createPageStore, createPartnerGate, type PageStore, type Services } from '../../../src/store'
import { fakeFetch } from '../http/support'

const ROUTES = {
  partner_index: '/',
  partner_tickets: '/tickets',
  partner_websites: '/websites',
  partner_unassigned_emails: '/unassigned_emails',
  partner_website: '/website/{website}',
  partner_logout: '/logout',
  partner_goals: '/goals',
  partner_sidebar_counts: '/api/sidebar_counts',
  partner_change_password: '/change_password',
  partner_profile_partner_list: '/profile/partner/list',
  partner_profile_partner_select: '/profile/partner/{selectedPartner}/select',
  api_partner_profile: '/api/profileSettings',
}

export const USER = { id: 7, name: 'Ada Lovelace', forename: 'Ada', surname: 'Lovelace' }

function pageWith(data: object = {}) {
  const result = parsePage({ contract: 1, locale: 'en', config: { partnerId: 3 }, routes: ROUTES, user: USER, users: [USER], ...data })
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.page
}

type Replies = Parameters<typeof fakeFetch>

/** A store as a page has it; only the network and the loading of other pages are replaced. */
export function makeStore(data: object = {}, replies: Replies = [], more: Partial<Services> = {}) {
  const page = pageWith(data)
  const { calls, fetch } = fakeFetch(...replies)
  const leavePage = jest.fn<void, Parameters<Services['leavePage']>>()
  const router = createRouter(page.routes, { host: location.host, scheme: 'http' })
  const partner = createPartnerGate(page.config.partnerId)
  const request = createRequest({ fetch, csrf: page.csrf }, partner)
  const store: PageStore = createPageStore({ page, router, partner, request, leavePage, ...more })
  return { store, calls, leavePage }
}
