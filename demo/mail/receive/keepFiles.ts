import type { Kysely } from 'kysely'
import { UPLOAD_MAX_BYTES } from '../../../src/model'
import type { Database } from '../../db'
import { detectFile, thumbnailOf } from '../../services'
import type { Services } from '../../server/context'
import type { Scan } from '../../server/files/scanContent'
import { plainName } from '../../server/websites/storeFiles'
import type { IncomingFile } from './readMail'

/** A file of a mail, and what the virus scanner said about it. */
export type ScannedFile = IncomingFile & { readonly scan: Scan }

type Owner = { partnerId: number; websiteId: number; messageId: number } | { partnerId: number; unassignedEmailId: number }

/** Keeps the files of a mail, each by what it really is; those beyond the size of an upload stay in the source alone. */
export async function keepFiles(
  db: Kysely<Database>,
  { files, clock }: Pick<Services, 'files' | 'clock'>,
  owner: Owner,
  scanned: readonly ScannedFile[],
): Promise<void> {
  for (const { name, content, contentId, scan } of scanned) {
    if (content.byteLength > UPLOAD_MAX_BYTES) continue
    const { type, mime } = detectFile(content, name)
    const isInfected = scan.scan_state === 'infected'
    const thumbnail = isInfected ? null : await thumbnailOf(content, mime)
    const content_hash = await files.put(content)
    if (isInfected) await files.quarantine(content_hash)
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
        content_hash,
        thumbnail_hash: thumbnail && (await files.put(thumbnail)),
        created_by: null,
        created_at: clock.now(),
        deleted_at: null,
        ...scan,
      })
      .execute()
  }
}
