import { UPLOAD_MAX_BYTES } from '../../../src/model'
import { addFile } from '../../db/writers/addFiles'
import { detectFile, thumbnailOf } from '../../services'
import type { Services } from '../../kernel/context'
import { plainName } from '../../services/files/plainName'
import { scanContent } from '../../services/files/scanContent'
import { HttpError } from '../../kernel/HttpError'
import { presentFile } from './present'

const MEGABYTE = 1024 ** 2

/** Whose files they are; no user = the customer's. */
interface Owner {
  partner_id: number
  user_id: number | null
}

/** Keeps uploaded files for a website, or for the partner's templates, each by what it really is; they belong to no message yet. */
export async function storeFiles(services: Services, owner: Owner, websiteId: number | null, uploads: readonly File[]) {
  const tooLarge = uploads.some(({ size }) => size > UPLOAD_MAX_BYTES)
  if (tooLarge) throw new HttpError(413, 'refusal.tooLarge', { values: { limit: UPLOAD_MAX_BYTES / MEGABYTE } })
  const rows = []
  for (const upload of uploads) rows.push(await storeFile(services, owner, websiteId, upload))
  return rows.map(presentFile)
}

/** Keeps one file and answers its row. One with a virus is not kept. */
export async function storeFile(services: Services, owner: Owner, websiteId: number | null, upload: File) {
  const { db, files, clock } = services
  const content = new Uint8Array(await upload.arrayBuffer())
  const scan = await scanContent(services, content)
  if (scan.scan_state === 'infected')
    throw new HttpError(422, 'refusal.infected', { values: { name: plainName(upload.name), virus: scan.virus ?? '' } })
  const { type, mime } = detectFile(content, upload.name)
  const thumbnail = await thumbnailOf(content)
  return addFile(db, {
    partner_id: owner.partner_id,
    website_id: websiteId,
    name: plainName(upload.name),
    type,
    mime,
    bytes: content.byteLength,
    content_hash: await files.put(content),
    thumbnail_hash: thumbnail && (await files.put(thumbnail)),
    created_by: owner.user_id,
    created_at: clock.now(),
    ...scan,
  })
}
