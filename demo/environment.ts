import * as v from 'valibot'
import { CALLS_PER_MINUTE, isEmail } from '../src/model'
import { SEED_NAMES } from './seeds'
import { DEFAULT_MAIL } from './services/MailSettings'
import { isNetwork } from './services'

const PORT_MAX = 65_535
/** Whoever starts processes mostly kills them after 30 seconds. */
const STOP_SECONDS = 20
const DATABASE_POOL = 10
/** Longer than anybody waits for a page. */
const STATEMENT_SECONDS = 30

const rule = (isRight: (text: string) => boolean, what: string) =>
  v.pipe(
    v.string(),
    v.check((text) => isRight(text), what),
  )
const address = (schemes: readonly string[], example: string) =>
  rule((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), `an address as ${example}`)

const isNumber = (text: string, from: number, to: number) => /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to
const isPlace = (text: string) => {
  const [, port] = /^(?:[^\s/:,[\]]+|\[[\da-f:.]+\]):(\d+)$/i.exec(text) ?? []
  return port !== undefined && isNumber(port, 1, PORT_MAX)
}
const number = (from: number, to: number) =>
  v.pipe(
    rule((text) => isNumber(text, from, to), `a number from ${from} to ${to}`),
    v.transform(Number),
  )
const port = number(0, PORT_MAX)
const webAddress = v.nullish(address(['http:', 'https:'], 'https://host.example'), null)
/** Ours, to which the paths of links are added. */
const origin = v.pipe(
  rule((text) => /^https?:\/\/[^/?#]+\/?$/.test(text) && URL.canParse(text), 'an address without a path as https://host.example'),
  v.transform((url) => new URL(url).origin),
)
const text = v.nullish(v.string(), null)
const place = v.nullish(rule(isPlace, 'a name and a port as host.example:3310'), null)
const list = (isRight: (text: string) => boolean, what: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((all) => all.split(',').filter(Boolean)),
    v.check((all) => all.every(isRight), what),
  )
const places = list(isPlace, 'names and ports as mail.example:25,127.0.0.1:2525')
const networks = list(isNetwork, 'addresses or networks as 127.0.0.1,10.0.0.0/8')
const choice = <const Names extends readonly [string, ...string[]]>(names: Names) => v.picklist(names, `one of ${names.join(', ')}`)

/**
 * The settings of the host as the environment gives them. PORT 0 takes a free port; DEMO=0 switches off control panel, faults and demo data;
 * TLS=1 serves over TLS, by HTTP/2, with the certificate and key in the files TLS_CERT and TLS_KEY; TLS=proxy says that a proxy does.
 * DATABASE_POOL is how many connections a process takes to the PostgreSQL of DATABASE_URL, STATEMENT_SECONDS how long one statement may take there.
 * DATA_SET names what an empty database is filled with: small, large, hostile, or empty, which is an agency on its first day.
 * PUBLIC_URL is where people reach us, for links in mails. CDN_HOST is where pages find the built files, if not here.
 * WEBHOOK_ALLOW names receivers on this machine or network that webhooks may reach; MAIL_ALLOW the same of partners' mail servers, IMAP_ALLOW
 * of those that mailboxes move between, PICTURE_ALLOW of those that mails show pictures of, LINK_ALLOW of web servers that are asked whether
 * they answer.
 * MAIL_RELAY is the way out for mail; MAIL_PORT the loopback port it comes in by; MAIL_DOMAIN that of the inboxes.
 * IMAP_PORT is the loopback port by which the demo shows the mailboxes of its domains; a host of its own leaves that to its mail server.
 * MAIL_EXCHANGER_PASSWORD is the word by which a mail exchanger in front of that port signs in, to be believed about senders.
 * PROVIDER_EMAIL is who answers agencies that ask for an offer. ONBOARDING_GUIDE_URL is who is told, as JSON, of what new partners have reached.
 * METRICS_ALLOW names who may read /metrics. CALLS_PER_MINUTE is how often one signed-in person may ask.
 * STOP_SECONDS is how long the host may take to end, DRAIN_SECONDS how much of that it still serves while /ready says that it is leaving.
 * CLAMD is a virus scanner that speaks the protocol of clamd; without one files say that nobody has scanned them.
 * DNS_PORT is that of the name servers, the resolver takes the next one; 0 takes free ones.
 * AI_URL, STOCK_URL, SHOP_URL, WEBMAIL_URL and BRAND_WEBMAIL_URL are services of others; a missing one is said to be missing, never imitated.
 */
const Environment = v.pipe(
  v.object({
    PORT: v.optional(port, '0'),
    HOST: v.optional(v.string(), '127.0.0.1'),
    DATABASE_URL: v.optional(address(['postgres:', 'postgresql:'], 'postgres://user:password@host.example:5432/name')),
    DATABASE_POOL: v.optional(number(1, 1_000), String(DATABASE_POOL)),
    STATEMENT_SECONDS: v.optional(number(1, 3_600), String(STATEMENT_SECONDS)),
    DATA_DIR: v.optional(v.string(), 'demo/.data'),
    DEMO: v.optional(choice(['0', '1']), '1'),
    DATA_SET: v.optional(choice(SEED_NAMES), 'small'),
    TLS: v.optional(choice(['0', '1', 'proxy']), '0'),
    TLS_CERT: text,
    TLS_KEY: text,
    PUBLIC_URL: v.nullish(origin, null),
    CDN_HOST: text,
    PROVIDER_EMAIL: v.nullish(rule(isEmail, 'an e-mail address'), null),
    ONBOARDING_GUIDE_URL: webAddress,
    CALLS_PER_MINUTE: v.optional(number(1, 999_999_999), String(CALLS_PER_MINUTE)),
    STOP_SECONDS: v.optional(number(1, 3_600), String(STOP_SECONDS)),
    DRAIN_SECONDS: v.optional(number(0, 3_600), '0'),
    METRICS_ALLOW: networks,
    WEBHOOK_ALLOW: places,
    IMAP_ALLOW: places,
    LINK_ALLOW: places,
    PICTURE_ALLOW: places,
    MAIL_ALLOW: places,
    MAIL_RELAY: v.nullish(address(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587'), null),
    MAIL_PORT: v.optional(port, '0'),
    IMAP_PORT: v.optional(port, '0'),
    MAIL_DOMAIN: v.optional(v.string(), DEFAULT_MAIL.domain),
    MAIL_EXCHANGER_PASSWORD: v.optional(v.string(), DEFAULT_MAIL.exchangerPassword),
    DNS_PORT: v.optional(port, '0'),
    CLAMD: place,
    AI_URL: webAddress,
    AI_KEY: text,
    STOCK_URL: webAddress,
    STOCK_KEY: text,
    SHOP_URL: webAddress,
    WEBMAIL_URL: webAddress,
    BRAND_WEBMAIL_URL: webAddress,
  }),
  v.forward(
    v.check(({ TLS_CERT, TLS_KEY }) => (TLS_CERT === null) === (TLS_KEY === null), 'there together with TLS_KEY'),
    ['TLS_CERT'],
  ),
  v.forward(
    v.check(({ DRAIN_SECONDS, STOP_SECONDS: all }) => DRAIN_SECONDS < all, 'less than STOP_SECONDS'),
    ['DRAIN_SECONDS'],
  ),
)
export type Environment = v.InferOutput<typeof Environment>

/** Reads the settings; what is empty counts as not set. Throws with a sentence for each that is wrong, without its value: it may be secret. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const { success, output, issues } = v.safeParse(Environment, given)
  if (success) return output
  throw new Error(issues.map((issue) => `${v.getDotPath(issue)} has to be ${issue.message}.`).join('\n'))
}
