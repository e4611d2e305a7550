import { notifyMailbox } from '../../db/queries/mailboxes'
import type { ReceiveServices } from './ReceiveServices'

/** Puts a mail into inboxes, unread: into all or, to be sent again, into none. A mailbox that was removed meanwhile gets none. */
export async function deliverToMailboxes(
  { db, clock }: ReceiveServices,
  mailboxIds: Iterable<number>,
  { hash, bytes }: { hash: string; bytes: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // In one order: two mails for the same mailboxes wait for one another, and not each for the other.
    for (const id of [...mailboxIds].toSorted((one, other) => one - other)) {
      // Whoever gives numbers in the same folder waits.
      const inbox = await transaction
        .updateTable('mailbox_folders')
        .set((eb) => ({ uid_next: eb('uid_next', '+', 1) }))
        .where('mailbox_id', '=', id)
        .where('path', '=', 'INBOX')
        .returning('uid_next')
        .executeTakeFirst()
      if (!inbox) continue
      await transaction
        .insertInto('mailbox_messages')
        .values({ mailbox_id: id, path: 'INBOX', uid: inbox.uid_next - 1, content_hash: hash, bytes, received_at: clock.now() })
        .execute()
      await notifyMailbox(transaction, 'new', id)
    }
  })
}
