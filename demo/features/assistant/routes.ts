import {
  assistant_assemble,
  assistant_execute,
  assistant_index,
  assistant_prepare,
  assistant_report,
  assistant_report_latest,
  assistant_reports,
} from '../../../src/contract/server'
import { findReport, presentReport } from './reports'
import { assemble, execute, prepare } from './steps'
import { serve } from '../../kernel/serve'
import { staffPage } from '../../pages/staffPage'
import { listReports } from '../cms/listReports'
import { websiteChoice } from '../websites/list/websiteChoice'

export const assistantRoutes = [
  serve(assistant_index, async ({ c, viewer, t }) => {
    const choice = await websiteChoice(c, viewer, (id) => `/cms/generator/${id}`)
    return staffPage(c, viewer, 'website_list.njk', { title: t('assistant.title'), ...choice })
  }),

  serve(assistant_assemble, async ({ services, viewer, params, t }) => {
    const websiteId = params.website
    return findReport(services, websiteId, await assemble(services, viewer, websiteId, t))
  }),

  serve(assistant_prepare, async ({ services, viewer, params, t }) => {
    const websiteId = params.website
    return findReport(services, websiteId, await prepare(services, viewer, websiteId, t))
  }),

  serve(assistant_execute, async ({ services, viewer, params, t }) => {
    const websiteId = params.website
    return findReport(services, websiteId, await execute(services, viewer, websiteId, t))
  }),

  serve(assistant_reports, async ({ services, params, query }) => {
    const { items, ...list } = await listReports(services, params.website, query)
    return { items: items.map(presentReport), ...list }
  }),

  serve(assistant_report_latest, ({ services, params }) => findReport(services, params.website)),

  serve(assistant_report, ({ services, params }) => findReport(services, params.website, params.report)),
]
