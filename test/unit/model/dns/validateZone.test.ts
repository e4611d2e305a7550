import fc from 'fast-check'
import { type DnsRecord, validateZone } from '../../../../src/model'
import { anyRecord, DOMAIN, record } from './support'

const keys = (...records: DnsRecord[]) => validateZone(records, DOMAIN).map(({ index, field, key }) => `${index} ${field} ${key}`)

it.each([
  [record('A', '@', '192.0.2.256'), '0 content a_invalid'],
  [record('A', '@', '2001:db8::1'), '0 content a_is_v6'],
  [record('AAAA', '@', '192.0.2.1'), '0 content aaaa_is_v4'],
  [record('CNAME', '@', 'other.example'), '0 name cname_apex'],
  [record('CNAME', 'www', '192.0.2.1'), '0 content host_is_address'],
  [record('CNAME', 'www', 'https://other.example/'), '0 content host_is_url'],
  [record('CNAME', 'www', 'www'), '0 content host_self'],
  [record('MX', '@', '192.0.2.1', { prio: 10 }), '0 content host_is_address'],
  [record('MX', '@', 'mail.other.example'), '0 prio number_range'],
  [record('SRV', 'sip', 'sip.other.example', { prio: 1, weight: 1, port: 5060 }), '0 name srv_name'],
  [record('CAA', '@', 'ca.example', { tag: 'nope' }), '0 tag caa_tag'],
  [record('TXT', '@', 'x'.repeat(5000)), '0 content txt_long'],
  [record('TXT', '@', 'a\0b'), '0 content text_control'],
  [record('TXT', '@', 'v=spf1\n~all'), '0 content text_lines'],
  [record('MX', '@', '..', { prio: 1 }), '0 content host_invalid'],
  [record('MX', '@', 'mail..', { prio: 1 }), '0 content host_invalid'],
  [record('SRV', '_sip._tcp', '..', { prio: 1, weight: 1, port: 1 }), '0 content host_invalid'],
  [record('HTTPS', '@', '1 .. alpn=h2'), '0 content https_invalid'],
  [record('A', 'www..', '192.0.2.1'), '0 name name_invalid'],
  [record('A', 'a*', '192.0.2.1'), '0 name name_wildcard'],
  [record('A', 'a.*', '192.0.2.1'), '0 name name_wildcard'],
  [record('A', '-a', '192.0.2.1'), '0 name name_invalid'],
  [record('A', 'www.other.example.', '192.0.2.1'), '0 name name_foreign'],
  [record('A', 'www', '192.0.2.1', { ttl: 5 }), '0 ttl ttl_range'],
  [record('A', 'www', ''), '0 content content_missing'],
  [record('PTR', '10', '192.0.2.1'), '0 content host_is_address'],
  [record('TLSA', 'www', `3 1 1 ${'ab'.repeat(32)}`), '0 name tlsa_name'],
  [record('TLSA', '_443._tcp', '3 1 1 xyz'), '0 content tlsa_invalid'],
  [record('TLSA', '_443._tcp', '3 1 1 abcd'), '0 content fingerprint_length'],
  [record('SSHFP', '@', '5 1 abcd'), '0 content sshfp_invalid'],
  [record('SSHFP', '@', '4 2 abcd'), '0 content fingerprint_length'],
  [record('HTTPS', '@', 'alpn=h2'), '0 content https_invalid'],
  [record('HTTPS', '@', '1 . colour=red'), '0 content https_parameter'],
  [record('HTTPS', '@', '1 . port=1 port=2'), '0 content https_parameter'],
  [record('HTTPS', '@', '0 other.example alpn=h2'), '0 content https_parameter'],
  [record('HTTPS', '@', '0 bakery.example'), '0 content host_self'],
])('finds what is wrong with %j', (one, problem) => {
  expect(keys(one)).toEqual([problem])
})

it('accepts what is right', () => {
  expect(
    keys(
      record('A', '*', '192.0.2.1'),
      record('A', '*.shop', '192.0.2.1'),
      record('MX', '@', '.', { prio: 0 }),
      record('SRV', '_sip._tcp', 'sip.other.example', { prio: 1, weight: 1, port: 5060 }),
      record('SRV', '*._tcp', '.', { prio: 0, weight: 0, port: 0 }),
      record('TXT', '_dmarc', 'v=DMARC1; p=none'),
      record('CAA', '@', ';'),
      record('ALIAS', '@', 'other.example'),
      record('HTTPS', '@', '1 . mandatory=alpn alpn="h2,h3" ipv4hint=192.0.2.1'),
      record('TLSA', '*._tcp', `3 1 1 ${'AB '.repeat(32)}`),
      record('CNAME', 'müller', 'straße.example'),
    ),
  ).toEqual([])
})

it('names the record that is in the way', () => {
  const problems = validateZone([record('A', 'www', '192.0.2.1'), record('CNAME', 'www', 'other.example')], DOMAIN)
  expect(problems).toEqual([
    {
      index: 1,
      field: 'name',
      key: 'cname_exclusive',
      other: 0,
      values: { type: 'A', name: 'www.bakery.example', content: '192.0.2.1', ttl: 3600 },
    },
  ])
})

it('finds records that collide', () => {
  expect(keys(record('CNAME', 'www', 'a.example'), record('CNAME', 'www', 'b.example'))).toContain('1 name cname_double')
  expect(keys(record('A', '@', '192.0.2.1'), record('A', '@', '192.0.2.1'))).toEqual(['1 content duplicate'])
  expect(keys(record('ALIAS', '@', 'a.example'), record('A', '@', '192.0.2.1'))).toEqual(['0 name alias_exclusive'])
  expect(keys(record('MX', '@', 'mail', { prio: 1 }), record('CNAME', 'mail', 'b.example'))).toEqual(['0 content mx_alias'])
  expect(keys(record('PTR', '10', 'mail'), record('CNAME', 'mail', 'b.example'))).toEqual(['0 content host_alias'])
  const https = [record('HTTPS', '@', '0 cdn.example'), record('HTTPS', '@', '1 . alpn=h2')]
  expect(validateZone(https, DOMAIN)).toMatchObject([{ index: 0, key: 'https_alias', other: 1, values: { content: '1 . alpn=h2' } }])
})

it('finds nothing wrong with single records that are well made, apart from rules about the name', () => {
  const rules = ['cname_apex', 'srv_name', 'host_self', 'text_control', 'text_lines', 'caa_invalid']
  fc.assert(
    fc.property(anyRecord, (one) => {
      expect(validateZone([one], DOMAIN).filter(({ key }) => !rules.includes(key))).toEqual([])
    }),
  )
})

it('wants one time to live for all records of a name and type', () => {
  const records = [record('MX', '@', 'a.example', { prio: 1, ttl: 300 }), record('MX', '@', 'b.example', { prio: 2 })]
  expect(validateZone(records, DOMAIN)).toMatchObject([{ index: 1, field: 'ttl', key: 'ttl_differs', other: 0, values: { ttl: 300 } }])
  expect(keys(record('A', '@', '192.0.2.1', { ttl: 60 }), record('AAAA', '@', '2001:db8::1'))).toEqual([])
})

it('leaves a name to the name servers it is delegated to, but for their own addresses', () => {
  const delegation = [record('NS', 'shop', 'ns1.other.example'), record('NS', 'shop', 'ns.shop.bakery.example')]
  expect(keys(...delegation, record('A', 'ns.shop', '192.0.2.53'))).toEqual([])
  expect(keys(...delegation, record('A', 'shop', '192.0.2.1'))).toEqual(['2 name delegated'])
  expect(keys(...delegation, record('TXT', 'deep.below.shop', 'x'))).toEqual(['2 name delegated'])
  expect(keys(...delegation, record('NS', 'below.shop', 'ns2.other.example'))).toEqual(['2 name delegated'])
  expect(keys(record('NS', '@', 'ns1.other.example'), record('A', '@', '192.0.2.1'))).toEqual([])
})
