import { Gauge, type Registry } from 'prom-client'
import type { OpenDatabase } from '../../db'
import { type Clock, within } from '../../services'
import type { EventHub } from '../eventHub'
import { queues } from './queues'

export interface Measured {
  open: OpenDatabase
  clock: Clock
  events: EventHub
}

/** Prometheus gives up after ten seconds: while the database does not answer it gets everything else. */
const QUEUES_MS = 2_000

/** What is measured when somebody asks. */
export const registerGauges = (registers: Registry[], { open, clock, events }: Measured): Gauge[] => [
  new Gauge({
    name: 'host_database_connections',
    help: 'Connections to the database',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, idle } = open.connections()
      this.set({ state: 'busy' }, busy)
      this.set({ state: 'idle' }, idle)
    },
  }),
  new Gauge({
    name: 'host_database_waiting',
    help: 'Who waits for a connection',
    registers,
    collect() {
      this.set(open.connections().waiting)
    },
  }),
  new Gauge({
    name: 'host_queue_messages',
    help: 'What is to leave, now (due) or at a later time',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const lengths = await within(QUEUES_MS, queues(open.db, clock.now()), [])
      this.reset()
      for (const { queue, due, later } of lengths) {
        this.set({ queue, state: 'due' }, due)
        this.set({ queue, state: 'later' }, later)
      }
    },
  }),
  new Gauge({
    name: 'host_event_streams',
    help: 'Pages that listen to events',
    registers,
    collect() {
      this.set(events.listeners())
    },
  }),
]
