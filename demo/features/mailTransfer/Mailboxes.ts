import type { ImapFlow, ImapFlowError } from 'imapflow'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db'
import type { MailTransfersTable, Side } from '../../db/tables/mailTransfers'
import type { Services } from '../../kernel/context'
import { asError, openMailbox } from './openMailbox'
import type { Passwords } from '../../services/secrets/PasswordVault'

export type Transfer = Selectable<MailTransfersTable>

/** The two ends of a transfer while it is worked on. */
export interface Mailboxes {
  db: Kysely<Database>
  transferId: number
  source: ImapFlow
  target: ImapFlow
  /** Nobody has paused or cancelled it, and the host goes on. */
  isWanted(): Promise<boolean>
}

/** Says on which side something failed. */
export class SideError extends Error {
  constructor(
    readonly side: Side,
    override readonly cause: ImapFlowError,
  ) {
    super(`${side} failed`)
  }
}

export async function onSide<T>(side: Side, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new SideError(side, asError(error))
  }
}

/** Opens both ends, hands them over, and closes them whatever happens. */
export async function withMailboxes<T>(
  { db, imapAllow }: Pick<Services, 'db' | 'imapAllow'>,
  { id, source, target }: Transfer,
  passwords: Passwords,
  closing: AbortSignal,
  work: (boxes: Mailboxes) => Promise<T>,
): Promise<T> {
  const isWanted = async () => !closing.aborted && (await isMoving(db, id))
  const from = await onSide('source', () => openMailbox(source, passwords.source, imapAllow))
  try {
    const to = await onSide('target', () => openMailbox(target, passwords.target, imapAllow))
    const close = () => {
      from.close()
      to.close()
    }
    closing.addEventListener('abort', close)
    try {
      return await work({ db, transferId: id, source: from, target: to, isWanted })
    } finally {
      closing.removeEventListener('abort', close)
      await to.logout().catch(() => to.close())
    }
  } finally {
    await from.logout().catch(() => from.close())
  }
}

async function isMoving(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db.selectFrom('mail_transfers').select('state').where('id', '=', id).executeTakeFirst()
  return row?.state === 'running' || row?.state === 'checking'
}
