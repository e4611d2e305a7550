import path from 'node:path'
import { SECOND_MS } from '../src/model'
import type { DatabaseOptions } from './db'
import type { MailSettings } from './services/MailSettings'
import type { SeedName } from './seeds'
import type { Outside } from './services'
import { readEnvironment } from './environment'

export interface Settings {
  root: string
  port: number
  hostname: string
  database: DatabaseOptions
  dataDir: string
  filesDir: string
  secure: boolean
  /** `own`: the host speaks it; `proxy`: somebody in front of it does. */
  tls: 'own' | 'proxy' | null
  /** Files in PEM. */
  certificate: { cert: string; key: string } | null
  demo: boolean
  /** What an empty database begins with. */
  dataSet: SeedName
  publicUrl: string | null
  providerEmail: string | null
  cdnHost: string | null
  callsPerMinute: number
  onboardingGuideUrl: string | null
  metricsAllow: readonly string[]
  drainMs: number
  stopMs: number
  mail: MailSettings
  outside: Outside
  webhookAllow: readonly string[]
  imapAllow: readonly string[]
  linkAllow: readonly string[]
  pictureAllow: readonly string[]
  dnsPort: number
}

/** What the environment says; `root` is where relative folders begin. Throws with a sentence for each wrong setting. */
export function readSettings(variables: NodeJS.ProcessEnv, root: string): Settings {
  const env = readEnvironment(variables)
  const data = path.resolve(root, env.DATA_DIR)
  const demo = env.DEMO === '1'
  const tls = env.TLS === '1' ? 'own' : env.TLS === 'proxy' ? 'proxy' : null
  return {
    root,
    port: env.PORT,
    hostname: env.HOST,
    database: env.DATABASE_URL
      ? { url: env.DATABASE_URL, pool: env.DATABASE_POOL, statementMs: env.STATEMENT_SECONDS * SECOND_MS }
      : { dataDir: path.join(data, 'pg') },
    dataDir: data,
    filesDir: path.join(data, 'files'),
    secure: tls !== null,
    tls,
    certificate: env.TLS_CERT && env.TLS_KEY ? { cert: env.TLS_CERT, key: env.TLS_KEY } : null,
    demo,
    dataSet: env.DATA_SET,
    publicUrl: env.PUBLIC_URL,
    // The control panel of the demo shows what arrives there.
    providerEmail: env.PROVIDER_EMAIL ?? (demo ? `offers@${env.MAIL_DOMAIN}` : null),
    cdnHost: env.CDN_HOST,
    onboardingGuideUrl: env.ONBOARDING_GUIDE_URL,
    callsPerMinute: env.CALLS_PER_MINUTE,
    metricsAllow: env.METRICS_ALLOW,
    drainMs: env.DRAIN_SECONDS * SECOND_MS,
    stopMs: env.STOP_SECONDS * SECOND_MS,
    webhookAllow: env.WEBHOOK_ALLOW,
    imapAllow: env.IMAP_ALLOW,
    linkAllow: env.LINK_ALLOW,
    pictureAllow: env.PICTURE_ALLOW,
    mail: {
      domain: env.MAIL_DOMAIN,
      relay: env.MAIL_RELAY,
      port: env.MAIL_PORT,
      exchangerPassword: env.MAIL_EXCHANGER_PASSWORD,
      imap: demo ? { host: '127.0.0.1', port: env.IMAP_PORT } : null,
      allow: env.MAIL_ALLOW,
    },
    outside: {
      aiUrl: env.AI_URL,
      aiKey: env.AI_KEY,
      stockUrl: env.STOCK_URL,
      stockKey: env.STOCK_KEY,
      shopUrl: env.SHOP_URL,
      webmailUrl: env.WEBMAIL_URL,
      brandWebmailUrl: env.BRAND_WEBMAIL_URL,
      clamd: env.CLAMD,
    },
    dnsPort: env.DNS_PORT,
  }
}
