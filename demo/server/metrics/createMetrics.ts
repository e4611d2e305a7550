import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { inNetworks } from '../../services'
import { gauges, type Measured } from './gauges'

export interface Metrics {
  registry: Registry
  durations: Histogram<'method' | 'route' | 'status'>
  /** Whether somebody at the address may read them. */
  isReader(address: string): boolean
}

/** What this process counts and measures, for a Prometheus in one of the given networks. */
export function createMetrics(measured: Measured, readers: readonly string[]): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const gauge of gauges(measured)) registry.registerMetric(gauge)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests until their answer begins',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  return { registry, durations, isReader: inNetworks(readers) }
}
