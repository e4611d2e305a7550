import type { Selectable } from 'kysely'
import type { MailTransferFoldersTable } from '../../db/tables/mailTransfers'
import { type Mailboxes, onSide, SideError } from './Mailboxes'
import { type IndexedMessage, missingMessages } from './missingMessages'
import { asError, isRefusal } from './openMailbox'
import { readFolders, readIndex } from './readMailbox'

type Folder = Selectable<MailTransferFoldersTable> & { target: string }

const SUBJECT_MAX = 200
const REASON_MAX = 300

/**
 * Copies what the other side lacks, folder by folder. It asks anew what is missing whenever it begins, so that a copy that was cut off,
 * even between the server's taking a message and our note of it, goes on without doubling or losing one. Answers whether it came to its end.
 */
export async function copyFolders(boxes: Mailboxes): Promise<boolean> {
  const { db, transferId, target } = boxes
  const there = new Set((await onSide('target', () => readFolders(target))).folders.map(({ path }) => path))
  const rows = await db
    .selectFrom('mail_transfer_folders')
    .selectAll()
    .where('transfer_id', '=', transferId)
    .where('done', '=', false)
    .orderBy('id')
    .execute()
  for (const row of rows) {
    if (!(await boxes.isWanted())) return false
    if (row.target === null) continue
    const folder = { ...row, target: row.target }
    try {
      if (!there.has(folder.target)) await onSide('target', () => target.mailboxCreate(folder.target))
      there.add(folder.target)
      if (!(await copyFolder(boxes, folder))) return false
    } catch (error) {
      if (!(error instanceof SideError) || !isRefusal(error.cause) || isFull(error.cause)) throw error
      // A folder that one of the servers does not open is no reason to leave the others.
      await noteFailure(boxes, folder, null, error.cause.responseText)
      await setFolder(boxes, folder.id, { done: true, failed: folder.messages })
    }
  }
  return true
}

async function copyFolder(boxes: Mailboxes, folder: Folder): Promise<boolean> {
  const { db, source, target } = boxes
  const messages = await onSide('source', () => readIndex(source, folder.path))
  const missing = missingMessages(messages, await onSide('target', () => readIndex(target, folder.target)))
  const skipped = Math.max(0, messages.length - missing.length - folder.copied)
  await db.deleteFrom('mail_transfer_failures').where('folder_id', '=', folder.id).execute()
  await setFolder(boxes, folder.id, { messages: messages.length, skipped, failed: 0 })
  const lock = await onSide('source', () => source.getMailboxLock(folder.path, { readOnly: true }))
  try {
    for (const message of missing) {
      if (!(await boxes.isWanted())) return false
      await copyMessage(boxes, folder, message)
    }
  } finally {
    lock.release()
  }
  const { messages: counted = null } = (await onSide('target', () => target.status(folder.target, { messages: true }))) || {}
  await setFolder(boxes, folder.id, { done: true, target_messages: counted })
  return true
}

async function copyMessage(boxes: Mailboxes, folder: Folder, { uid, internalDate }: IndexedMessage): Promise<void> {
  const { db, source, target } = boxes
  const message = await onSide('source', () => source.fetchOne(String(uid), { source: true, flags: true, envelope: true }, { uid: true }))
  // Somebody has deleted it in the meantime.
  if (!message || !message.source) return
  // \Recent belongs to the server.
  const flags = [...(message.flags ?? [])].filter((flag) => flag !== '\\Recent')
  const refusal = await target.append(folder.target, message.source, flags, internalDate).then(() => null, asError)
  if (refusal && (!isRefusal(refusal) || isFull(refusal))) throw new SideError('target', refusal)
  if (refusal) {
    const { subject = '', date } = message.envelope ?? {}
    await noteFailure(boxes, folder, { subject, date: new Date(date ?? internalDate) }, refusal.responseText)
  }
  const count = refusal ? 'failed' : 'copied'
  await db
    .updateTable('mail_transfer_folders')
    .set((eb) => ({ [count]: eb(count, '+', 1) }))
    .where('id', '=', folder.id)
    .execute()
}

const isFull = (error: { serverResponseCode?: string | undefined }): boolean => error.serverResponseCode === 'OVERQUOTA'

async function setFolder({ db }: Mailboxes, id: number, values: Partial<Selectable<MailTransferFoldersTable>>): Promise<void> {
  await db.updateTable('mail_transfer_folders').set(values).where('id', '=', id).execute()
}

async function noteFailure(
  { db }: Mailboxes,
  folder: Folder,
  message: { subject: string; date: Date } | null,
  reason: string | undefined,
): Promise<void> {
  await db
    .insertInto('mail_transfer_failures')
    .values({
      folder_id: folder.id,
      subject: (message?.subject ?? '').replaceAll('\0', '').slice(0, SUBJECT_MAX),
      sent_at: message?.date ?? null,
      reason: (reason || 'NO').replaceAll('\0', '').slice(0, REASON_MAX),
    })
    .execute()
}
