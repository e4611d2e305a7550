import { mapFolders } from './folderMap'
import { type Mailboxes, onSide, SideError } from './Mailboxes'
import { type IndexedMessage, missingMessages } from './missingMessages'
import { isRefusal } from './openMailbox'
import { readFolders, readIndex } from './readMailbox'

/** Compares both sides folder by folder and changes nothing on them. Answers whether it came to its end. */
export async function dryRun({ db, transferId, source, target, isWanted }: Mailboxes): Promise<boolean> {
  await db.deleteFrom('mail_transfer_folders').where('transfer_id', '=', transferId).execute()
  const from = await onSide('source', () => readFolders(source))
  const to = await onSide('target', () => readFolders(target))
  const there = new Set(to.folders.map(({ path }) => path))
  for (const [path, place] of mapFolders(from, to)) {
    if (!(await isWanted())) return false
    const messages = await onSide('source', () => readIndex(source, path)).catch(nothingIfRefused)
    const others = place !== null && there.has(place) ? await onSide('target', () => readIndex(target, place)).catch(nothingIfRefused) : []
    const missing = missingMessages(messages, others)
    await db
      .insertInto('mail_transfer_folders')
      .values({
        transfer_id: transferId,
        path,
        target: place,
        messages: messages.length,
        missing: missing.length,
        missing_bytes: missing.reduce((sum, { size }) => sum + size, 0),
        target_messages: null,
      })
      .execute()
  }
  return true
}

/** A folder that does not open is told when it is copied; the others are compared all the same. */
function nothingIfRefused(error: unknown): IndexedMessage[] {
  if (error instanceof SideError && isRefusal(error.cause)) return []
  throw error
}
