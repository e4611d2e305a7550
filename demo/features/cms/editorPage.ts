import { intlTag } from '../../../src/model'
import type { HostContext, Viewer } from '../../kernel/context'
import { listInAddress } from '../../kernel/request/listInAddress'
import { type PageValues, partnerOf } from '../../pages/render'
import { staffPage } from '../../pages/staffPage'
import type { Translate } from '../../kernel/text/translate'
import { findWebsiteRow } from '../websites/details/findWebsite'
import { websiteChoice } from '../websites/list/websiteChoice'
import { startOnOpening } from '../time/startOnOpening'
import { readWishes } from '../portal/wishes'
import { lockedBy, readDocument } from './documents'
import { pagesOf } from './pages'
import { presentationPath } from '../portal/presentation'
import { listReports } from './listReports'
import { listSnapshots } from './snapshots'

/** The content of one website to be changed as it is kept, with its snapshots; without a website the choice of one. */
export async function editorPage(c: HostContext, viewer: Viewer, websiteId: number | null, t: Translate): Promise<Response> {
  const services = c.get('services')
  if (websiteId === null) {
    const choice = await websiteChoice(c, viewer, (id) => `/cms/${id}`)
    return editorFrame(c, viewer, 'website_list.njk', { title: t('cms.title'), ...choice })
  }
  const website = await findWebsiteRow(services, viewer, websiteId)
  await startOnOpening(c, viewer, websiteId)
  const document = await readDocument(services, websiteId)
  const format = new Intl.DateTimeFormat(intlTag(c.get('locale')), { dateStyle: 'medium', timeStyle: 'short', timeZone: viewer.time_zone })
  const snapshots = await listSnapshots(services, websiteId)
  return editorFrame(c, viewer, 'editor.njk', {
    title: website.title,
    website_id: websiteId,
    version: document.version,
    content: JSON.stringify(document.content, null, 2),
    page_count: pagesOf(document.content).length,
    locked_by: await lockedBy(services, viewer, websiteId),
    presentation: presentationPath(services.sessionSecret, websiteId),
    snapshots: snapshots.map(({ timestamp, title, version }) => ({ timestamp, title, version, date: format.format(timestamp * 1000) })),
  })
}

/** The editor is dark unless the team wants it otherwise, or as the device is, and has logos of its own for that. */
function editorFrame(c: HostContext, viewer: Viewer, template: string, values: PageValues): Promise<Response> {
  const { editorMode: theme = 'dark', editorLogoDark, editorLogoLight, ...settings } = viewer.settings
  const logo = (theme === 'dark' ? editorLogoDark : editorLogoLight) ?? settings.logo
  const shown = { ...viewer, theme, settings: { ...viewer.settings, ...(logo ? { logo } : {}) } }
  c.set('viewer', shown)
  const partner = { ...partnerOf(shown), logo_dark: theme === 'system' ? (editorLogoDark ?? null) : null }
  return staffPage(c, shown, template, { ...values, partner })
}

/** What the generator would start from: the wishes, and the steps of the assistant that make content of them. */
export async function generatorPage(c: HostContext, viewer: Viewer, websiteId: number, t: Translate): Promise<Response> {
  const services = c.get('services')
  const website = await findWebsiteRow(services, viewer, websiteId)
  const wishes = await readWishes(services.db, websiteId)
  const { items, pagination } = await listInAddress(c, ({ page }) => listReports(services, websiteId, { page }))
  const format = new Intl.DateTimeFormat(intlTag(c.get('locale')), { dateStyle: 'medium', timeStyle: 'short', timeZone: viewer.time_zone })
  return editorFrame(c, viewer, 'generator.njk', {
    title: `${t('cms.generator')}: ${website.title}`,
    website_id: websiteId,
    answered: Object.values(wishes).filter((answers) => Object.values(answers).some(Boolean)).length,
    pagination,
    reports: items.map(({ step, state, summary, created_at }) => ({ step, state, summary, date: format.format(created_at) })),
  })
}
