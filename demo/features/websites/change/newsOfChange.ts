import type { LockedWebsite } from '../../../db/queries/websites/lockWebsite'
import type { News, Notice } from '../../../kernel/News'
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
  notices: noticesOf(website, patch),
})

const noticesOf = ({ id: websiteId }: LockedWebsite, { status, assigned_to: to, due_date }: WebsitePatch): Notice[] => [
  ...(status === undefined ? [] : [{ kind: 'status' as const, websiteId, about: status }]),
  ...(to === undefined
    ? []
    : [
        { kind: 'assigned' as const, websiteId, to },
        { kind: 'responsible' as const, websiteId },
      ]),
  ...(due_date === undefined ? [] : [{ kind: 'dueDate' as const, websiteId }]),
]
