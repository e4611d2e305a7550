import {
  backoffice_website_log_compact,
  backoffice_website_log_entry,
  backoffice_website_log_filter,
  backoffice_website_log_list,
  backoffice_website_log_scroll,
  backoffice_website_log_update,
  backoffice_website_requirements,
  backoffice_website_requirements_single,
  backoffice_website_requirements_structure_suggest,
  backoffice_website_requirements_structure_suggest_add,
} from '../../../src/contract/server'
import { entryPage, logPage } from '../backoffice/logPage'
import { addPages, suggestPages } from '../backoffice/structure'
import { wishesPage } from '../backoffice/wishesPage'
import { formValues } from '../formValues'
import { isRead } from '../isRead'
import { serve } from '../serve'
import { staffPage } from '../staffPage'
import { findWebsiteRow } from '../websites/findWebsite'

export const backofficeLogRoutes = [
  serve(backoffice_website_log_filter, ({ c, viewer, params, t }) => logPage(c, viewer, params.id, 'filter', t)),
  serve(backoffice_website_log_list, ({ c, viewer, params, t }) => logPage(c, viewer, params.id, 'list', t)),
  serve(backoffice_website_log_compact, ({ c, viewer, params, t }) => logPage(c, viewer, params.id, 'compact', t)),
  serve(backoffice_website_log_update, ({ c, viewer, params, t }) => logPage(c, viewer, params.id, 'update', t)),
  serve(backoffice_website_log_scroll, ({ c, viewer, params, t }) => logPage(c, viewer, params.id, 'scroll', t)),
  serve(backoffice_website_log_entry, ({ c, viewer, params, t }) => entryPage(c, viewer, params.id, params.log, t)),

  serve(backoffice_website_requirements, ({ c, viewer, params, t }) => wishesPage(c, viewer, params.id, null, t)),
  serve(backoffice_website_requirements_single, ({ c, viewer, params, t }) => wishesPage(c, viewer, params.id, params.form, t)),

  serve(backoffice_website_requirements_structure_suggest, async ({ c, services, viewer, params, t }) => {
    const websiteId = params.id
    const { title } = await findWebsiteRow(services, viewer, websiteId)
    const suggested = await suggestPages(services, websiteId, t)
    return staffPage(c, viewer, 'structure.njk', { title: `${t('backoffice.structure')}: ${title}`, website_id: websiteId, suggested })
  }),

  serve(backoffice_website_requirements_structure_suggest_add, async ({ c, services, viewer, params, t }) => {
    const websiteId = params.id
    if (isRead(c)) return c.redirect(`/backoffice/website/requirements/structure/suggest/${websiteId}`, 303)
    await addPages(services, viewer, websiteId, (await formValues(c)).get('page'), t)
    return c.redirect(`/backoffice/website/requirements/single/${websiteId}/structure?saved=1`, 303)
  }),
]
