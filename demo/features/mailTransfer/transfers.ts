import { sql } from 'kysely'
import type { MailServerLogin, MailTransferDraft } from '../../../src/contract'
import type { api_partner_mail_transfer_start, ReadBody } from '../../../src/contract/server'
import { isTransferOver, MAIL_LOGIN_LIMIT, MAIL_LOGIN_WINDOW_MS, MINUTE_MS } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { countAttempt } from '../../db/queries/rateLimits'
import { ofPartner } from '../../db/queries/base'
import type { Transfer } from './Mailboxes'
import { openMailbox, problemOf } from './openMailbox'
import type { Passwords } from '../../services/secrets/PasswordVault'
import { readFolders } from './readMailbox'
import { commit } from '../../outbox/commit/commit'

export const TRANSFER_CHANNEL = 'mail_transfer'
/** A worker renews it as long as it lives. */
const FIRST_LEASE_MS = MINUTE_MS

/** Logs in and looks at the folders; what goes wrong is the answer. */
export async function checkServer(services: Services, viewer: Viewer, { password, ...server }: MailServerLogin) {
  await countLogins(services, viewer)
  try {
    const client = await openMailbox(server, password, services.imapAllow)
    try {
      const { folders } = await readFolders(client)
      return { ok: true, problem: null, text: null, folders: folders.length }
    } finally {
      await client.logout().catch(() => client.close())
    }
  } catch (error) {
    const { kind, text } = problemOf(error, null, [password])
    return { ok: false, problem: kind, text, folders: 0 }
  }
}

/** Notes a transfer and begins its dry run. */
export async function createTransfer(services: Services, viewer: Viewer, { source, target }: MailTransferDraft): Promise<number> {
  const { db, clock, mailPasswords } = services
  await countLogins(services, viewer)
  const { password: sourcePassword, ...from } = source
  const { password: targetPassword, ...to } = target
  const now = clock.now()
  const { id } = await db
    .insertInto('mail_transfers')
    .values({
      partner_id: viewer.partner_id,
      created_by: viewer.user_id,
      state: 'checking',
      problem: null,
      source: JSON.stringify(from),
      target: JSON.stringify(to),
      run_at: now,
      lease: mailPasswords.holder,
      leased_until: new Date(Date.now() + FIRST_LEASE_MS),
      created_at: now,
      checked_at: null,
      started_at: null,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  mailPasswords.keep(id, { source: sourcePassword, target: targetPassword })
  await note(services, viewer, 'created', `${from.username}@${from.host} → ${to.username}@${to.host}`)
  await wakeWorker(services)
  return id
}

/** Begins to copy, into the folders the person chose. */
export async function startTransfer(
  services: Services,
  viewer: Viewer,
  id: number,
  { folders, passwords }: ReadBody<typeof api_partner_mail_transfer_start>,
) {
  const { db, clock } = services
  const transfer = await findTransfer(services, viewer, id)
  requireState(transfer, ['ready'])
  await requirePasswords(services, viewer, transfer, passwords)
  for (const { id: folderId, target } of folders) {
    await db.updateTable('mail_transfer_folders').set({ target }).where('id', '=', folderId).where('transfer_id', '=', id).execute()
  }
  await go(services, transfer, { started_at: clock.now() })
  await note(services, viewer, 'started', String(id))
}

/** The message under way is still copied. */
export async function pauseTransfer(services: Services, viewer: Viewer, id: number): Promise<void> {
  const transfer = await findTransfer(services, viewer, id)
  requireState(transfer, ['checking', 'running'])
  await services.db
    .updateTable('mail_transfers')
    .set({ state: 'paused', problem: null })
    .where('id', '=', id)
    .where('state', '=', transfer.state)
    .execute()
}

export async function resumeTransfer(services: Services, viewer: Viewer, id: number, passwords: Passwords | undefined): Promise<void> {
  const transfer = await findTransfer(services, viewer, id)
  requireState(transfer, ['paused'])
  await requirePasswords(services, viewer, transfer, passwords)
  await go(services, transfer, {})
}

/** Ends it for good; what was copied stays. */
export async function cancelTransfer(services: Services, viewer: Viewer, id: number): Promise<void> {
  const { db, clock, mailPasswords } = services
  const transfer = await findTransfer(services, viewer, id)
  if (isTransferOver(transfer.state)) return
  await db
    .updateTable('mail_transfers')
    .set({ state: 'cancelled', problem: null, finished_at: clock.now(), lease: null, leased_until: null })
    .where('id', '=', id)
    .execute()
  mailPasswords.forget(id)
  await note(services, viewer, 'cancelled', String(id))
}

export async function findTransfer({ db }: Services, { partner_id }: Viewer, id: number): Promise<Transfer> {
  const row = await ofPartner(db, partner_id, 'mail_transfers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return row
}

async function go(services: Services, { id, state, started_at }: Transfer, values: { started_at?: Date }): Promise<void> {
  const isCopying = started_at !== null || values.started_at !== undefined
  await services.db
    .updateTable('mail_transfers')
    .set({
      ...values,
      state: isCopying ? 'running' : 'checking',
      problem: null,
      attempts: 0,
      run_at: services.clock.now(),
      lease: services.mailPasswords.holder,
      leased_until: new Date(Date.now() + FIRST_LEASE_MS),
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .execute()
  await wakeWorker(services)
}

function requireState({ state }: Transfer, states: readonly Transfer['state'][]): void {
  if (!states.includes(state)) throw new HttpError(409, 'refusal.mailTransfer.state')
}

async function requirePasswords(services: Services, viewer: Viewer, { id }: Transfer, passwords: Passwords | undefined): Promise<void> {
  if (passwords) {
    await countLogins(services, viewer)
    services.mailPasswords.keep(id, passwords)
  }
  if (!services.mailPasswords.get(id)) throw new HttpError(422, 'refusal.mailTransfer.passwords')
}

/** Nobody tries passwords of strangers' mailboxes through us. */
async function countLogins({ db, clock }: Services, viewer: Viewer): Promise<void> {
  const now = clock.now()
  const { count, resetsAt } = await countAttempt(db, `imap:${viewer.user_id}`, now, MAIL_LOGIN_WINDOW_MS)
  if (count <= MAIL_LOGIN_LIMIT) return
  const seconds = Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)
  throw new HttpError(429, 'refusal.mailTransfer.logins', { values: { seconds }, headers: { 'Retry-After': String(seconds) } })
}

const wakeWorker = ({ db }: Services) => sql`select pg_notify(${TRANSFER_CHANNEL}, '')`.execute(db)

const note = (services: Services, viewer: Viewer, verb: string, subject: string) =>
  commit(services, viewer, async () => ({ audit: [{ action: `mailTransfer.${verb}`, subject }] }))
