import fc from 'fast-check'
import { type DnsRecord, normaliseRecord } from '../../../../src/model'

export const DOMAIN = 'bakery.example'

export const record = (type: DnsRecord['type'], name: string, content: string, extra: Partial<DnsRecord> = {}): DnsRecord =>
  normaliseRecord({ type, name, content, ttl: 3600, ...extra }, DOMAIN)

const label = fc.stringMatching(/^[a-z0-9_](?:[a-z0-9_-]{0,14}[a-z0-9_])?$/)
const name = fc.oneof(
  fc.constant('@'),
  fc.constant('*'),
  label,
  fc.tuple(label, label).map((labels) => labels.join('.')),
)
const host = fc.oneof(
  fc.tuple(label, label, fc.constantFrom('com', 'example', 'net')).map((labels) => labels.join('.')),
  fc.constant(DOMAIN),
)
const uint16 = fc.integer({ min: 0, max: 65_535 })
const common = {
  name,
  ttl: fc.integer({ min: 60, max: 86_400 }),
  comment: fc.option(fc.string({ unit: 'grapheme', maxLength: 60 }), { nil: null }),
}

const hex = (digits: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`))
const words = (...parts: fc.Arbitrary<string | number>[]) => fc.tuple(...parts).map((all) => all.join(' '))
const parameters = fc
  .uniqueArray(
    fc.oneof(
      fc.constantFrom('alpn=h2,h3', 'no-default-alpn', 'ipv6hint=2001:db8::1,2001:db8::2', 'ech=AEj+DQBEAQ=='),
      uint16.map((port) => `port=${port}`),
      fc.ipV4().map((address) => `ipv4hint=${address}`),
    ),
    { selector: (text) => text.split('=')[0], maxLength: 4 },
  )
  .map((all) => (all.includes('alpn=h2,h3') ? all : all.filter((one) => one !== 'no-default-alpn')).join(' '))

/** Records of every type, as they are kept. */
export const anyRecord: fc.Arbitrary<DnsRecord> = fc
  .oneof(
    fc.record({ ...common, type: fc.constant('A' as const), content: fc.ipV4() }),
    fc.record({ ...common, type: fc.constant('AAAA' as const), content: fc.ipV6() }),
    fc.record({ ...common, type: fc.constantFrom('CNAME' as const, 'NS' as const, 'ALIAS' as const, 'PTR' as const), content: host }),
    fc.record({ ...common, type: fc.constant('MX' as const), prio: uint16, content: fc.oneof(host, fc.constant('.')) }),
    fc.record({
      ...common,
      type: fc.constant('TXT' as const),
      content: fc.string({ unit: 'binary', minLength: 1, maxLength: 700 }).filter((text) => text.trim() !== ''),
    }),
    fc.record({ ...common, type: fc.constant('SRV' as const), prio: uint16, weight: uint16, port: uint16, content: host }),
    fc.record({
      ...common,
      type: fc.constant('CAA' as const),
      flags: fc.constantFrom(0, 128),
      tag: fc.constantFrom('issue', 'iodef'),
      content: fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
    }),
    fc.record({
      ...common,
      type: fc.constant('TLSA' as const),
      name: fc.constantFrom('_443._tcp', '*._tcp.www', '_25._tcp.mail'),
      content: fc.oneof(words(fc.constant('3 1 1'), hex(64)), words(fc.constant('2 0 2'), hex(128)), words(fc.constant('0 0 0'), hex(40))),
    }),
    fc.record({
      ...common,
      type: fc.constant('SSHFP' as const),
      content: fc.oneof(words(fc.constant('4 2'), hex(64)), words(fc.constant('1 1'), hex(40))),
    }),
    fc.record({
      ...common,
      type: fc.constant('HTTPS' as const),
      content: words(fc.integer({ min: 1, max: 65_535 }), fc.oneof(host, fc.constant('.')), parameters),
    }),
  )
  .map((one) => normaliseRecord(one, DOMAIN))
