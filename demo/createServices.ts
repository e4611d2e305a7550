import { CALLS_PER_MINUTE } from '../src/model'
import type { OpenDatabase } from './db'
import { DEFAULT_MAIL } from './services/MailSettings'
import { MailReader } from './services/mailReader/MailReader'
import { PasswordVault } from './services/secrets/PasswordVault'
import { createClock, createFileStore, createVirusScanner, NOTHING_OUTSIDE, secret, startDns } from './services'
import type { Services } from './kernel/context'
import { createEventHub } from './kernel/eventHub'
import type { Metrics } from './kernel/metrics/createMetrics'
import type { Measured } from './kernel/metrics/gauges'
import { noteAnswer } from './features/messages/noteAnswer'

type HostSettings = Pick<Services, 'secure' | 'root' | 'demo' | 'log'> &
  Partial<
    Pick<
      Services,
      | 'callsPerMinute'
      | 'cdnHost'
      | 'hostname'
      | 'imapAllow'
      | 'linkAllow'
      | 'mail'
      | 'outside'
      | 'pictureAllow'
      | 'providerEmail'
      | 'publicUrl'
      | 'webhookAllow'
    >
  > & {
    filesDir: string
    /** Of the name servers; the resolver takes the next one. A free one if not given. */
    dnsPort?: number
    leaving?: AbortSignal
    /** Networks of those that read the metrics. */
    metricsAllow?: readonly string[]
  }

/** Everything the application works with, on an open database. */
export async function createServices(
  open: OpenDatabase,
  {
    filesDir,
    dnsPort,
    callsPerMinute = CALLS_PER_MINUTE,
    cdnHost = null,
    hostname = null,
    imapAllow = [],
    leaving = new AbortController().signal,
    linkAllow = [],
    mail = DEFAULT_MAIL,
    metricsAllow = [],
    outside = NOTHING_OUTSIDE,
    pictureAllow = [],
    providerEmail = null,
    publicUrl = null,
    webhookAllow = [],
    ...given
  }: HostSettings,
): Promise<Services> {
  const { db } = open
  const clock = createClock(db, given.demo)
  const events = await createEventHub(open)
  return {
    ...given,
    db,
    callsPerMinute,
    cdnHost,
    hostname,
    imapAllow,
    leaving,
    linkAllow,
    mailPasswords: new PasswordVault(),
    mailReader: new MailReader(),
    mailReceived: noteAnswer,
    mail,
    outside,
    virusScanner: outside.clamd === null ? null : createVirusScanner(outside.clamd),
    pictureAllow,
    providerEmail,
    publicUrl,
    webhookAllow,
    clock,
    dns: await startDns(db, clock, dnsPort),
    files: createFileStore(filesDir),
    events,
    metrics: metricsAllow.length > 0 ? await measure({ open, clock, events }, metricsAllow) : null,
    sessionSecret: await secret(db, 'session'),
  }
}

/** What measures is loaded where somebody may read it: it consists of a hundred files. */
async function measure(measured: Measured, readers: readonly string[]): Promise<Metrics> {
  const { createMetrics } = await import('./kernel/metrics/createMetrics')
  return createMetrics(measured, readers)
}
