import type { Handler } from 'hono'
import { addressOf } from '../addressOf'
import type { HostContext, HostEnv } from '../context'
import type { Metrics } from './createMetrics'

/** For those who may read them; for everybody else there is no such page. */
export const metricsPage =
  ({ registry, isReader }: Metrics): Handler<HostEnv> =>
  async (c, next) => {
    if (!isReader(addressOf(c)) || isForwarded(c)) return next()
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
  }

/** Whoever comes through a proxy has its address. */
const isForwarded = ({ req }: HostContext): boolean =>
  ['forwarded', 'via', 'x-forwarded-for'].some((name) => req.header(name) !== undefined)
