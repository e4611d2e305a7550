import { readBrandImage } from '../../services'
import type { Services } from '../../kernel/context'
import type { FieldError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import type { AccountChange } from './AccountChange'
import { ofPartner } from '../../db/queries/base'

const IMAGES = ['logo', 'favicon', 'editorLogoDark', 'editorLogoLight'] as const
type Urls = Partial<Record<(typeof IMAGES)[number], string | null | undefined>>

/** Stores the new pictures of a change. The URL of a picture that the partner once had brings it back; any other changes nothing. */
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
    } else urls[name] = (await isOurs(services, partnerId, value)) ? value : undefined
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

async function isOurs({ db }: Services, partnerId: number, url: string | undefined): Promise<boolean> {
  const hash = /^\/static\/brand\/([\da-f]{64})\.png$/.exec(url ?? '')?.[1]
  if (!hash) return false
  const row = await ofPartner(db, partnerId, 'brand_images').select('content_hash').where('content_hash', '=', hash).executeTakeFirst()
  return row !== undefined
}
