import {
  api_website_customer,
  api_website_customer_erase,
  api_website_customer_export,
  api_website_customer_login,
  api_website_customer_property,
  api_website_details_property,
  partner_website_data,
  partner_website_edit,
} from '../../../src/contract/server'
import { HttpError } from '../../kernel/HttpError'
import { serve } from '../../kernel/serve'
import { versionOf } from '../websites/change/answerChange'
import { customerData } from './customerData'
import { erasePerson } from './erasePerson'
import { exportPerson } from './exportPerson'
import { loginUse } from './loginUse'
import { setProperty } from './setProperty'
import { findWebsite, findWebsiteRow } from '../websites/details/findWebsite'
import { page } from '../../pages/frame'
import { websiteDetails } from '../websites/details/websiteDetails'
import { customerContent } from './customerContent'

export const customersRoutes = [
  serve(partner_website_data, ({ services, viewer, params }) => findWebsite(services, viewer, params.website)),

  serve(api_website_customer, ({ services, viewer, params }) => customerData(services, viewer, params.website)),

  serve(api_website_customer_login, ({ services, viewer, params, query }) => loginUse(services, viewer, params.website, query.email)),

  serve(api_website_customer_property, async (call) => {
    const { c, services, viewer, params, body, t } = call
    const { website: websiteId, group, property } = params
    if (group === 'website') throw new HttpError(404, 'refusal.notFound')
    const outcome = await setProperty(services, viewer, {
      websiteId,
      group,
      property,
      value: body.value,
      version: versionOf(call, body),
      t,
    })
    const data = await customerData(services, viewer, websiteId)
    return outcome === 'stale' ? c.json(data, 409) : data
  }),

  serve(api_website_customer_export, ({ services, viewer, params }) => exportPerson(services, viewer, params.website)),

  serve(api_website_customer_erase, async ({ c, services, viewer, params, body, t }) => {
    await erasePerson(services, viewer, { websiteId: params.website, title: body.title, t })
    return c.body(null, 204)
  }),

  serve(partner_website_edit, async ({ c, services, viewer, params }) => {
    const { title } = await findWebsiteRow(services, viewer, params.website)
    return page(c, viewer, title, await customerContent(c, viewer))
  }),

  serve(api_website_details_property, async (call) => {
    const { c, services, viewer, params, body, t } = call
    const { id: websiteId, group, property } = params
    const outcome = await setProperty(services, viewer, {
      websiteId,
      group,
      property,
      value: body.value,
      version: versionOf(call, body),
      t,
    })
    const details = await websiteDetails(services, viewer, websiteId)
    return outcome === 'stale' ? c.json(details, 409) : details
  }),
]
