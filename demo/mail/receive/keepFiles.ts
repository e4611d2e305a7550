import type { Kysely } from 'kysely'
import { UPLOAD_MAX_BYTES } from '../../../src/model'
import type { Database } from '../../db'
import { detectFile, thumbnailOf } from '../../services'
import type { Services } from '../../server/context'
import { plainName } from '../../server/websites/storeFiles'
import type { IncomingMail } from './readMail'

type Owner = { partnerId: number; websiteId: number; messageId: number } | { partnerId: number; unassignedEmailId: number }

/** Keeps the files of a mail, each by what it really is; those beyond the size of an upload stay in the source alone. */
export async function keepFiles(
  db: Kysely<Database>,
  { files, clock }: Pick<Services, 'files' | 'clock'>,
  owner: Owner,
  mail: IncomingMail,
): Promise<void> {
  for (const { name, content, contentId } of mail.files) {
    if (content.byteLength > UPLOAD_MAX_BYTES) continue
    const { type, mime } = detectFile(content, name)
    const thumbnail = await thumbnailOf(content, mime)
    await db
      .insertInto('files')
      .values({
        partner_id: owner.partnerId,
        website_id: 'websiteId' in owner ? owner.websiteId : null,
        message_id: 'messageId' in owner ? owner.messageId : null,
        unassigned_email_id: 'unassignedEmailId' in owner ? owner.unassignedEmailId : null,
        content_id: contentId,
        name: plainName(name),
        type,
        mime,
        bytes: content.byteLength,
        content_hash: await files.put(content),
        thumbnail_hash: thumbnail && (await files.put(thumbnail)),
        created_by: null,
        created_at: clock.now(),
        deleted_at: null,
      })
      .execute()
  }
}
