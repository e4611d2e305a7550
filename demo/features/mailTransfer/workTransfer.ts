import { MINUTE_MS } from '../../../src/model'
import type { Problem } from '../../db/tables/mailTransfers'
import type { Services } from '../../kernel/context'
import { copyFolders } from './copyFolders'
import { dryRun } from './dryRun'
import { SideError, type Transfer, withMailboxes } from './Mailboxes'
import { problemOf } from './openMailbox'

/** A connection that broke is tried again by itself that often; then somebody has to look. */
const RETRY_AFTER_MS = [5_000, 30_000, 2 * MINUTE_MS] as const

/** Does what a transfer is at: the dry run or the copying, until it is complete, stopped or in trouble. */
export async function workTransfer(services: Services, transfer: Transfer, closing: AbortSignal): Promise<void> {
  const { db, clock, mailPasswords } = services
  const passwords = mailPasswords.get(transfer.id)
  if (!passwords) return pause(services, transfer, { kind: 'passwords', side: null, text: null })
  try {
    const isComplete = await withMailboxes(services, transfer, passwords, closing, transfer.state === 'checking' ? dryRun : copyFolders)
    if (isComplete) await finish(services, transfer)
  } catch (error) {
    // The next start of the host finds it as it was.
    if (closing.aborted) return
    const { side, cause } = error instanceof SideError ? error : { side: null, cause: error }
    const problem = problemOf(cause, side, Object.values(passwords))
    const wait = transfer.state === 'running' && problem.kind === 'unreachable' ? RETRY_AFTER_MS[transfer.attempts] : undefined
    if (wait === undefined) return pause(services, transfer, problem)
    const again = { attempts: transfer.attempts + 1, run_at: new Date(clock.now().getTime() + wait), problem: JSON.stringify(problem) }
    await db.updateTable('mail_transfers').set(again).where('id', '=', transfer.id).where('state', '=', 'running').execute()
  }
}

async function finish({ db, clock, mailPasswords }: Services, { id, state }: Transfer): Promise<void> {
  const at = clock.now()
  const end = state === 'checking' ? { state: 'ready' as const, checked_at: at } : { state: 'done' as const, finished_at: at }
  await db
    .updateTable('mail_transfers')
    .set({ ...end, problem: null, attempts: 0, lease: null, leased_until: null })
    .where('id', '=', id)
    .where('state', '=', state)
    .execute()
  if (end.state === 'done') mailPasswords.forget(id)
}

async function pause({ db, mailPasswords }: Services, { id, state }: Transfer, problem: Problem): Promise<void> {
  // Other passwords are asked for: these do not work.
  if (problem.kind === 'login') mailPasswords.forget(id)
  await db
    .updateTable('mail_transfers')
    .set({ state: 'paused', problem: JSON.stringify(problem), attempts: 0, lease: null, leased_until: null })
    .where('id', '=', id)
    .where('state', '=', state)
    .execute()
}
