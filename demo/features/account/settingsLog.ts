import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../../db'
import { ofPartner } from '../../db/queries/base'
import type { Viewer } from '../../kernel/context'
import type { News } from '../../kernel/News'
import { actorOf, auditEntries } from '../../access/auditEntries'
import { HttpError } from '../../kernel/HttpError'
import type { loadAccount } from './loadAccount'
import { type Field, mayRestore } from './settingsBefore'

const ACTION = 'settings.changed'
const SHOWN = 50
/** Counted or made of others, not set. */
const NOT_A_SETTING = new Set(['version', 'statusCounts', 'webhooks', 'overridden'])

type Account = Awaited<ReturnType<typeof loadAccount>>

interface Change {
  before: Account
  after: Account
  hasNewPassword: boolean
}

/** Which settings changed from what to what; of a password only that it changed. */
export function changedSettings(change: Change): NonNullable<News['audit']> {
  // A new password is one change, also when there was none before.
  const fields = differences(change.before, change.after).filter(({ name }) => !(change.hasNewPassword && name === 'mailer.hasPassword'))
  // Without secrets and without what deliveries count.
  const hooks = ({ webhooks }: Account) => webhooks.map(({ name, url, events, enabled }) => ({ name, url, events, enabled }))
  const [old, now] = [hooks(change.before), hooks(change.after)]
  const [gone, come] = [missingIn(now, old), missingIn(old, now)]
  if (gone.length + come.length > 0) fields.push({ name: 'webhooks', before: gone, after: come })
  if (change.hasNewPassword) fields.push({ name: 'mailer.password' })
  return fields.length === 0 ? [] : [{ action: ACTION, details: { fields } }]
}

/** Those of a list that the other has not. */
const missingIn = <T>(other: readonly T[], list: readonly T[]): T[] => {
  const known = new Set(other.map((one) => JSON.stringify(one)))
  return list.filter((one) => !known.has(JSON.stringify(one)))
}

/** Fields that differ; those of groups by their path. */
function differences(before: Account, after: Account): Field[] {
  const old = flat(before)
  const now = flat(after)
  const names = [...new Set([...old.keys(), ...now.keys()])]
  return names
    .filter((name) => JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name)))
    .map((name) => ({ name, before: old.get(name) ?? null, after: now.get(name) ?? null }))
}

function flat(account: Account): Map<string, unknown> {
  const entries = Object.entries(account).filter(([name]) => !NOT_A_SETTING.has(name))
  return new Map(
    entries.flatMap(([name, value]): [string, unknown][] =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).map(([part, inner]) => [`${name}.${part}`, inner])
        : [[name, value]],
    ),
  )
}

/** The latest changes, newest first. */
export async function settingsLog(db: Kysely<Database>, viewer: Viewer) {
  const rows = await auditEntries(db, viewer.partner_id).where('audit_log.action', '=', ACTION).limit(SHOWN).execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    by: actorOf(row),
    fields: fieldsIn(row.details),
    restorable: mayRestore(viewer, fieldsIn(row.details)),
  }))
}

/** One of them, by its id. */
export async function findSettingsChange(db: Kysely<Database>, partnerId: number, id: number): Promise<Field[]> {
  const row = await ofPartner(db, partnerId, 'audit_log')
    .select('details')
    .where('action', '=', ACTION)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return fieldsIn(row.details)
}

const Details = v.object({
  fields: v.array(v.object({ name: v.string(), before: v.optional(v.unknown()), after: v.optional(v.unknown()) })),
})

const fieldsIn = (details: unknown): Field[] => v.parse(Details, details).fields
