import {
  assistant_assemble,
  assistant_execute,
  assistant_index,
  assistant_prepare,
  assistant_report,
  assistant_report_latest,
  assistant_reports,
} from '../../../src/contract/server'
import { findReport, listReports } from './reports'
import { assemble, execute, prepare } from './steps'
import { serve } from '../../kernel/serve'
import { staffPage } from '../../pages/staffPage'
import { listWebsites } from '../websites/list/listWebsites'
import { websiteChoice } from '../websites/list/websiteChoice'

const MOST = 100

export const assistantRoutes = [
  serve(assistant_index, async ({ c, services, viewer, t }) => {
    const { items } = await listWebsites(services, viewer, { limit: MOST, sort: 'title' })
    const websites = websiteChoice(items, (id) => `/cms/generator/${id}`)
    return staffPage(c, viewer, 'website_list.njk', { title: t('assistant.title'), websites })
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

  serve(assistant_reports, async ({ services, params }) => ({ items: await listReports(services, params.website) })),

  serve(assistant_report_latest, ({ services, params }) => findReport(services, params.website)),

  serve(assistant_report, ({ services, params }) => findReport(services, params.website, params.report)),
]
