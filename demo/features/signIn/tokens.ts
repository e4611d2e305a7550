import type { NewApiToken } from '../../../src/contract'
import { addDays, API_TOKEN_MAX_DAYS, API_TOKENS_MAX, instantAt } from '../../../src/model'
import { newPersonalToken } from '../../access/tokens/personalToken'
import { momentOf } from '../../access/scope'
import { hashOf } from '../../access/tokens/opaqueToken'
import { lockUser } from '../../db/queries/people/lockUser'
import type { HostContext, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { addressOf } from '../../kernel/request/addressOf'
import { pageWords } from '../../kernel/text/statusWords'
import { presentToken } from './present'
import { tokensOf } from './queries'
import { commit } from '../../outbox/commit/commit'

/** A new token, for the partner that is chosen now. It is told in this answer and never again. */
export async function createToken(c: HostContext, viewer: Viewer, { name, scopes, until }: NewApiToken) {
  const services = c.get('services')
  const { now, today } = momentOf(services, viewer)
  if (until < today || until > addDays(today, API_TOKEN_MAX_DAYS)) {
    const message = pageWords(c)('field.tokenEnd', { days: API_TOKEN_MAX_DAYS })
    throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'until', message }] })
  }
  const token = newPersonalToken()
  return commit(services, viewer, async (transaction) => {
    await lockUser(transaction, viewer.user_id)
    const present = await tokensOf(transaction, viewer.user_id, viewer.partner_id)
    if (present.length >= API_TOKENS_MAX) throw new HttpError(422, 'refusal.mostTokens', { values: { max: API_TOKENS_MAX } })
    const row = await transaction
      .insertInto('api_tokens')
      .values({
        ...{ token_hash: hashOf(token), user_id: viewer.user_id, partner_id: viewer.partner_id, name, scopes: [...new Set(scopes)] },
        ...{ created_at: now, last_used_at: null },
        // Good through its last day.
        expires_at: new Date(instantAt(addDays(until, 1), 0, viewer.time_zone)),
      })
      .returning(['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
      .executeTakeFirstOrThrow()
    return {
      changed: presentToken(row, { zone: viewer.time_zone, token }),
      audit: [{ action: 'token.created', subject: name, address: addressOf(c) }],
    }
  })
}

export async function revokeToken(c: HostContext, viewer: Viewer, id: number): Promise<void> {
  await commit(c.get('services'), viewer, async (db) => {
    const gone = await db
      .deleteFrom('api_tokens')
      .where('id', '=', id)
      .where('user_id', '=', viewer.user_id)
      .where('partner_id', '=', viewer.partner_id)
      .returning('name')
      .executeTakeFirst()
    if (!gone) throw new HttpError(404, 'refusal.notFound')
    return { audit: [{ action: 'token.revoked', subject: gone.name, address: addressOf(c) }] }
  })
}
