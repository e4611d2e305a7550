import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { inNetworks } from '../../services'
import { type Measured, registerGauges } from './gauges'

export interface Metrics {
  registry: Registry
  durations: Histogram<'method' | 'route' | 'status'>
  /** Whether somebody at the address may read them. */
  isReader(address: string): boolean
}

/** What this process counts and measures, for a Prometheus in one of the given networks. */
export function createMetrics(measured: Measured, readers: readonly string[]): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  registerGauges(registers, measured)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests until their answer begins',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  return { registry, durations, isReader: inNetworks(readers) }
}
