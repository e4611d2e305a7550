import { readBrandImage } from '../../services'
import type { Services } from '../context'
import type { FieldError } from '../HttpError'
import type { Translate } from '../translate'
import type { AccountChange } from './checkAccount'

const IMAGES = ['logo', 'favicon', 'editorLogoDark', 'editorLogoLight'] as const
type Urls = Partial<Record<(typeof IMAGES)[number], string | null | undefined>>

/** Stores the new pictures of a change. A URL that is no new picture has to be the one there is, so it changes nothing. */
export async function storeBrandImages(services: Services, partnerId: number, change: AccountChange, t: Translate) {
  const urls: Urls = {}
  const errors: FieldError[] = []
  for (const name of IMAGES) {
    const value = change[name]
    if (value === null || value === '') urls[name] = null
    else if (value?.startsWith('data:')) {
      const content = await readBrandImage(value)
      if (content) urls[name] = await store(services, partnerId, content)
      else errors.push({ name, message: t('field.image') })
    } else urls[name] = undefined
  }
  return { urls, errors }
}

async function store({ db, files, clock }: Services, partnerId: number, content: Uint8Array): Promise<string> {
  const content_hash = await files.put(content)
  await db
    .insertInto('brand_images')
    .values({ partner_id: partnerId, content_hash, mime: 'image/png', created_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['partner_id', 'content_hash']).doNothing())
    .execute()
  return `/static/brand/${content_hash}.png`
}
