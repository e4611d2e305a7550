import {
  api_partner_lead_accept,
  api_partner_lead_duplicates,
  api_partner_lead_merge,
  api_partner_lead_unmerge,
} from '../../../src/contract/server'
import { publicOrigin } from '../../kernel/request/publicOrigin'
import { serve } from '../../kernel/serve'
import { answerChange, versionOf } from '../websites/change/answerChange'
import { websiteAfterChange } from '../websites/details/findWebsite'
import { acceptLead } from './acceptLead'
import { findDuplicates } from './findDuplicates'
import { mergeLead } from './mergeLead'
import { unmergeLead } from './unmergeLead'

export const leadsRoutes = [
  serve(api_partner_lead_accept, async (call) => {
    const { c, services, viewer, params, body, t } = call
    const websiteId = params.website
    const wanted = { websiteId, template: body.template, invite: body.invite ?? false, version: versionOf(call, body) }
    return answerChange(call, websiteId, await acceptLead(services, viewer, { ...wanted, origin: publicOrigin(c), t }))
  }),

  serve(api_partner_lead_duplicates, async ({ services, viewer, params }) => ({
    items: await findDuplicates(services, viewer, params.website),
  })),

  serve(api_partner_lead_merge, async ({ services, viewer, params }) => {
    const into = params.into
    await mergeLead(services, viewer, { lead: params.website, into })
    return websiteAfterChange(services, viewer, into)
  }),

  serve(api_partner_lead_unmerge, async ({ services, viewer, params }) => {
    const lead = params.lead
    await unmergeLead(services, viewer, { lead, from: params.website })
    return websiteAfterChange(services, viewer, lead)
  }),
]
