import type { Context, Hono } from 'hono'
import type { Kysely, Selectable } from 'kysely'
import type { Locale } from '../../src/model'
import type { Database } from '../db'
import type { PortalSessionRow } from '../db/queries/people/portal'
import type { Brand } from '../db/queries/partners/brandOfPartner'
import type { Count } from '../db/queries/rateLimits'
import type { SessionRow } from '../db/queries/people/sessions'
import type { FaultsTable } from '../db/tables/operation'
import type { Log } from '../log/LogLine'
import type { MailSettings } from '../services/MailSettings'
import type { MailReader } from '../services/mailReader/MailReader'
import type { PasswordVault } from '../services/secrets/PasswordVault'
import type { Clock, Dns, FileStore, Outside, VirusScanner } from '../services'
import type { EventHub } from './eventHub'
import type { News } from './News'
import type { Metrics } from './metrics/createMetrics'

export interface MailReceived {
  websiteId: number
  at: Date
}

/** What every part of the host works with; made once per process, and freely per test. */
export interface Services {
  db: Kysely<Database>
  clock: Clock
  files: FileStore
  mail: MailSettings
  outside: Outside
  /** `host:port` of receivers that webhooks may reach although they are not on the open internet. */
  webhookAllow: readonly string[]
  /** `host:port` of mail servers that transfers may reach although they are not on the open internet. */
  imapAllow: readonly string[]
  /** `host:port` of servers whose pictures mails may show although they are not on the open internet. */
  pictureAllow: readonly string[]
  /** `host:port` of servers that addresses may be tried at although they are not on the open internet. */
  linkAllow: readonly string[]
  mailPasswords: PasswordVault
  mailReader: MailReader
  /** Said by the inbox and by whoever files its mails, in their transaction, when somebody has written to a website; features do what follows. */
  mailReceived: (db: Kysely<Database>, mail: MailReceived) => Promise<News>
  /** Null when none is configured. */
  virusScanner: VirusScanner | null
  /** Name servers of this machine, and how to ask them. */
  dns: Dns
  events: EventHub
  /** Aborted when the process is about to end. */
  leaving: AbortSignal
  /** Null when nobody reads them. */
  metrics: Metrics | null
  /** Requests that a signed-in person may make. */
  callsPerMinute: number
  /** Signs the session cookie. */
  sessionSecret: string
  /** Served over TLS: secure cookies with the `__Host-` prefix. */
  secure: boolean
  /** Where the built files are (`config.cdnHost`): a host name, a URL or a path; null = with us. */
  cdnHost: string | null
  /** Name or address this host listens at; null when nobody says. */
  hostname: string | null
  /** Where people reach us; null = wherever this very machine asks. */
  publicUrl: string | null
  /** Who answers agencies that ask for an offer; null when nobody is named. */
  providerEmail: string | null
  /** Project folder: templates, messages, built files. */
  root: string
  /** Control panel, faults and time travel are there only when this is on. */
  demo: boolean
  log: Log
}

/** The signed-in person, with the rights and flags of the partner chosen in this session. */
export type Viewer = SessionRow

/** Whoever is in the customer area of one website: its customer, or somebody of the team who looks at it. */
export type Customer = PortalSessionRow

export interface Variables {
  services: Services
  requestId: string
  /** Of the scripts of this page; set with the security headers. */
  secureHeadersNonce: string
  viewer: Viewer | null
  /** Of the viewer in this minute; null where they were not counted with the session. */
  calls: Count | null
  /** Of the control panel; null where they were not read with the session. */
  faults: readonly Selectable<FaultsTable>[] | null
  /** Whose own domain or link was called, while nobody is signed in. */
  hostBrand: Brand | null
  /** Only known under `/my` and, when nobody of the team is signed in, under `/view`. */
  customer: Customer | null
  locale: Locale
  /** Names of the contract routes this host answers; pages know no others. */
  served: ReadonlySet<string>
  /** Contract route that answers, for the log. */
  routeName: string
}

export interface HostEnv {
  Variables: Variables
  Bindings: { incoming?: { httpVersionMajor?: number; socket: { remoteAddress?: string; destroy?(): void } } }
}

export type HostContext = Context<HostEnv>
export type Host = Hono<HostEnv>
