import type { Handler } from 'hono'
import { addressOf } from '../request/addressOf'
import type { HostContext, HostEnv } from '../context'
import type { Metrics } from './createMetrics'

/** For those who may read them; for everybody else there is no such page. */
export const metricsPage =
  ({ registry, isReader }: Metrics): Handler<HostEnv> =>
  async (c, next) => {
    if (!isReader(addressOf(c)) || isForwarded(c)) return next()
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
  }

/** By one of these a proxy says that it is one: whoever comes through it has its address. */
const PROXY_HEADER = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/

const isForwarded = ({ req }: HostContext): boolean => Object.keys(req.header()).some((name) => PROXY_HEADER.test(name))
