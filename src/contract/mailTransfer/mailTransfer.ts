import * as v from 'valibot'
import { MAIL_ENCRYPTIONS, MAIL_TRANSFER_PROBLEMS, MAIL_TRANSFER_STATES } from '../../model'
import { NO_LINE_BREAK, ONE_LINE, SERVER_NAME } from '../patterns'
import { flag, id, many, maybe } from '../tolerant'
import { User } from '../user'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), v.regex(ONE_LINE))
const port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))

const MailServer = v.object({ host: v.string(), port: v.number(), encryption: v.picklist(MAIL_ENCRYPTIONS), username: v.string() })
export type MailServer = v.InferOutput<typeof MailServer>

/** A mailbox and how to get in. The password is never told again. */
export const MailServerLogin = v.object({
  host: v.pipe(line(253), v.regex(SERVER_NAME)),
  port,
  encryption: v.picklist(MAIL_ENCRYPTIONS),
  username: line(320),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(500), v.regex(NO_LINE_BREAK)),
})
export type MailServerLogin = v.InferInput<typeof MailServerLogin>

export const MailServerCheck = v.object({
  ok: v.boolean(),
  problem: maybe(v.picklist(MAIL_TRANSFER_PROBLEMS)),
  /** What the server said. */
  text: maybe(v.string()),
  folders: v.optional(v.number(), 0),
})
export type MailServerCheck = v.InferOutput<typeof MailServerCheck>

export const MailTransferFolder = v.object({
  id,
  path: v.string(),
  /** Null: stays behind. */
  target: maybe(v.string()),
  messages: v.optional(v.number(), 0),
  /** What the dry run found missing on the other side. */
  missing: v.optional(v.number(), 0),
  missingBytes: v.optional(v.number(), 0),
  copied: v.optional(v.number(), 0),
  /** Were on the other side already. */
  skipped: v.optional(v.number(), 0),
  failed: v.optional(v.number(), 0),
  /** Messages of the folder on the other side, counted after copying. */
  targetMessages: maybe(v.number()),
  done: flag,
})
export type MailTransferFolder = v.InferOutput<typeof MailTransferFolder>

export const MailTransferFailure = v.object({
  folder: v.string(),
  subject: v.string(),
  date: maybe(v.string()),
  reason: v.string(),
})
export type MailTransferFailure = v.InferOutput<typeof MailTransferFailure>

/** One mailbox on its way from one server to another. */
export const MailTransfer = v.object({
  id,
  state: v.picklist(MAIL_TRANSFER_STATES),
  problem: maybe(
    v.object({
      kind: v.picklist(MAIL_TRANSFER_PROBLEMS),
      side: maybe(v.picklist(['source', 'target'])),
      text: maybe(v.string()),
    }),
  ),
  source: MailServer,
  target: MailServer,
  folders: many(MailTransferFolder),
  /** The first few of the messages the other side did not take. */
  failures: many(MailTransferFailure),
  /** The server has forgotten them: whoever goes on gives them again. */
  needsPasswords: flag,
  createdAt: v.string(),
  startedAt: maybe(v.string()),
  finishedAt: maybe(v.string()),
  createdBy: maybe(User),
})
export type MailTransfer = v.InferOutput<typeof MailTransfer>

export const MailTransferDraft = v.object({ source: MailServerLogin, target: MailServerLogin })
export type MailTransferDraft = v.InferInput<typeof MailTransferDraft>

const passwords = v.optional(v.object({ source: MailServerLogin.entries.password, target: MailServerLogin.entries.password }))

/** Goes on; passwords only where the server has forgotten them. */
export const MailTransferResume = v.object({ passwords })

/** Starts copying; folders that are not named keep what the dry run proposed. */
export const MailTransferStart = v.object({
  folders: v.pipe(v.array(v.object({ id, target: v.nullable(line(500)) })), v.maxLength(2_000)),
  passwords,
})
export type MailTransferStart = v.InferInput<typeof MailTransferStart>
