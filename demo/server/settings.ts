import path from 'node:path'
import { CALLS_PER_MINUTE } from '../../src/model'
import { DEFAULT_MAIL, type MailSettings } from '../mail/MailSettings'
import { SEED_NAMES, type SeedName } from '../db/seeds'
import { type Outside, readOutside } from '../services'

export interface Settings {
  root: string
  port: number
  hostname: string
  databaseUrl: string | undefined
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
  mail: MailSettings
  outside: Outside
  webhookAllow: readonly string[]
  imapAllow: readonly string[]
  linkAllow: readonly string[]
  pictureAllow: readonly string[]
  dnsPort: number
}

/**
 * Reads the environment. PORT 0 takes a free port; DEMO=0 switches off control panel, faults and demo data; TLS=1 serves over TLS, by HTTP/2,
 * with the certificate and key in the files TLS_CERT and TLS_KEY; TLS=proxy says that a proxy does.
 * DATA_SET names what an empty database is filled with: small, large, hostile, or empty, which is an agency on its first day.
 * PUBLIC_URL is where people reach us, for links in mails. CDN_HOST is where pages find the built files, if not here.
 * WEBHOOK_ALLOW names receivers on this machine or network that webhooks may reach, `host:port` with commas between; MAIL_ALLOW the same of partners'
 * mail servers, IMAP_ALLOW of those that mailboxes move between, PICTURE_ALLOW of those that mails show pictures of,
 * LINK_ALLOW of web servers that are asked whether they answer;
 * MAIL_RELAY is the way out for mail, `smtp://user:password@host:port`; MAIL_PORT the loopback port it comes in by; MAIL_DOMAIN that of the inboxes.
 * MAIL_EXCHANGER_PASSWORD is the word by which a mail exchanger in front of that port signs in, to be believed about senders.
 * PROVIDER_EMAIL is who answers agencies that ask for an offer.
 * ONBOARDING_GUIDE_URL is who is told, as JSON, of what new partners have reached.
 * CALLS_PER_MINUTE is how often one signed-in person may ask.
 * CLAMD is a virus scanner that speaks the protocol of clamd, `host:port`; without one files say that nobody has scanned them.
 * DNS_PORT is that of the name servers, the resolver takes the next one; 0 takes free ones.
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const data = path.resolve(root, env['DATA_DIR'] ?? 'demo/.data')
  const demo = env['DEMO'] !== '0'
  const tls = env['TLS'] === '1' ? 'own' : env['TLS'] === 'proxy' ? 'proxy' : null
  const mailDomain = env['MAIL_DOMAIN'] ?? DEFAULT_MAIL.domain
  return {
    root,
    port: Number(env['PORT'] ?? 0),
    hostname: env['HOST'] ?? '127.0.0.1',
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir: path.join(data, 'pg'),
    filesDir: path.join(data, 'files'),
    secure: tls !== null,
    tls,
    certificate: env['TLS_CERT'] && env['TLS_KEY'] ? { cert: env['TLS_CERT'], key: env['TLS_KEY'] } : null,
    demo,
    dataSet: SEED_NAMES.find((name) => name === env['DATA_SET']) ?? 'small',
    publicUrl: env['PUBLIC_URL'] || null,
    // The control panel of the demo shows what arrives there.
    providerEmail: env['PROVIDER_EMAIL'] || (demo ? `offers@${mailDomain}` : null),
    cdnHost: env['CDN_HOST'] || null,
    onboardingGuideUrl: env['ONBOARDING_GUIDE_URL'] || null,
    callsPerMinute: Number(env['CALLS_PER_MINUTE'] ?? CALLS_PER_MINUTE),
    webhookAllow: namesIn(env['WEBHOOK_ALLOW']),
    imapAllow: namesIn(env['IMAP_ALLOW']),
    linkAllow: namesIn(env['LINK_ALLOW']),
    pictureAllow: namesIn(env['PICTURE_ALLOW']),
    mail: {
      domain: mailDomain,
      relay: env['MAIL_RELAY'] || null,
      port: Number(env['MAIL_PORT'] ?? 0),
      exchangerPassword: env['MAIL_EXCHANGER_PASSWORD'] || DEFAULT_MAIL.exchangerPassword,
      allow: namesIn(env['MAIL_ALLOW']),
    },
    outside: readOutside(env),
    dnsPort: Number(env['DNS_PORT'] ?? 0),
  }
}

const namesIn = (list = ''): string[] => list.split(',').filter(Boolean)
