import {
  api_partner_webhook_deliveries,
  api_partner_webhook_redeliver,
  api_partner_webhook_rotate,
  api_partner_webhook_test,
} from '../../../src/contract/server'
import { presentDeliveries, presentWebhooks } from './present'
import { findWebhook, redeliver, rotateSecret, testWebhook } from './saveWebhooks'
import { HttpError } from '../../kernel/HttpError'
import type { Services, Viewer } from '../../kernel/context'
import { serve } from '../../kernel/serve'

export const webhooksRoutes = [
  serve(api_partner_webhook_test, async ({ services, viewer, params }) => {
    const id = params.webhook
    await testWebhook(services, viewer, id)
    return one(services, viewer, id)
  }),

  serve(api_partner_webhook_rotate, async ({ services, viewer, params }) => {
    const id = params.webhook
    return one(services, viewer, id, await rotateSecret(services, viewer, id))
  }),

  serve(api_partner_webhook_deliveries, async ({ services, viewer, params }) => {
    const { id } = await findWebhook(services.db, viewer, params.webhook)
    return { items: await presentDeliveries(services.db, services.clock, id) }
  }),

  serve(api_partner_webhook_redeliver, async ({ c, services, viewer, params }) => {
    await redeliver(services, viewer, params.webhook, params.delivery)
    return c.body(null, 204)
  }),
]

async function one({ db }: Services, { partner_id }: Viewer, id: number, secret?: string) {
  const hooks = await presentWebhooks(db, partner_id, secret ? new Map([[id, secret]]) : new Map())
  const hook = hooks.find((each) => each.id === id)
  if (!hook) throw new HttpError(404, 'refusal.notFound')
  return hook
}
