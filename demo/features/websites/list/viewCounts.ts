import { VIEWS } from '../../../../src/model'
import { sidebarCounts } from '../../../db/queries/counts'
import type { HostContext, Viewer } from '../../../kernel/context'
import { countsOf } from './countsOf'
import { navigation } from '../../../pages/navigation'

/** The views with something to do in them, as this person sees them. */
export async function viewCounts(c: HostContext, viewer: Viewer) {
  const services = c.get('services')
  const counts = await sidebarCounts(services.db, countsOf(services, viewer))
  return navigation(viewer, '', c.get('served')).flatMap(({ name, label_key, href }) => {
    const view = VIEWS.find((one) => one.name === name)
    return view?.badge ? [{ name, label_key, href, count: counts[view.name] }] : []
  })
}
