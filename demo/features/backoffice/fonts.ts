import { readDocument, changeDocument } from '../cms/documents'
import type { HostContext, Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { readWishes } from '../portal/wishes'
import { staffPage } from '../../pages/staffPage'
import type { Translate } from '../../kernel/text/translate'
import { findWebsiteRow } from '../websites/details/findWebsite'

/** Font pairs that every device has, headline first, and the style of the wishes that each suits. */
const PAIRS: readonly { fonts: string; style: string }[] = [
  { fonts: 'Georgia, Verdana', style: 'classic' },
  { fonts: 'Verdana, Georgia', style: 'modern' },
  { fonts: 'Trebuchet MS, Tahoma', style: 'playful' },
  { fonts: 'Tahoma, Arial', style: 'calm' },
  { fonts: 'Impact, Arial', style: 'bold' },
]

/** Suggests fonts for a website, those that suit the style the customer wishes first. */
export async function fontsPage(c: HostContext, viewer: Viewer, websiteId: number, t: Translate): Promise<Response> {
  const services = c.get('services')
  const { title } = await findWebsiteRow(services, viewer, websiteId)
  const style = (await readWishes(services.db, websiteId))['inspiration']?.['style']
  const pairs = PAIRS.toSorted((a, b) => Number(b.style === style) - Number(a.style === style))
  const { content } = await readDocument(services, websiteId)
  return staffPage(c, viewer, 'fonts.njk', {
    title: `${t('backoffice.fonts')}: ${title}`,
    website_id: websiteId,
    pairs: pairs.map((pair) => ({ ...pair, chosen: content['fonts'] === pair.fonts, wished: pair.style === style })),
  })
}

export async function chooseFonts(services: Services, viewer: Viewer, websiteId: number, fonts: string): Promise<void> {
  if (!PAIRS.some((pair) => pair.fonts === fonts)) throw new HttpError(422, 'refusal.fields')
  await changeDocument(services, viewer, websiteId, (content) => ({ ...content, fonts }))
}
