import { createHash } from 'node:crypto'
import { addressesOf, DAY_MS, type DnsRecord, HOUR_MS, OWN_MAIL_HOSTS, OWN_NAME_SERVERS, presetRecords } from '../../../src/model'
import type { Certificate, DnsCheck } from '../../db/tables/domains'
import { proofRecord } from '../../services/dns/proofRecord'
import { add, type DataSet, type Row } from '../DataSet'
import { itemAt } from '../random'
import type { SeedContext } from '../SeedContext'
import { addMailboxes } from './addMailboxes'

/** Where domains are that are not ours. */
const ELSEWHERE = [
  { registrar: 'IONOS', nameservers: ['ns1042.ui-dns.com', 'ns1042.ui-dns.de'], address: '198.51.100.80' },
  { registrar: 'Cloudflare', nameservers: ['ada.ns.cloudflare.com', 'bob.ns.cloudflare.com'], address: '203.0.113.80' },
  { registrar: 'STRATO', nameservers: ['docks10.rzone.de', 'shades20.rzone.de'], address: '192.0.2.80' },
] as const

/** What makes a domain need somebody, by turns. */
const TROUBLES = ['none', 'expiring', 'none', 'unverified', 'cancelled', 'none', 'suspended', 'none', 'ssl'] as const
const TTL = 3_600
const CODE = 'Transfer-2026'
/** Domains of customers whose website is gone. */
const LEFT_OVER = ['alte-backstube.example', 'sommerfest-2025.example', 'xn--caf-hafen-d4a.example']

/** The domains of all websites: those of live ones are registered here, the others are still elsewhere. */
export function addDomains(set: DataSet, context: SeedContext): void {
  const websites = set.websites.filter(({ domain, is_template }) => domain !== null && !is_template)
  for (const [nth, website] of websites.entries()) {
    if (website.published_status === 'published') addOwn(set, context, website, itemAt(TROUBLES, nth))
    else addElsewhere(set, context, website, nth)
  }
  const [agency] = set.partners
  if (agency) for (const name of LEFT_OVER) addLeftOver(set, context, agency, name)
  addOthers(set, context)
}

type Trouble = (typeof TROUBLES)[number]

function addOwn(set: DataSet, context: SeedContext, website: Row<'websites'>, trouble: Trouble): void {
  const { ago, now, random } = context
  const days = trouble === 'expiring' || trouble === 'cancelled' ? random.int(3, 28) : random.int(45, 360)
  const expires = new Date(now.getTime() + days * DAY_MS)
  const domain = addDomain(set, context, website, {
    role: 'main',
    published: true,
    registrar: 'own',
    registry_state: 'ok',
    registry_at: expires,
    registered_at: ago(365 - (days % 365) + 365),
    expires_at: expires,
    auto_renew: trouble === 'none' || trouble === 'ssl',
    cancel_at: trouble === 'cancelled' ? expires : null,
    owner_state: trouble === 'unverified' ? 'pending' : trouble === 'suspended' ? 'unverified' : 'ok',
    owner_until: trouble === 'unverified' ? new Date(now.getTime() + 9 * DAY_MS) : trouble === 'suspended' ? ago(2) : null,
    suspended_reason: trouble === 'suspended' ? 'owner' : null,
    nameservers: [...OWN_NAME_SERVERS],
    dns_managed: true,
    dns_check: trouble === 'suspended' ? null : pointing(website, context),
    ssl: certificate(trouble, context),
  })
  addMailboxes(set, context, domain, website)
  addZoneOf(set, context, domain, [
    ...presetRecords('mail', { domain: domain.name, websiteId: website.id }),
    { type: 'TXT', name: '@', content: `site-verification=${(website.id * 7_919).toString(36)}`, ttl: TTL, comment: 'Search console' },
    { type: 'CNAME', name: 'webmail', content: OWN_MAIL_HOSTS[0], ttl: TTL },
    ...(trouble === 'ssl'
      ? [{ type: 'CAA' as const, name: '@', content: 'other-authority.example', flags: 0, tag: 'issue', ttl: TTL }]
      : []),
  ])
}

function addElsewhere(set: DataSet, context: SeedContext, website: Row<'websites'>, nth: number): void {
  const { registrar, nameservers, address } = itemAt(ELSEWHERE, nth)
  const registered = context.ago(200 + nth * 3)
  const expires = new Date(context.now.getTime() + (20 + ((nth * 37) % 330)) * DAY_MS)
  const domain = addDomain(set, context, website, {
    role: 'main',
    registrar_name: registrar,
    registered_at: registered,
    expires_at: expires,
    nameservers: [...nameservers],
    dns_check: elsewhere(website, address, context),
    check_at: new Date(context.now.getTime() + HOUR_MS),
    ssl: { state: 'waiting', validUntil: null, error: null },
  })
  addZoneOf(set, context, domain, [])
  addOutside(set, { name: domain.name, registrar, nameservers, address, registered_at: registered, expires_at: expires })
}

function addLeftOver(set: DataSet, context: SeedContext, partner: Row<'partners'>, name: string): void {
  const expires = new Date(context.now.getTime() + 120 * DAY_MS)
  const row = {
    registrar: 'own' as const,
    registry_state: 'ok' as const,
    registry_at: expires,
    registered_at: context.ago(245),
    expires_at: expires,
  }
  const unicode_name = name.startsWith('xn--') ? 'café-hafen.example' : name
  const domain = addDomain(
    set,
    context,
    { id: null, partner_id: partner.id, domain: name },
    {
      ...row,
      unicode_name,
      owner_state: 'ok',
      nameservers: [...OWN_NAME_SERVERS],
      dns_managed: true,
    },
  )
  addZoneOf(set, context, domain, [])
}

/** Domains of nobody here: free to be connected, and not to be registered. */
function addOthers(set: DataSet, { ago, now }: SeedContext): void {
  const dates = { registered_at: ago(900), expires_at: new Date(now.getTime() + 200 * DAY_MS) }
  for (const [nth, name] of ['hafen-bistro.example', 'muster.com', 'bakery.com', 'atelier-blau.example'].entries())
    addOutside(set, { name, ...itemAt(ELSEWHERE, nth), ...dates })
}

interface Outside {
  name: string
  registrar: string
  nameservers: readonly string[]
  address: string
  registered_at: Date
  expires_at: Date
}

function addOutside(set: DataSet, { address, nameservers, ...rest }: Outside): void {
  const records: DnsRecord[] = [
    { type: 'A', name: '@', content: address, ttl: 300 },
    { type: 'CNAME', name: 'www', content: rest.name, ttl: 300 },
    { type: 'TXT', name: '_domain-proof', content: proofRecord(rest.name, tokenOf(rest.name)).value, ttl: 300 },
    { type: 'MX', name: '@', content: `mail.${nameservers[0] ?? ''}`, prio: 10, ttl: TTL },
  ]
  set.outside_domains.push({ ...rest, nameservers: [...nameservers], records, ds: [], transfer_code: CODE, locked: false })
}

type DomainOf = Pick<Row<'websites'>, 'partner_id' | 'domain'> & { id: number | null }

function addDomain(set: DataSet, { ago }: SeedContext, website: DomainOf, values: Partial<Row<'domains'>>): Row<'domains'> {
  const name = website.domain ?? ''
  const proven_by = values.registrar === 'own' ? 'registry' : 'record'
  set.domain_proofs.push({
    partner_id: website.partner_id,
    name,
    token: tokenOf(name),
    proven_by,
    proven_at: ago(2),
    found: proven_by === 'record' ? [proofRecord(name, tokenOf(name)).value] : [],
    checked_at: proven_by === 'record' ? ago(0.1) : null,
    check_at: proven_by === 'record' ? new Date(ago(0.1).getTime() + DAY_MS) : null,
    tries: 0,
    missing_since: null,
  })
  return add(set.domains, {
    partner_id: website.partner_id,
    website_id: website.id,
    name,
    unicode_name: name,
    role: 'alias',
    redirect: null,
    published: false,
    showed_website_id: null,
    registrar: 'external',
    registrar_name: null,
    registry_state: 'none',
    registry_at: null,
    years: 1,
    registered_at: null,
    expires_at: null,
    auto_renew: false,
    cancel_at: null,
    locked: true,
    transfer: null,
    transfer_code: null,
    owner_state: null,
    owner_until: null,
    suspended_reason: null,
    snoozed_until: null,
    transfer_locked_until: null,
    nameservers: [],
    dns_managed: false,
    dns_check: null,
    check_at: null,
    ssl: null,
    version: 1,
    created_at: ago(30 + (set.domains.length % 300)),
    updated_at: ago(2),
    deleted_at: null,
    ...values,
  })
}

/** The same on every run. */
const tokenOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32)

function addZoneOf(set: DataSet, { ago }: SeedContext, domain: Row<'domains'>, more: readonly DnsRecord[]): void {
  set.dns_zones.push({ domain_id: domain.id, version: 1 })
  const servers = OWN_NAME_SERVERS.map((content): DnsRecord => ({ type: 'NS', name: '@', content, ttl: TTL }))
  const records = [...servers, ...presetRecords('website', { domain: domain.name, websiteId: domain.website_id }), ...more]
  for (const record of records)
    add(set.dns_records, {
      domain_id: domain.id,
      type: record.type,
      name: record.name,
      content: record.content,
      ttl: record.ttl,
      prio: record.prio ?? null,
      weight: null,
      port: null,
      flags: record.flags ?? null,
      tag: record.tag ?? null,
      comment: record.comment ?? null,
      locked_reason: record.type === 'NS' ? 'nameserver' : null,
      source: more.includes(record) ? 'user' : 'provider',
      created_at: ago(30),
      updated_at: ago(30),
      updated_by: null,
    })
}

function pointing(website: Row<'websites'>, { ago }: SeedContext): DnsCheck {
  const { A, AAAA } = addressesOf(website.id)
  const name = website.domain ?? ''
  const row = (type: string, host: string, address: string) => ({
    type,
    host,
    expected: [address],
    found: [address],
    public: [address],
    ok: true,
  })
  return {
    state: 'pointing',
    checkedAt: ago(0.1).toISOString(),
    tries: 1,
    rows: [row('A', name, A), row('AAAA', name, AAAA), row('A', `www.${name}`, A)],
  }
}

/** As a look-up finds it, which comes every hour by now: none of them is due when the data are fresh. */
function elsewhere(website: Row<'websites'>, address: string, { now }: SeedContext): DnsCheck {
  const { A, AAAA } = addressesOf(website.id)
  const name = website.domain ?? ''
  const row = (type: string, host: string, expected: string, found: string[]) => ({
    type,
    host,
    expected: [expected],
    found,
    public: found,
    ok: found.length === 0 || found.includes(expected),
  })
  const proof = proofRecord(name, tokenOf(name))
  return {
    state: 'wrong_target',
    checkedAt: now.toISOString(),
    tries: 6,
    rows: [
      row('A', name, A, [address]),
      row('AAAA', name, AAAA, []),
      row('A', `www.${name}`, A, [address]),
      row(proof.type, proof.host, proof.value, [proof.value]),
    ],
  }
}

function certificate(trouble: Trouble, { now }: SeedContext): Certificate {
  if (trouble === 'ssl') return { state: 'error', validUntil: null, error: 'caa' }
  return { state: 'issued', validUntil: new Date(now.getTime() + 62 * DAY_MS).toISOString(), error: null }
}
