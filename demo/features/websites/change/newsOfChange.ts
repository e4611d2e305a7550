import type { LockedWebsite } from '../../../db/queries/lockWebsite'
import type { News } from '../../../kernel/News'
import type { WebsitePatch } from './WebsiteEdit'

const EVENTS = { status: 'website_status_changed', assigned_to: 'website_assigned', due_date: 'website_due_date_changed' } as const
const FIELDS = ['status', 'assigned_to', 'due_date'] as const

/** What receivers of webhooks and pages that are open hear of a change of the website, which is given as it was. */
export const newsOfChange = (website: LockedWebsite, patch: WebsitePatch): News => ({
  webhooks: FIELDS.filter((field) => patch[field] !== undefined).map((field) => ({
    event: EVENTS[field],
    websiteId: website.id,
    data: { [field]: patch[field] },
    previous: { [field]: website[field] },
  })),
  publish: [{ kind: 'website', websiteId: website.id }, { kind: 'counts' }],
})
