import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { addFiles } from '../../db/writers/addFiles'
import { type Scan, scanContent } from '../../services/files/scanContent'
import { thumbnailOf } from '../../services'
import type { IncomingFile } from '../../services/mailReader/readMail'
import type { ReceiveServices } from './ReceiveServices'

/** A file of a mail that is in the file store already; what is left is to say whose it is. */
export interface StoredFile extends Omit<IncomingFile, 'content'>, Scan {
  bytes: number
  content_hash: string
  thumbnail_hash: string | null
}

/** Scans, draws and stores the files of a mail. All of it takes its time: a transaction would hold up everybody else. */
export async function storeIncoming(services: ReceiveServices, incoming: readonly IncomingFile[]): Promise<StoredFile[]> {
  const stored: StoredFile[] = []
  for (const file of incoming) stored.push(await storeOne(services, file))
  return stored
}

async function storeOne(services: ReceiveServices, { content, ...file }: IncomingFile): Promise<StoredFile> {
  const { files } = services
  const scan = await scanContent(services, content)
  const isInfected = scan.scan_state === 'infected'
  const thumbnail = isInfected ? null : await thumbnailOf(content)
  const content_hash = await files.put(content)
  if (isInfected) await files.quarantine(content_hash)
  return { ...file, ...scan, bytes: content.byteLength, content_hash, thumbnail_hash: thumbnail && (await files.put(thumbnail)) }
}

type Owner = { partnerId: number; websiteId: number; messageId: number } | { partnerId: number; unassignedEmailId: number }

/** Notes whose the files are, each by what it really is. */
export async function keepFiles(
  db: Kysely<Database>,
  { clock }: Pick<ReceiveServices, 'clock'>,
  owner: Owner,
  stored: readonly StoredFile[],
): Promise<void> {
  if (stored.length === 0) return
  const rows = stored.map(({ contentId, detected: { type, mime }, ...file }) => ({
    ...file,
    partner_id: owner.partnerId,
    website_id: 'websiteId' in owner ? owner.websiteId : null,
    message_id: 'messageId' in owner ? owner.messageId : null,
    unassigned_email_id: 'unassignedEmailId' in owner ? owner.unassignedEmailId : null,
    content_id: contentId,
    type,
    mime,
    created_at: clock.now(),
  }))
  await addFiles(db, rows)
}
