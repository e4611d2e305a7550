import { UPLOAD_MAX_BYTES } from '../../../src/model'
import { detectFile, thumbnailOf } from '../../services'
import type { Services } from '../context'
import { HttpError } from '../HttpError'
import { presentFile } from './presentFile'

const MEGABYTE = 1024 ** 2
const NAME_MAX_LENGTH = 200

/** Whose files they are; no user = the customer's. */
interface Owner {
  partner_id: number
  user_id: number | null
}

/** Keeps uploaded files for a website, or for the partner's templates, each by what it really is; they belong to no entry yet. */
export async function storeFiles(services: Services, owner: Owner, websiteId: number | null, uploads: readonly File[]) {
  const tooLarge = uploads.some(({ size }) => size > UPLOAD_MAX_BYTES)
  if (tooLarge) throw new HttpError(413, 'refusal.tooLarge', { values: { limit: UPLOAD_MAX_BYTES / MEGABYTE } })
  const rows = []
  for (const upload of uploads) rows.push(await storeFile(services, owner, websiteId, upload))
  return rows.map(presentFile)
}

/** Keeps one file and answers its row. */
export async function storeFile({ db, files, clock }: Services, owner: Owner, websiteId: number | null, upload: File) {
  const content = new Uint8Array(await upload.arrayBuffer())
  const { type, mime } = detectFile(content, upload.name)
  const thumbnail = await thumbnailOf(content, mime)
  return db
    .insertInto('files')
    .values({
      partner_id: owner.partner_id,
      website_id: websiteId,
      message_id: null,
      unassigned_email_id: null,
      name: plainName(upload.name),
      type,
      mime,
      bytes: content.byteLength,
      content_hash: await files.put(content),
      thumbnail_hash: thumbnail && (await files.put(thumbnail)),
      created_by: owner.user_id,
      created_at: clock.now(),
      deleted_at: null,
    })
    .returning(['id', 'type', 'name', 'bytes', 'thumbnail_hash'])
    .executeTakeFirstOrThrow()
}

/** A name without folders and control characters; it is only ever shown. */
export const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(-NAME_MAX_LENGTH) || 'file'
