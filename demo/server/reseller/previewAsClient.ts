import { overviewContent } from '../../templates/content/overviewContent'
import type { HostContext, Viewer } from '../context'
import { framedPage } from '../page'
import type { Translate } from '../translate'
import { clientDefaults } from './clientDefaults'

/** The reseller's own first page, in the look that customers have who set nothing themselves (RS-03). */
export async function previewAsClient(c: HostContext, viewer: Viewer, t: Translate): Promise<Response> {
  const settings = await clientDefaults(c.get('services').db, viewer.partner_id)
  const flags = { ...viewer.flags, ownBrand: false, isReseller: false, isResellerCustomer: true }
  const shown = { ...viewer, partner_name: t('client.preview.name'), settings, flags }
  c.set('viewer', shown)
  return framedPage(c, shown, 'client_preview.njk', { title: t('client.preview.title'), ...(await overviewContent(c, shown)) })
}
