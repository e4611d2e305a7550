import { Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { DAY_MS, MAX_INT, ROLES } from '../../src/model'
import { SEED_NAMES, seed } from '../seeds'
import type { HostContext, HostEnv } from '../kernel/context'
import { MAX_LATENCY_MS } from './faults'
import { fieldErrors } from '../kernel/fieldErrors'
import { HttpError } from '../kernel/HttpError'
import { isSameOrigin } from '../access/middleware/csrf'
import { confirmOwner, DnsFault, OutsideDomain, OwnerConfirmed, setDnsFault, setOutsideDomain } from './previewDomains'
import { FAULTY, previewState } from './previewState'
import { readBody } from '../kernel/request/readBody'
import { startSession } from '../access/sessions/sessions'
import { commit } from '../outbox/commit/commit'

const YEAR_MS = 366 * DAY_MS
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_INT))

const SignIn = v.object({ userId: id, partnerId: id })
const ClockOffset = v.object({ offsetMs: v.pipe(v.number(), v.integer(), v.minValue(-10 * YEAR_MS), v.maxValue(10 * YEAR_MS)) })
const Fault = v.object({
  route: v.picklist(['*', ...FAULTY]),
  latencyMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_LATENCY_MS)), 0),
  status: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))), null),
  offline: v.optional(v.boolean(), false),
})
const Reset = v.object({ set: v.picklist(SEED_NAMES) })
const Flags = v.object({
  partnerId: id,
  flags: v.partial(
    v.object({
      ownBrand: v.boolean(),
      canWhitelabel: v.boolean(),
      canUseTools: v.boolean(),
      canUseWebhooks: v.boolean(),
      isReseller: v.boolean(),
      isResellerCustomer: v.boolean(),
      isUserSuggestEnabled: v.boolean(),
      hasOffers: v.boolean(),
    }),
  ),
})
const Roles = v.object({ partnerId: id, userId: id, roles: v.array(v.picklist(ROLES)) })

// The panel works before anyone is signed in, so it has no session token: same origin and the marker keep other sites out.
const ownPagesOnly: MiddlewareHandler<HostEnv> = async (c, next) => {
  const changing = c.req.method !== 'GET' && c.req.method !== 'HEAD'
  if (changing && !(isSameOrigin(c) && c.req.header('x-requested-with'))) throw new HttpError(403, 'refusal.csrf')
  await next()
}

async function bodyAs<Schema extends v.GenericSchema>(c: HostContext, schema: Schema): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await readBody(c, 'json'))
  if (result.success) return result.output
  throw new HttpError(422, 'refusal.fields', { errors: fieldErrors(c, result.issues) })
}

/** The control panel's calls under `/preview/api`; every change answers with the new state. */
export const preview = new Hono<HostEnv>()
  .use(ownPagesOnly)
  .get('/state', (c) => answerState(c))
  .post('/sign-in', async (c) => {
    const { userId, partnerId } = await bodyAs(c, SignIn)
    const { db } = c.get('services')
    const member = await db
      .selectFrom('memberships')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('partner_id', '=', partnerId)
      .where('active', '=', true)
      .executeTakeFirst()
    if (!member) throw new HttpError(404, 'refusal.notFound')
    await startSession(c, userId, partnerId)
    return c.json({ url: '/' })
  })
  .put('/clock', async (c) => {
    const { offsetMs } = await bodyAs(c, ClockOffset)
    await c.get('services').clock.setOffset(offsetMs)
    return answerState(c)
  })
  .put('/faults', async (c) => {
    const { route, latencyMs, status, offline } = await bodyAs(c, Fault)
    const { db } = c.get('services')
    await db.deleteFrom('faults').where('route', '=', route).execute()
    if (latencyMs > 0 || status || offline)
      await db.insertInto('faults').values({ route, latency_ms: latencyMs, status, offline }).execute()
    return answerState(c)
  })
  .delete('/faults', async (c) => {
    await c.get('services').db.deleteFrom('faults').execute()
    return answerState(c)
  })
  .put('/outside-domain', async (c) => {
    await setOutsideDomain(c.get('services'), await bodyAs(c, OutsideDomain))
    return answerState(c)
  })
  .put('/dns-fault', async (c) => {
    await setDnsFault(c.get('services'), await bodyAs(c, DnsFault))
    return answerState(c)
  })
  .put('/owner', async (c) => {
    await confirmOwner(c.get('services'), await bodyAs(c, OwnerConfirmed))
    return answerState(c)
  })
  .put('/flags', async (c) => {
    const { partnerId, flags } = await bodyAs(c, Flags)
    const { db } = c.get('services')
    const partner = await db.selectFrom('partners').select('flags').where('id', '=', partnerId).executeTakeFirst()
    if (!partner) throw new HttpError(404, 'refusal.notFound')
    await db
      .updateTable('partners')
      .set({ flags: JSON.stringify({ ...partner.flags, ...flags }) })
      .where('id', '=', partnerId)
      .execute()
    return answerState(c)
  })
  .put('/roles', async (c) => {
    const { partnerId, userId, roles } = await bodyAs(c, Roles)
    await commit(c.get('services'), { partner_id: partnerId, user_id: null }, async (db) => {
      await db
        .updateTable('memberships')
        .set({ roles: roles.map((role) => `partner_${role}`) })
        .where('partner_id', '=', partnerId)
        .where('user_id', '=', userId)
        .execute()
      return { publish: [{ kind: 'counts' }] }
    })
    return answerState(c)
  })
  .post('/reset', async (c) => {
    const { set } = await bodyAs(c, Reset)
    const { db, files, clock } = c.get('services')
    await seed({ db, files, name: set, now: clock.now() })
    return answerState(c)
  })

const answerState = async (c: HostContext) => c.json(await previewState(c))
