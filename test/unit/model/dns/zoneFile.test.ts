import fc from 'fast-check'
import { formatZone, parseZone, ZONE_FILE_MAX_BYTES } from '../../../../src/model'
import { anyRecord, DOMAIN, record } from './support'

const read = (text: string) => parseZone(text, DOMAIN)

it('reads back exactly what it wrote, whatever the zone', () => {
  fc.assert(
    fc.property(fc.array(anyRecord, { maxLength: 30 }), (records) => {
      expect(read(formatZone(records, DOMAIN)).records).toEqual(records)
    }),
    { numRuns: 300 },
  )
})

it('never throws and says of every entry what became of it, whatever the text', () => {
  const piece = fc.constantFrom(
    '@',
    'www',
    'IN',
    'A',
    'TXT',
    'MX',
    '192.0.2.1',
    '10',
    '(',
    ')',
    '"',
    '\\',
    ';',
    '\n',
    ' ',
    '\t',
    '$TTL',
    '$ORIGIN',
    'a.b.',
    '\\065',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join(' ')),
  )
  fc.assert(
    fc.property(text, (zone) => {
      const { records, lines } = read(zone)
      expect(records).toHaveLength(lines.filter(({ outcome }) => outcome === 'record').length)
      expect(lines.filter(({ outcome, key }) => outcome === 'error' && !key)).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

it('loses no word: what is no record is in a line with its text', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,8}$/)
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 6 }), { maxLength: 20 }), (entries) => {
      const zone = entries.map((words) => words.join(' ')).join('\n')
      const told = read(zone).lines.flatMap(({ text }) => text.split(' '))
      expect(told).toEqual(entries.flat())
    }),
  )
})

it('reads what name servers write: brackets, units, inherited owners, comments, other origins', () => {
  const { records, lines } = read(`
$TTL 1h30m
$ORIGIN bakery.example.
@ IN SOA ns1.other.example. host.other.example. ( 2026112101 ; serial
        7200 3600 1209600 3600 )
@        IN NS    ns1.other.example.
         3600 MX  10 mail
www      1d IN CNAME @
mail     A        192.0.2.1 ; the mail server
txt      TXT      ( "v=spf1 "
                    "mx ~all" )
$ORIGIN shop.bakery.example.
@        A        192.0.2.2
caa      CAA      0 issue "ca.example"
_443._tcp TLSA    3 1 1 ( ${'AB'.repeat(16)}
                    ${'cd'.repeat(16)} )
@        HTTPS    1 web alpn="h2,h3" port=8443
`)
  expect(records).toEqual([
    record('NS', '@', 'ns1.other.example', { ttl: 5400 }),
    record('MX', '@', 'mail.bakery.example', { prio: 10 }),
    record('CNAME', 'www', 'bakery.example', { ttl: 86_400 }),
    record('A', 'mail', '192.0.2.1', { ttl: 5400, comment: 'the mail server' }),
    record('TXT', 'txt', 'v=spf1 mx ~all', { ttl: 5400 }),
    record('A', 'shop', '192.0.2.2', { ttl: 5400 }),
    record('CAA', 'caa.shop', 'ca.example', { ttl: 5400, flags: 0, tag: 'issue' }),
    record('TLSA', '_443._tcp.shop', `3 1 1 ${'ab'.repeat(16)}${'cd'.repeat(16)}`, { ttl: 5400 }),
    record('HTTPS', 'shop', '1 web.shop.bakery.example. alpn=h2,h3 port=8443', { ttl: 5400 }),
  ])
  expect(lines.find(({ key }) => key === 'zone_soa')).toMatchObject({ line: 4, outcome: 'ignored' })
})

it.each([
  ['www IN A (192.0.2.1', 'zone_bracket'],
  ['www IN TXT "open', 'zone_quote'],
  ['$INCLUDE other.zone', 'zone_directive'],
  ['www IN LOC 52 22 23 N', 'zone_type'],
  ['www 99999999999 IN A 192.0.2.1', 'zone_ttl'],
  ['www IN 1x A 192.0.2.1', 'zone_ttl'],
  ['www -1 A 192.0.2.1', 'zone_ttl'],
  ['$TTL 1x', 'zone_ttl'],
  ['$TTL', 'zone_directive'],
  ['www IN MX mail', 'zone_data'],
  ['  A 192.0.2.1', 'zone_owner'],
  ['www TXT "\\255"', 'zone_data'],
])('says why it cannot read %s', (text, key) => {
  expect(read(text).lines).toMatchObject([{ line: 1, outcome: 'error', key }])
})

it('keeps a name of another zone with its dot, so that the check finds it', () => {
  expect(read('other.example. A 192.0.2.1').records[0]?.name).toBe('other.example.')
})

it('refuses files beyond 256 KiB unread', () => {
  expect(read(`; ${'x'.repeat(ZONE_FILE_MAX_BYTES)}`)).toEqual({ records: [], lines: [], tooLarge: true })
})
