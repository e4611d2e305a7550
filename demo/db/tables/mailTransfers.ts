import type { Generated, JSONColumnType } from 'kysely'
import type { MailServer } from '../../../src/contract'
import type { MailTransferProblem, MailTransferState } from '../../../src/model'

export type Side = 'source' | 'target'

export interface Problem {
  kind: MailTransferProblem
  side: Side | null
  /** What the server said, without anything secret. */
  text: string | null
}

/** One mailbox on its way. Passwords are not here: only the process that copies has them, in memory. */
export interface MailTransfersTable {
  id: Generated<number>
  partner_id: number
  created_by: number | null
  state: MailTransferState
  problem: JSONColumnType<Problem> | null
  source: JSONColumnType<MailServer>
  target: JSONColumnType<MailServer>
  /** In a row that failed. */
  attempts: Generated<number>
  /** Not before then, by the host's clock. */
  run_at: Date
  /** Whoever holds the lease copies; by the machine's clock. */
  lease: string | null
  leased_until: Date | null
  created_at: Date
  /** The dry run was complete. */
  checked_at: Date | null
  started_at: Date | null
  finished_at: Date | null
}

export interface MailTransferFoldersTable {
  id: Generated<number>
  transfer_id: number
  path: string
  /** Null: stays behind. */
  target: string | null
  messages: number
  /** What the dry run found missing on the other side. */
  missing: number
  missing_bytes: number
  copied: Generated<number>
  skipped: Generated<number>
  failed: Generated<number>
  /** Counted after copying. */
  target_messages: number | null
  done: Generated<boolean>
}

export interface MailTransferFailuresTable {
  id: Generated<number>
  folder_id: number
  subject: string
  sent_at: Date | null
  reason: string
}
