import type { Kysely } from 'kysely'
import { MINUTE_MS } from '../../../src/model'
import type { Database, OpenDatabase } from '../../db'
import { inBackground } from '../../log/inBackground'
import type { Services } from '../../kernel/context'
import { startRounds } from '../../services'
import type { Transfer } from './Mailboxes'
import { TRANSFER_CHANNEL } from './transfers'
import { workTransfer } from './workTransfer'

const ROUND_MS = 2_000
/** At a time in one process. */
const MOST = 4
/** Longer than a process is silent while it lives. */
const TRANSFER_LEASE_MS = MINUTE_MS

/** Works on the transfers whose passwords this process has, until closed. */
export async function startMailTransfers(open: OpenDatabase, services: Services): Promise<{ close(): Promise<void> }> {
  const { db, clock, mailPasswords } = services
  const running = new Map<number, Promise<void>>()
  // Nobody has the passwords of what the last process had under way.
  if (open.exclusive) await askForPasswords(db).execute()

  /** Says that this process is there, and answers what it could work on. */
  async function takeDue(): Promise<Transfer[]> {
    const ours = await db
      .updateTable('mail_transfers')
      .set({ leased_until: new Date(Date.now() + TRANSFER_LEASE_MS) })
      .where('lease', '=', mailPasswords.holder)
      .where('state', 'in', ['checking', 'running'])
      .returningAll()
      .execute()
    return ours.filter(({ run_at }) => run_at <= clock.now()).toSorted((a, b) => a.id - b.id)
  }

  const rounds = await startRounds(open, {
    work: 'transfers',
    log: services.log,
    channel: TRANSFER_CHANNEL,
    roundMs: ROUND_MS,
    async round({ signal, wake }) {
      await clock.refresh()
      await askForPasswords(db).where('leased_until', '<', new Date()).execute()
      for (const transfer of await takeDue()) {
        if (running.size >= MOST || running.has(transfer.id)) continue
        const work = inBackground(services.log, { work: 'transfers', item: transfer.id }, () =>
          workTransfer(services, transfer, signal).then(() => null),
        ).finally(() => {
          running.delete(transfer.id)
          wake()
        })
        running.set(transfer.id, work)
      }
      return ROUND_MS
    },
  })

  return {
    async close() {
      await rounds.close()
      await Promise.all(running.values())
      // Nobody else has the passwords.
      await askForPasswords(db).where('lease', '=', mailPasswords.holder).execute()
    },
  }
}

/** Pauses what no process works on any more. */
const askForPasswords = (db: Kysely<Database>) =>
  db
    .updateTable('mail_transfers')
    .set({ state: 'paused', problem: JSON.stringify({ kind: 'passwords', side: null, text: null }), lease: null, leased_until: null })
    .where('state', 'in', ['checking', 'running'])
