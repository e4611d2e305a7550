import fc from 'fast-check'
import { dnsProvider, domainState, readDomainInput, recheckAfter } from '../../../../src/model'

describe('a domain as somebody pastes it', () => {
  it.each([
    ['https://www.Bakery.example/shop?a=1#b', 'bakery.example'],
    ['http:bakery.example', 'bakery.example'],
    [' bakery.example. ', 'bakery.example'],
    ['https://user:pass@bakery.example:8080', 'bakery.example'],
    ['shop.bakery.example', 'shop.bakery.example'],
    ['BÄCKEREI.example', 'xn--bckerei-5wa.example'],
    ['bakery。example', 'bakery.example'],
  ])('%s is %s', (input, name) => {
    expect(readDomainInput(input)).toMatchObject({ name, problem: null })
  })

  it.each([
    ['', 'missing'],
    ['bakery', 'no_tld'],
    ['192.0.2.1', 'address'],
    ['a@bakery.example', 'email'],
    ['*.bakery.example', 'wildcard'],
    ['a.b.c.example', 'subdomain'],
    ['bakery.photography', null],
    ['bakery.construction', 'long_tld'],
    ['-bakery.example', 'invalid'],
    ['ba kery.example', 'invalid'],
    ['17.sites-preview.example', 'own'],
  ])('%s: %s', (input, problem) => {
    expect(readDomainInput(input).problem).toBe(problem)
  })

  it('warns of letters that look like others', () => {
    expect(readDomainInput('pаypal.example').isLookalike).toBe(true)
    expect(readDomainInput('рсох.example').isLookalike).toBe(true)
    expect(readDomainInput('müller.example').isLookalike).toBe(false)
    expect(readDomainInput('пример.example').isLookalike).toBe(false)
  })

  it('never throws, and what it accepts it accepts again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.domain()), (input) => {
        const read = readDomainInput(input)
        if (read.problem === null) expect(readDomainInput(read.name)).toMatchObject({ name: read.name })
      }),
    )
  })
})

describe('the state of a domain', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const plain = {
    registered_status: 'registered',
    suspended: false,
    isProven: true,
    isUsed: true,
    cancelAt: null,
    expiresAt: '2027-11-21T12:00:00Z',
    autoRenew: false,
    registrar: { kind: 'own' as const },
    transfer: null,
    owner: null,
    check: { state: 'pointing' },
  }

  it.each([
    [{}, 'pointing'],
    [{ check: null }, 'checking'],
    [{ isUsed: false, check: null }, 'unused'],
    [{ isUsed: false, isProven: false }, 'unproven'],
    [{ check: { state: 'mixed' } }, 'mixed'],
    [{ expiresAt: '2026-12-01T00:00:00Z' }, 'expiring'],
    [{ expiresAt: '2026-12-01T00:00:00Z', autoRenew: true }, 'pointing'],
    [{ expiresAt: '2026-11-21T12:00:00Z', autoRenew: true }, 'expired'],
    [{ cancelAt: '2027-01-01T00:00:00Z' }, 'cancelled'],
    [{ registered_status: 'not_registered' }, 'registering'],
    [{ transfer: { state: 'running' } }, 'transferring'],
    [{ isProven: false, expiresAt: '2026-12-01T00:00:00Z' }, 'unproven'],
    [{ isProven: false, transfer: { state: 'running' } }, 'transferring'],
    [{ transfer: { state: 'refused' } }, 'pointing'],
    [{ owner: { state: 'pending' } }, 'unverified'],
    [{ suspended: true, expiresAt: '2020-01-01T00:00:00Z' }, 'suspended'],
  ])('%j is %s', (change, state) => {
    expect(domainState({ ...plain, ...change }, now)).toBe(state)
  })
})

it('looks again after 1, 5, 15 and 60 minutes, then hourly for three days', () => {
  expect([1, 2, 3, 4, 5, 75].map(recheckAfter)).toEqual([60_000, 300_000, 900_000, 3_600_000, 3_600_000, 3_600_000])
  expect(recheckAfter(76)).toBeNull()
})

describe('the provider of name servers', () => {
  it.each([
    ['ada.ns.cloudflare.com', 'Cloudflare'],
    ['ns-1.awsdns-05.co.uk', 'Amazon Route 53'],
    ['docks01.rzone.de', 'STRATO'],
    ['helium.ns.hetzner.de', 'Hetzner'],
    ['ns.second-ns.com', 'Hetzner'],
    ['ns11.infomaniak.com', 'Infomaniak'],
  ])('of %s is %s, with the way to its records', (host, name) => {
    expect(dnsProvider([host])).toMatchObject({
      name,
      url: expect.stringMatching(/^https:/),
      path: expect.arrayContaining([expect.any(String)]),
    })
  })

  it('is nobody known for others, also where a name only looks alike', () => {
    expect(dnsProvider(['ns1.elsewhere.example', 'ns.cloudflare.com.example'])).toBeNull()
  })
})
