import { STATUS_INFO } from '../../../../src/model'
import type { HostContext, Viewer } from '../../../kernel/context'
import { listInAddress } from '../../../kernel/request/listInAddress'
import { listWebsites } from './listWebsites'

type Query = Parameters<typeof listWebsites>[2]

/** Websites as pages list them that ask for one: where each leads, and by what people know it again. */
export async function websiteChoice(
  c: HostContext,
  viewer: Viewer,
  hrefOf: (id: number | string) => string,
  query: Query = { sort: 'title' },
) {
  const { items, ...list } = await listInAddress(c, (asked) => listWebsites(c.get('services'), viewer, { ...query, ...asked }))
  const websites = items.map(({ id, title, domain, status }) => ({
    href: hrefOf(id),
    title,
    domain,
    status,
    icon: STATUS_INFO[status].icon,
  }))
  return { ...list, websites }
}
