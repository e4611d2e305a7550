import { Hono } from 'hono'
import { fullName, HOUR_MS, intlTag, REASON_MAX_LENGTH } from '../../../src/model'
import { addressOf } from '../../kernel/request/addressOf'
import type { HostContext, HostEnv } from '../../kernel/context'
import { formValues } from '../../kernel/request/formValues'
import { limitRate } from '../../kernel/limitRate'
import { PROVIDER_NAME } from '../../pages/provider'
import { render } from '../../pages/render'
import { hashOf } from '../../access/tokens/opaqueToken'
import { translator } from '../../kernel/text/translate'
import { commit } from '../../outbox/commit/commit'
import { notifyOfAnswer } from './notifyOfAnswer'

const MAX_PER_HOUR = 60

/** `/offer-request/{token}`: the provider accepts or declines what an agency asked for. By a button, as programs that scan mails follow links too. */
export const offerRequest = new Hono<HostEnv>()

offerRequest.get('/:token', async (c) => show(c, await requestOf(c)))

offerRequest.post('/:token', async (c) => {
  const request = await requestOf(c)
  if (request?.state !== 'requested') return show(c, request)
  const values = await formValues(c)
  const state = values.get('state')[0] === 'accepted' ? 'accepted' : 'declined'
  const reason = (values.get('reason')[0] ?? '').trim()
  if (reason.length > REASON_MAX_LENGTH) return show(c, request, { reason, error: 'field.length' })
  // Whoever is declined wants to know why.
  if (state === 'declined' && !reason) return show(c, request, { reason, error: 'fieldIssue.required' })
  await answer(c, request, state, reason)
  return show(c, await requestOf(c))
})

type Request = NonNullable<Awaited<ReturnType<typeof requestOf>>>

async function answer(c: HostContext, request: Request, state: 'accepted' | 'declined', reason: string): Promise<void> {
  const services = c.get('services')
  const now = services.clock.now()
  const { partner_id: partnerId, requested_by: userId, title } = request
  await commit(services, { partner_id: partnerId, user_id: null }, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('agency_offer_states')
      .set({ state, answered_at: now, reason })
      .where('token_hash', '=', request.token_hash)
      .where('state', '=', 'requested')
      .executeTakeFirst()
    // Somebody else at the provider was faster.
    if (numUpdatedRows === 0n) return {}
    await notifyOfAnswer(services, db, { partnerId, userId, offer: request, state, reason })
    return { audit: [{ action: `offer.${state}`, subject: title }], publish: [{ kind: 'counts' }] }
  })
}

async function requestOf(c: HostContext) {
  await limitRate(c, `offer-request:${addressOf(c)}`, MAX_PER_HOUR, HOUR_MS)
  return c
    .get('services')
    .db.selectFrom('agency_offer_states')
    .innerJoin('agency_offers', 'agency_offers.id', 'agency_offer_states.offer_id')
    .innerJoin('partners', 'partners.id', 'agency_offer_states.partner_id')
    .leftJoin('users', 'users.id', 'agency_offer_states.requested_by')
    .where('token_hash', '=', hashOf(c.req.param('token') ?? ''))
    .select(['agency_offer_states.partner_id', 'partners.name as agency', 'partners.time_zone', 'token_hash'])
    .select(['title', 'summary', 'description_html', 'translations'])
    .select(['state', 'requested_at', 'requested_by', 'answered_at', 'reason'])
    .select(['users.name', 'users.forename', 'users.surname', 'users.email'])
    .executeTakeFirst()
}

function show(
  c: HostContext,
  request: Request | undefined,
  { reason, error }: { reason: string; error?: string } = { reason: '' },
): Response {
  const t = translator(c.get('services').root, c.get('locale'))
  c.header('X-Robots-Tag', 'noindex')
  const answered = request?.state === 'accepted' || request?.state === 'declined'
  if (!request || !(answered || request.state === 'requested'))
    return render(c, 'offer_request.njk', { title: t('owner.gone.title'), provider: PROVIDER_NAME, request: null }, 410)
  const day = new Intl.DateTimeFormat(intlTag(c.get('locale')), { dateStyle: 'long', timeZone: request.time_zone })
  const { agency, title: offer, email, state, requested_at, answered_at } = request
  const values = {
    title: t('offer.request.title', { agency, offer }),
    provider: PROVIDER_NAME,
    request: {
      ...{ state, isAnswered: answered, reason: request.reason },
      person: fullName({ name: request.name ?? '', forename: request.forename ?? '', surname: request.surname ?? '' }) || (email ?? ''),
      email,
      requestedAt: requested_at && day.format(requested_at),
      answeredAt: answered_at && day.format(answered_at),
    },
    reason,
    error: error && t(error, { max: REASON_MAX_LENGTH }),
  }
  return render(c, 'offer_request.njk', values, error ? 422 : 200)
}
