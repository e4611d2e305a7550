import { BRAND_VIEWS } from '../../../src/contract'
import { brandPreview, type PreviewView } from '../account/brandPreview'
import type { HostContext, Viewer } from '../../kernel/context'
import { framedPage } from '../../pages/frame'
import type { Translate } from '../../kernel/text/translate'
import { clientDefaults } from '../account/clientDefaults'

const VIEWS: readonly PreviewView[] = ['overview', ...BRAND_VIEWS]

/** What customers have who set nothing themselves: the first page, and all that their own customers see (RS-03). */
export async function previewAsClient(c: HostContext, viewer: Viewer, t: Translate): Promise<Response> {
  const shown = await asClient(c, viewer, t)
  c.set('viewer', shown)
  return framedPage(c, shown, 'client_preview.njk', { title: t('client.preview.title'), views: VIEWS })
}

/** One of these pages or mails, made from the reseller's own websites. */
export const previewViewAsClient = async (c: HostContext, viewer: Viewer, view: string, t: Translate): Promise<Response> =>
  brandPreview(c, await asClient(c, viewer, t), view, t)

async function asClient(c: HostContext, viewer: Viewer, t: Translate): Promise<Viewer> {
  const settings = await clientDefaults(c.get('services').db, viewer.partner_id)
  const flags = { ...viewer.flags, ownBrand: false, isReseller: false, isResellerCustomer: true }
  return { ...viewer, partner_name: t('client.preview.name'), settings, flags }
}
