/** @jest-environment ./test/server/support/environment.cjs */
import { Resolver } from 'node:dns/promises'
import { decode, encode } from 'dns-packet'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { MINUTE_MS } from '../../../../src/model'
import { checkDomain } from '../../../../demo/features/domains/due/checkDomain'
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, type Json } from '../../support/ask'
import { connectProven, named, outside, pass } from '../../support/domains'

let host: TestHost
let admin: Browser
let website: number
let id: number
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
  website = await add(host, { title: 'Bakery', subscription_status: 'active' })
  id = (await connectProven(host, admin, { website, name: 'zone.example' })).id
  await outside(admin, 'zone.example', { nameservers: ['ns1.dns-servers.example', 'ns2.dns-servers.example'] })
  // The rest of the world forgets what was there before.
  await pass(host, 6 * MINUTE_MS)
  await checkDomain(host.services, id)
})
afterAll(() => host.close())

const read = async () => (await ask(admin, 'GET', `/api/dns-manager/${id}`)).body
const record = (type: string, name: string, content: string, more: object = {}) => ({ type, name, content, ttl: 300, ...more })

async function save(change: (items: Json[]) => Json[], more: object = {}, browser = admin) {
  const { version, items } = await read()
  return ask(browser, 'POST', `/api/dns-manager/${id}`, { version, items: change(items), ...more })
}

it('serves what is applied over UDP and TCP, and tells nobody of what is not there', async () => {
  expect(await named(admin, 'zone.example')).toMatchObject({ dnsManaged: true, state: 'pointing' })
  const long = 'x'.repeat(900)
  const { body } = await save((items) => [
    ...items,
    record('TXT', '@', long),
    record('TXT', 'emoji', 'Grüße 🥐 "quoted"'),
    record('A', '*', '192.0.2.77'),
  ])
  expect(body).toMatchObject({ version: 2 })
  const resolver = new Resolver()
  resolver.setServers([host.services.dns.servers.authoritative.address])
  expect(await resolver.resolveTxt('zone.example')).toEqual([
    [long.slice(0, 255), long.slice(255, 510), long.slice(510, 765), long.slice(765)],
  ])
  expect(await host.services.dns.authoritative('emoji.zone.example', 'TXT')).toEqual(['Grüße 🥐 "quoted"'])
  expect(await resolver.resolve4('anything.zone.example')).toEqual(['192.0.2.77'])
  expect(await resolver.resolveSoa('zone.example')).toMatchObject({ serial: 2 })
  await expect(resolver.resolveMx('zone.example')).rejects.toMatchObject({ code: 'ENODATA' })
  await expect(resolver.resolve4('nobody.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
})

it('cuts long answers over UDP, and shrugs off what is no question', async () => {
  const { port } = host.services.dns.servers.authoritative
  const socket = createSocket('udp4')
  socket.send(Buffer.from('nonsense'), port, '127.0.0.1')
  socket.send(encode({ type: 'query', id: 7, questions: [{ type: 'TXT', name: 'zone.example' }] }), port, '127.0.0.1')
  const [answer] = await once(socket, 'message')
  socket.close()
  expect(decode(answer)).toMatchObject({ id: 7, flag_tc: true, answers: [] })
})

it.each([
  ['nxdomain', []],
  ['wrong', ['203.0.113.99']],
  ['timeout', null],
])('suffers from the fault %s of the control panel', async (kind, found) => {
  await admin.send('PUT', '/preview/api/dns-fault', { name: 'zone.example', kind })
  expect(await host.services.dns.authoritative('zone.example', 'A')).toEqual(found)
  await admin.send('PUT', '/preview/api/dns-fault', { name: 'zone.example' })
})

it('refuses a zone with the reason at the field, and applies nothing of it', async () => {
  const before = await read()
  const { status, body } = await save((items) => [...items, record('CNAME', 'www', 'elsewhere.example'), record('A', 'bad', '1.2.3')])
  expect(status).toBe(422)
  expect(body.errors).toEqual(
    expect.arrayContaining([
      { name: `items.${before.items.length}.name`, message: expect.stringContaining('www.zone.example') },
      { name: `items.${before.items.length + 1}.content`, message: expect.any(String) },
    ]),
  )
  expect(await read()).toEqual(before)
})

it('answers an older version with the present zone', async () => {
  const { items } = await read()
  const answer = await ask(admin, 'POST', `/api/dns-manager/${id}`, { version: 1, items })
  expect(answer).toMatchObject({ status: 409, body: { version: 2 } })
})

it('wants a dangerous change confirmed', async () => {
  const withMail = (items: Json[]) => [...items, record('MX', '@', 'mail.other.example', { prio: 10 })]
  expect((await save(withMail)).body.errors).toMatchObject([{ name: 'force' }])
  expect((await save(withMail, { force: true })).status).toBe(200)
  const withoutMail = (items: Json[]) => items.filter(({ type }) => type !== 'MX')
  expect((await save(withoutMail)).body.errors).toMatchObject([{ name: 'force' }])
  expect((await save(withoutMail, { force: true })).status).toBe(200)
})

it('lets only an admin unlock what the provider locked', async () => {
  const locked = (items: Json[]) => items.find((item) => item.locked)
  const without = (items: Json[]) => items.filter((item) => item !== locked(items))
  const unlock = [locked((await read()).items).id]
  expect((await save(without, { force: true })).body.errors).toMatchObject([{ name: 'items' }])
  expect((await save(without, { force: true, unlock }, await as(host, 'support'))).status).toBe(422)
  expect((await save(without, { force: true, unlock })).status).toBe(200)
})

it('keeps every version, with the one before the first change', async () => {
  const { body } = await ask(admin, 'GET', `/api/dns-manager/${id}/history`)
  expect(body.items.map(({ version }: Json) => version)).toEqual([5, 4, 3, 2, 1])
  expect(body.items.at(-1).records).toHaveLength(5)
})

it('tells of every record whether it is out', async () => {
  const { items } = await read()
  const live = (await ask(admin, 'GET', `/api/dns-manager/${id}/live`)).body.items
  expect(live).toHaveLength(items.length)
  expect(live.filter(({ authoritative }: Json) => !authoritative)).toEqual([])
})

it('counts down until the rest of the world has forgotten what was before', async () => {
  const stateOf = async (name: string) => {
    const { body } = await ask(admin, 'GET', `/api/dns-manager/${id}/live`)
    const { items } = await read()
    const { id: recordId } = items.find((item: Json) => item.name === name)
    return body.items.find((item: Json) => item.id === recordId)
  }
  await save((items) => [...items, record('A', 'slow', '192.0.2.5')])
  expect(await stateOf('slow')).toMatchObject({ authoritative: true, public: true, ttl: null })
  await save((items) => items.map((item) => (item.name === 'slow' ? { ...item, content: '192.0.2.6' } : item)), { force: true })
  expect(await stateOf('slow')).toMatchObject({ authoritative: true, public: false, ttl: 300 })
  await pass(host, 100_000)
  expect((await stateOf('slow')).ttl).toBeLessThanOrEqual(200)
  await pass(host, 201_000)
  expect(await stateOf('slow')).toMatchObject({ public: true, ttl: null })
})

it('answers for fingerprints, service bindings and pointers, and tells that they are out', async () => {
  const fingerprint = 'ab'.repeat(32)
  const records = [
    record('TLSA', '_443._tcp', `3 1 1 ${fingerprint}`),
    record('SSHFP', 'ssh', `4 2 ${fingerprint}`),
    record('HTTPS', '@', '1 . port=8443 alpn="h2,h3" ipv4hint=192.0.2.1 ipv6hint=2001:db8:0::1 ech=AEj+DQBEAQ=='),
    record('HTTPS', 'short', '0 web.other.example'),
    record('PTR', '10', 'mail.other.example'),
  ]
  expect((await save((items) => [...items, ...records], { force: true })).status).toBe(200)
  const { authoritative, public: heard } = host.services.dns
  expect(await authoritative('_443._tcp.zone.example', 'TLSA')).toEqual([`3 1 1 ${fingerprint}`])
  expect(await heard('ssh.zone.example', 'SSHFP')).toEqual([`4 2 ${fingerprint}`])
  expect(await heard('zone.example', 'HTTPS')).toEqual([
    '1 . alpn=h2,h3 port=8443 ipv4hint=192.0.2.1 ech=AEj+DQBEAQ== ipv6hint=2001:db8::1',
  ])
  expect(await authoritative('short.zone.example', 'HTTPS')).toEqual(['0 web.other.example.'])
  expect(await authoritative('10.zone.example', 'PTR')).toEqual(['mail.other.example'])
  const { items } = await read()
  const ids = items.filter(({ type }: Json) => records.some((one) => one.type === type)).map((item: Json) => item.id)
  const live = (await ask(admin, 'GET', `/api/dns-manager/${id}/live`)).body.items
  expect(live.filter((one: Json) => ids.includes(one.id) && one.authoritative)).toHaveLength(records.length)
  await save((all) => all.filter((item) => !ids.includes(item.id)), { force: true })
})

it('tells that CAA, an alias of the apex and every spelling of an address are out', async () => {
  const records = [
    record('CAA', 'ca', 'letsencrypt.org', { flags: 128, tag: 'issue' }),
    record('ALIAS', 'here', 'www.zone.example'),
    record('ALIAS', 'nowhere', 'www.nobody.example'),
    record('AAAA', 'mapped', '::ffff:1.2.3.4'),
  ]
  expect((await save((items) => [...items, ...records])).status).toBe(200)
  const { items } = await read()
  const live = (await ask(admin, 'GET', `/api/dns-manager/${id}/live`)).body.items
  const stateOf = (name: string) => live.find((one: Json) => one.id === items.find((item: Json) => item.name === name).id)
  for (const name of ['ca', 'here', 'mapped']) expect(stateOf(name)).toMatchObject({ authoritative: true, public: true })
  expect(stateOf('nowhere')).toMatchObject({ authoritative: false, public: false })
  await save((all) => all.filter(({ name }) => !records.some((one) => one.name === name)), { force: true })
})

it.each([
  [
    'times to live that differ in one set',
    [record('MX', 'm', 'a.example', { prio: 1 }), record('MX', 'm', 'b.example', { prio: 2, ttl: 60 })],
    'ttl',
  ],
  ['an address beside a delegation', [record('NS', 'sub', 'ns1.other.example'), record('A', 'sub', '192.0.2.1')], 'name'],
  ['a line break in a text', [record('TXT', 't', 'a\nb')], 'content'],
  ['an empty label as the host of mail', [record('MX', 'm', '..', { prio: 1 })], 'content'],
] as const)('refuses %s', async (_, records, field) => {
  const { items } = await read()
  const { status, body } = await save((all) => [...all, ...records])
  expect([status, body.errors]).toMatchObject([422, [{ name: `items.${items.length + records.length - 1}.${field}` }]])
})

describe.each([
  ['admin', 200, 200],
  ['manager', 200, 200],
  ['support', 200, 200],
  ['design', 200, 403],
  ['editor', 404, 403],
  ['sales', 404, 403],
  ['user', 403, 403],
] as const)('as %s', (role, seeing, saving) => {
  it('sees and changes the zone of a website of others as the role may', async () => {
    const browser = await as(host, role)
    const { version, items } = await read()
    expect((await ask(browser, 'GET', `/api/dns-manager/${id}`)).status).toBe(seeing)
    expect((await ask(browser, 'POST', `/api/dns-manager/${id}`, { version, items })).status).toBe(saving)
  })
})

it('tells what name servers elsewhere say that the zone does not have, until ours answer', async () => {
  const records = [
    { type: 'A', name: '@', content: '203.0.113.99' },
    { type: 'CNAME', name: 'www', content: 'cdn.other.example' },
    { type: 'MX', name: '@', content: 'mail.other.example', prio: 10 },
    { type: 'CAA', name: '@', content: 'ca.example; account=7' },
  ]
  await outside(admin, 'present.example', { records })
  const { body: domain } = await ask(admin, 'POST', `/website/${website}/domain/new`, { name: 'present.example' })
  const presentOf = async (one: number) => (await ask(admin, 'GET', `/api/dns-manager/${one}/present`)).body.items
  // Mail was taken over when the domain was connected.
  expect((await presentOf(domain.id)).map(({ type, name, content }: Json) => `${type} ${name} ${content}`).toSorted()).toEqual([
    'A @ 203.0.113.99',
    'CAA @ ca.example; account=7',
    'CNAME www cdn.other.example',
  ])
  expect(await presentOf(id)).toEqual([])
  for (const [role, status] of [
    ['support', 200],
    ['design', 200],
    ['editor', 404],
    ['user', 403],
  ] as const)
    expect([role, (await ask(await as(host, role), 'GET', `/api/dns-manager/${domain.id}/present`)).status]).toEqual([role, status])
})

it('is not there for another partner, and seen by an editor on their own website', async () => {
  const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  for (const path of ['', '/history', '/live', '/present'])
    expect((await ask(stranger, 'GET', `/api/dns-manager/${id}${path}`)).status).toBe(404)
  expect((await ask(stranger, 'POST', `/api/domain/${id}/move`, { website })).status).toBe(404)
  expect((await ask(stranger, 'POST', `/api/domain/${id}/transfer`, { code: 'x' })).status).toBe(404)
  await host.open.db.updateTable('websites').set({ assigned_to: host.fixture.users.editor }).where('id', '=', website).execute()
  expect((await ask(await as(host, 'editor'), 'GET', `/api/dns-manager/${id}`)).status).toBe(200)
})

it('takes the wildcard service of RFC 2782, and answers with it whatever is not there', async () => {
  const { status } = await save((items) => [
    ...items,
    record('SRV', '_sip._tcp', 'sip.other.example', { prio: 1, weight: 2, port: 5060 }),
    record('SRV', '*._tcp', '.', { prio: 0, weight: 0, port: 0 }),
  ])
  expect(status).toBe(200)
  const resolver = new Resolver()
  resolver.setServers([host.services.dns.servers.authoritative.address])
  expect(await resolver.resolveSrv('_sip._tcp.zone.example')).toEqual([{ name: 'sip.other.example', priority: 1, weight: 2, port: 5060 }])
  expect(await resolver.resolveSrv('_ldap._tcp.zone.example')).toEqual([{ name: '', priority: 0, weight: 0, port: 0 }])
})

it('saves no zone more often than a person does', async () => {
  await host.open.db
    .updateTable('rate_limits')
    .set({ count: 1_000, resets_at: new Date('2100-01-01') })
    .where('key', 'like', 'dns:%')
    .execute()
  const { status } = await save((items) => items)
  expect(status).toBe(429)
})
