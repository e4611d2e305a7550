import { VIEWS, type ViewName } from '../../../../src/model'
import type { HostContext, Viewer } from '../../../kernel/context'
import { navigation } from '../../../pages/navigation'

/** The views with something to do in them, as this person sees them. */
export const viewCounts = (c: HostContext, viewer: Viewer, counts: Readonly<Record<ViewName, number>>) =>
  navigation(viewer, '', c.get('served')).flatMap(({ name, icon, label_key, href }) => {
    const view = VIEWS.find((one) => one.name === name)
    return view?.badge ? [{ name, icon, label_key, href, count: counts[view.name] }] : []
  })
