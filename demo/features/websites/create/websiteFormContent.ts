import { fullName, sortByFullName, uuid } from '../../../../src/model'
import { templatesOf } from './templateQuery'
import { staffOf } from '../../../db/queries/people/users'
import type { HostContext, Viewer } from '../../../kernel/context'
import { scopeOf } from '../../../access/scope'

/** The templates as links to the form for a new website. */
export async function websiteTemplatesContent(c: HostContext, viewer: Viewer) {
  const rows = await templatesOf(c.get('services').db, scopeOf(viewer))
  return { website_templates: rows.map(({ id, title }) => ({ title, href: `/website/new/${id}` })) }
}

/** A plain form for a new website, which works without scripts. */
export async function newWebsiteContent(c: HostContext, viewer: Viewer) {
  const { db } = c.get('services')
  const rows = await templatesOf(db, scopeOf(viewer))
  const staff = sortByFullName(await staffOf(db, viewer.partner_id), c.get('locale'))
  const selected = c.req.param('selectedTemplate')
  return {
    new_website: {
      key: uuid(),
      templates: rows.map(({ id, title }) => ({ id, title, selected: String(id) === selected })),
      people: staff.map((person) => ({ id: person.id, name: fullName(person) || person.email })),
    },
  }
}
