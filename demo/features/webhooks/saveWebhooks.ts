import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { WebhookDraft } from '../../../src/contract'
import { DAY_MS } from '../../../src/model'
import type { Database } from '../../db'
import { ofPartner } from '../../db/queries/base'
import type { Services, Viewer } from '../../kernel/context'
import { type FieldError, HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { seal } from '../../services'
import { urlProblem } from '../../services/network/addressGuard'
import { queueFor } from '../../outbox/commit/emitWebhook'
import { giveUp } from '../../outbox/webhooks/giveUp'

const HINT = 4
const MOST = 20

/** New secrets by the id of their webhook: this is the only time they are told. */
export type NewSecrets = ReadonlyMap<number, string>

const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`

export function webhookErrors(drafts: readonly WebhookDraft[], allow: readonly string[], t: Translate): FieldError[] {
  const errors = drafts.flatMap(({ url }, index) => {
    const problem = urlProblem(url, allow)
    return problem ? [{ name: `webhooks.${index}.url`, message: t(`field.webhook.${problem}`) }] : []
  })
  return drafts.length > MOST ? [...errors, { name: 'webhooks', message: t('field.webhook.most', { max: MOST }) }] : errors
}

/** Replaces the list: drafts with an id change the webhook there is, others are new, the rest goes with its log. */
export async function saveWebhooks(
  { clock }: Services,
  db: Kysely<Database>,
  partnerId: number,
  drafts: readonly WebhookDraft[],
): Promise<NewSecrets> {
  const rows = await ofPartner(db, partnerId, 'webhooks').select(['id', 'enabled']).execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  const kept = drafts.flatMap(({ id }) => (id !== undefined && known.has(Number(id)) ? [Number(id)] : []))
  await db
    .deleteFrom('webhooks')
    .where('partner_id', '=', partnerId)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
  const secrets = new Map<number, string>()
  for (const { id, name, url, events, enabled } of drafts) {
    const values = { name, url, events: [...events], enabled }
    const before = id === undefined ? undefined : known.get(Number(id))
    if (before) {
      const forgiven = enabled && !before.enabled ? { failures_in_row: 0, failing_since: null } : {}
      await db
        .updateTable('webhooks')
        .set({ ...values, ...forgiven })
        .where('id', '=', before.id)
        .execute()
      if (!enabled && before.enabled) await giveUp(db, before.id)
    } else {
      const secret = newSecret()
      const sealed = {
        secret_sealed: await seal(db, secret),
        secret_hint: secret.slice(-HINT),
        previous_sealed: null,
        previous_until: null,
      }
      const added = await db
        .insertInto('webhooks')
        .values({ ...values, ...sealed, partner_id: partnerId, failing_since: null, created_at: clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow()
      secrets.set(added.id, secret)
    }
  }
  return secrets
}

/** A new secret; the old one signs beside it for a day. */
export async function rotateSecret({ db, clock }: Services, viewer: Viewer, id: number): Promise<string> {
  const hook = await findWebhook(db, viewer, id)
  const secret = newSecret()
  await db
    .updateTable('webhooks')
    .set({
      secret_sealed: await seal(db, secret),
      secret_hint: secret.slice(-HINT),
      previous_sealed: hook.secret_sealed,
      previous_until: new Date(clock.now().getTime() + DAY_MS),
    })
    .where('id', '=', id)
    .execute()
  return secret
}

/** Sends the event `test`, whatever the webhook subscribed to. */
export async function testWebhook({ db, clock }: Services, viewer: Viewer, id: number): Promise<void> {
  await findWebhook(db, viewer, id)
  await queueFor(db, clock, [id], { partnerId: viewer.partner_id, event: 'test', actorId: viewer.user_id })
}

/** Tries a message again at once, as if it had never been tried. */
export async function redeliver({ db, clock }: Services, viewer: Viewer, id: number, deliveryId: number): Promise<void> {
  await findWebhook(db, viewer, id)
  const attempt = await db
    .selectFrom('webhook_attempts')
    .innerJoin('webhook_messages', 'webhook_messages.id', 'webhook_attempts.webhook_message_id')
    .select('webhook_messages.id')
    .where('webhook_attempts.id', '=', deliveryId)
    .where('webhook_messages.webhook_id', '=', id)
    .executeTakeFirst()
  if (!attempt) throw new HttpError(404, 'refusal.notFound')
  await db
    .updateTable('webhook_messages')
    .set({ state: 'waiting', attempts: 0, run_at: clock.now() })
    .where('id', '=', attempt.id)
    .execute()
}

export async function findWebhook(db: Kysely<Database>, { partner_id }: Viewer, id: number) {
  const hook = await ofPartner(db, partner_id, 'webhooks').selectAll().where('id', '=', id).executeTakeFirst()
  if (!hook) throw new HttpError(404, 'refusal.notFound')
  return hook
}
