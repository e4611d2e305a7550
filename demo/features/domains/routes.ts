import {
  api_partner_domain_auth_code,
  api_partner_domain_calendar,
  api_partner_domain_log,
  api_partner_domain_move,
  api_partner_domain_snooze,
  api_partner_domain_transfer,
  api_partner_domains,
  api_website_domain_cancel,
  api_website_domain_check,
  api_website_domain_renew,
  api_website_domain_search,
  api_website_domain_subscription,
  api_website_domains,
  api_website_owner_data,
  api_website_owner_data_remind,
  api_website_owner_data_save,
  partner_domains,
  partner_website_domain_data,
  partner_website_domain_delete,
  partner_website_domain_new,
  partner_website_domain_register,
  partner_website_domain_update,
  partner_website_domains,
} from '../../../src/contract/server'
import type { Services, Viewer } from '../../kernel/context'
import { newAuthCode } from './order/authCode'
import { domainCalendar } from './list/calendar'
import { changeDomain } from './change/changeDomain'
import { changeOwner } from './owner/changeOwner'
import { checkDomain } from './due/checkDomain'
import { connectDomain } from './order/connectDomain'
import { domainData } from './list/domainData'
import { domainLog } from './list/domainLog'
import { findDomainRow } from './row/domainRows'
import { listDomains } from './list/listDomains'
import { mailboxRoutes } from './mailboxes/routes'
import { moveDomain } from './change/moveDomain'
import { presentOwner } from './owner/ownerData'
import { mailOwnerAgain } from './owner/ownerMail'
import { presentDomain, subscriptionOf } from './list/present'
import { registerDomain } from './order/registerDomain'
import { removeDomain } from './change/removeDomain'
import { searchDomains } from './list/searchDomains'
import { snoozeDomain } from './change/snoozeDomain'
import { cancelDomain, renewDomain } from './order/subscription'
import { transferDomain } from './order/transferDomain'
import { page } from '../../pages/frame'
import { publicOrigin } from '../../kernel/request/publicOrigin'
import { requestKey } from '../../kernel/request/requestKey'
import { serve } from '../../kernel/serve'
import type { Translate } from '../../kernel/text/translate'
import { findWebsiteRow } from '../websites/details/findWebsite'

/** The domain as it is now. */
async function answerDomain(services: Services, viewer: Viewer, id: number, t: Translate) {
  return presentDomain(await findDomainRow(services, viewer, { id }), { now: services.clock.now(), t })
}

export const domainsRoutes = [
  ...mailboxRoutes,

  serve(partner_domains, ({ c, viewer, t }) => page(c, viewer, t('page.domains'))),

  serve(partner_website_domains, async ({ c, services, viewer, params, t }) => {
    const { title } = await findWebsiteRow(services, viewer, params.website)
    return page(c, viewer, t('page.websiteDomains', { website: title }))
  }),

  serve(api_partner_domains, ({ services, viewer, query, t }) => listDomains(services, viewer, query, { t })),

  serve(api_website_domains, ({ services, viewer, params, query, t }) =>
    listDomains(services, viewer, query, { websiteId: params.website, t }),
  ),

  serve(api_partner_domain_calendar, async ({ c, services, viewer, t }) => {
    c.header('content-type', 'text/calendar; charset=utf-8')
    c.header('content-disposition', 'attachment; filename="domains.ics"')
    return c.body(await domainCalendar(services, viewer, t))
  }),

  serve(partner_website_domain_data, async ({ services, viewer, body, t }) => {
    return domainData(services, viewer, { input: body.name, t })
  }),

  serve(partner_website_domain_new, async ({ services, viewer, params, body, t }) => {
    const id = await connectDomain(services, viewer, { websiteId: params.website, draft: body, t })
    await checkDomain(services, id)
    return answerDomain(services, viewer, id, t)
  }),

  serve(partner_website_domain_update, async ({ c, services, viewer, params, body, t }) => {
    const id = params.dom
    const outcome = await changeDomain(services, viewer, { websiteId: params.website, id, change: body, t })
    if (body.dnssec !== undefined) await checkDomain(services, id)
    const domain = await answerDomain(services, viewer, id, t)
    return outcome === 'stale' ? c.json(domain, 409) : domain
  }),

  serve(partner_website_domain_delete, async ({ c, services, viewer, params, t }) => {
    await removeDomain(services, viewer, { websiteId: params.website, id: params.dom, t })
    return c.body(null, 204)
  }),

  serve(partner_website_domain_register, async ({ c, services, viewer, params, body, t }) => {
    const id = await registerDomain(services, viewer, {
      websiteId: params.website,
      draft: body,
      key: requestKey(c),
      origin: publicOrigin(c),
      t,
    })
    return answerDomain(services, viewer, id, t)
  }),

  serve(api_website_domain_search, async ({ services, viewer, body, t }) => {
    return { items: await searchDomains(services, viewer, { ...body, t }) }
  }),

  serve(api_website_domain_subscription, async ({ services, viewer, params }) => {
    const row = await findDomainRow(services, viewer, { id: params.dom, websiteId: params.website })
    return subscriptionOf(row, services.clock.now())
  }),

  serve(api_website_domain_cancel, async ({ services, viewer, params, query, t }) => {
    const id = params.dom
    await cancelDomain(services, viewer, { websiteId: params.website, id, t, immediate: query.immediate === '1' })
    return answerDomain(services, viewer, id, t)
  }),

  serve(api_website_domain_renew, async ({ c, services, viewer, params, body, t }) => {
    const id = params.dom
    await renewDomain(services, viewer, { websiteId: params.website, id, t, years: body.years, key: requestKey(c) })
    return answerDomain(services, viewer, id, t)
  }),

  serve(api_website_domain_check, async ({ services, viewer, params, t }) => {
    const { id } = await findDomainRow(services, viewer, { id: params.dom, websiteId: params.website })
    await checkDomain(services, id)
    return answerDomain(services, viewer, id, t)
  }),

  serve(api_partner_domain_move, async ({ c, services, viewer, params, body, t }) => {
    const id = params.dom
    const outcome = await moveDomain(services, viewer, { id, move: body, t })
    const domain = await answerDomain(services, viewer, id, t)
    return outcome === 'stale' ? c.json(domain, 409) : domain
  }),

  serve(api_partner_domain_snooze, async ({ services, viewer, params, body, t }) => {
    const id = params.dom
    await snoozeDomain(services, viewer, { id, snoozed: body.snoozed })
    return answerDomain(services, viewer, id, t)
  }),

  serve(api_partner_domain_transfer, async ({ c, services, viewer, params, body, t }) => {
    const id = params.dom
    await transferDomain(services, viewer, { id, code: body.code, key: requestKey(c), t })
    return answerDomain(services, viewer, id, t)
  }),

  serve(api_partner_domain_auth_code, async ({ services, viewer, params, t }) => ({
    code: await newAuthCode(services, viewer, { id: params.dom, t }),
  })),

  serve(api_partner_domain_log, async ({ services, viewer, params, t }) => {
    const domain = await findDomainRow(services, viewer, { id: params.dom })
    return { items: await domainLog(services, viewer, { domain, t }) }
  }),

  serve(api_website_owner_data, ({ services, params }) => presentOwner(services, params.website)),

  serve(api_website_owner_data_save, async ({ c, services, viewer, params, body, t }) => {
    const websiteId = params.website
    const outcome = await changeOwner(services, viewer, { websiteId, origin: publicOrigin(c), change: body, t })
    const owner = await presentOwner(services, websiteId)
    return outcome === 'stale' ? c.json(owner, 409) : owner
  }),

  serve(api_website_owner_data_remind, async ({ c, services, viewer, params }) => {
    const websiteId = params.website
    await mailOwnerAgain(services, viewer, { websiteId, origin: publicOrigin(c) })
    return presentOwner(services, websiteId)
  }),
]
