import type { OpenDatabase } from '../../db'
import type { Services } from '../../kernel/context'
import { type Rounds, startRounds } from '../../services'
import { deliverDue } from './deliverDue'
import { WEBHOOK_CHANNEL } from '../commit/emitWebhook'

const ROUND_MS = 2_000

/** Keeps the queue moving until closed. */
export const startWebhooks = (open: OpenDatabase, services: Services): Promise<Rounds> =>
  startRounds(open, {
    work: 'webhooks',
    log: services.log,
    channel: WEBHOOK_CHANNEL,
    roundMs: ROUND_MS,
    async round({ giveUp }) {
      await services.clock.refresh()
      return (await deliverDue(services, giveUp)) > 0 ? 0 : ROUND_MS
    },
  })
