import { tellMailbox } from '../../db/queries/mailboxes'
import type { ReceiveServices } from './ReceiveServices'

/** Puts a mail into the inbox of a mailbox, unread. One that was removed meanwhile gets none. */
export async function deliverToMailbox(
  { db, clock }: ReceiveServices,
  mailboxId: number,
  { hash, bytes }: { hash: string; bytes: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Whoever gives numbers in the same folder waits.
    const inbox = await transaction
      .updateTable('mailbox_folders')
      .set((eb) => ({ uid_next: eb('uid_next', '+', 1) }))
      .where('mailbox_id', '=', mailboxId)
      .where('path', '=', 'INBOX')
      .returning('uid_next')
      .executeTakeFirst()
    if (!inbox) return
    await transaction
      .insertInto('mailbox_messages')
      .values({ mailbox_id: mailboxId, path: 'INBOX', uid: inbox.uid_next - 1, content_hash: hash, bytes, received_at: clock.now() })
      .execute()
    await tellMailbox(transaction, 'new', mailboxId)
  })
}
