/** @jest-environment ./test/server/support/environment.cjs */
import { createPublicKey, verify } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type Answer, decode, DNSSEC_OK, encode, type RrsigAnswer } from 'dns-packet'
import { HOUR_MS, MINUTE_MS, OWN_NAME_SERVERS, REGISTRY_STEP_MS } from '../../../../src/model'
import { dsOf, keyTagOf } from '../../../../demo/services/dns/dnssec/zoneKey'
import { signedBytes } from '../../../../demo/services/dns/dnssec/signSet'
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, type Json } from '../../support/ask'
import { connectProven, named, outside, OWNER, pass } from '../../support/domains'

/** The key and the signature that RFC 6605 6.1 has for an example. */
const EXAMPLE_KEY = 'GojIhhXUN/u4v54ZQqGSnyhWJwaubCvTmeexv7bR6edbkrSqQpF64cYbcB7wNcP+e+MAnLr+Wi9xMWyQLc8NAA=='
const EXAMPLE_SIGNATURE = 'qx6wLYqmh+l9oCKTN6qIc+bw6ya+KJ8oMz0YP107epXAyGmt+3SNruPFKG7tZoLBLlUzGGus7ZwmwWep666VCw=='

let host: TestHost
let admin: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
  website = await add(host, { title: 'Bakery', subscription_status: 'active' })
})
afterAll(() => host.close())

const change = (id: number, values: object, browser = admin) => ask(browser, 'POST', `/website/${website}/domain/${id}/update`, values)
const check = (id: number) => ask(admin, 'POST', `/api/website/${website}/domains/${id}/check`)

async function registered(name: string): Promise<number> {
  const order = { name, termsAccepted: true, owner: OWNER }
  const { id } = (await ask(admin, 'POST', `/website/${website}/domain/register`, order)).body
  await pass(host, REGISTRY_STEP_MS)
  return id
}

/** As somebody asks who looks at signatures. */
async function asked(type: 'A' | 'AAAA' | 'TXT' | 'DNSKEY' | 'DS', name: string) {
  const socket = createSocket('udp4')
  const option = { type: 'OPT' as const, name: '.', udpPayloadSize: 1_232, extendedRcode: 0, ednsVersion: 0, flags: DNSSEC_OK, options: [] }
  const query = encode({ type: 'query', id: 7, questions: [{ type, name }], additionals: [{ ...option, flag_do: true }] })
  socket.send(query, host.services.dns.servers.authoritative.port, '127.0.0.1')
  const [answer] = await once(socket, 'message')
  socket.close()
  return decode(answer)
}

const publicKey = (base64: string) => {
  const [x, y] = [Buffer.from(base64, 'base64').subarray(0, 32), Buffer.from(base64, 'base64').subarray(32)]
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') } })
}

/** Whether each set has a signature of the key. */
function areSigned(records: readonly Answer[], key: string): boolean {
  const signatures = records.filter((record): record is RrsigAnswer => record.type === 'RRSIG')
  const others = records.filter(({ type }) => type !== 'RRSIG')
  return others.every(({ name, type }) => {
    const [first, ...rest] = others.filter((one) => one.name === name && one.type === type)
    const found = signatures.find((one) => one.name === name && one.data.typeCovered === type)
    if (!first || !found) return false
    const { signature, ...fields } = found.data
    const bytes = signedBytes([first, ...rest], fields)
    return verify('sha256', bytes, { key: publicKey(key), dsaEncoding: 'ieee-p1363' }, signature)
  })
}

it('computes and signs as RFC 6605 has it', () => {
  expect(keyTagOf(EXAMPLE_KEY)).toBe(55_648)
  expect(dsOf('example.net', EXAMPLE_KEY)).toEqual({
    keyTag: 55_648,
    algorithm: 13,
    digestType: 2,
    digest: 'B4C8C1FE2E7477127B27115656AD6256F424625BF5C1E2770CE6D6E37DF61D17',
  })
  const fields = {
    typeCovered: 'A',
    algorithm: 13,
    labels: 3,
    originalTTL: 3_600,
    expiration: Date.parse('2010-09-09T10:04:39Z') / 1_000,
    inception: Date.parse('2010-08-12T10:04:39Z') / 1_000,
    keyTag: 55_648,
    signersName: 'example.net',
  }
  const bytes = signedBytes([{ type: 'A', name: 'www.example.net', ttl: 3_600, data: '192.0.2.1' }], fields)
  const key = { key: publicKey(EXAMPLE_KEY), dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', bytes, key, Buffer.from(EXAMPLE_SIGNATURE, 'base64'))).toBe(true)
})

it('signs everything it says of a domain, also that there is nothing, from the moment that it is switched on', async () => {
  const id = await registered('signed.example')
  expect((await asked('A', 'signed.example')).answers?.map(({ type }) => type)).toEqual(['A'])
  const { status, body } = await change(id, { dnssec: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({ signable: { possible: true }, dnssec: { state: 'active', ds: { algorithm: 13, digestType: 2 } } })
  expect(body.check.rows).toContainEqual(expect.objectContaining({ type: 'DS', host: 'signed.example', ok: true }))
  const key = body.dnssec.key.publicKey
  for (const [type, name] of [
    ['A', 'signed.example'],
    ['A', 'www.signed.example'],
    ['DNSKEY', 'signed.example'],
  ] as const) {
    const { answers = [] } = await asked(type, name)
    expect([answers.some((one) => one.type === 'RRSIG'), areSigned(answers, key)]).toEqual([true, true])
  }
  const nothing = await asked('TXT', 'nobody.signed.example')
  expect(nothing.authorities?.map(({ type }) => type)).toEqual(['SOA', 'RRSIG', 'NSEC', 'RRSIG'])
  expect(areSigned(nothing.authorities ?? [], key)).toBe(true)
  expect(nothing.authorities?.[2]).toMatchObject({ name: 'nobody.signed.example', data: { rrtypes: ['RRSIG', 'NSEC', 'UNKNOWN_128'] } })
  const noText = await asked('DS', 'www.signed.example')
  expect(noText.authorities?.[2]).toMatchObject({ data: { rrtypes: expect.arrayContaining(['A', 'RRSIG', 'NSEC']) } })
  // The registry's own zone is not ours to sign.
  expect((await asked('DS', 'signed.example')).answers).toMatchObject([
    { type: 'DS', data: { digest: Buffer.from(dsOf('signed.example', key).digest, 'hex') } },
  ])
})

it('keeps signing after it was switched off until nobody remembers the key', async () => {
  const id = await registered('unsigned.example')
  await change(id, { dnssec: true })
  expect((await change(id, { dnssec: false })).body).toMatchObject({ dnssec: { state: 'leaving' } })
  expect((await asked('A', 'unsigned.example')).answers?.map(({ type }) => type)).toEqual(['A', 'RRSIG'])
  await pass(host, 6 * MINUTE_MS)
  expect(await named(admin, 'unsigned.example')).toMatchObject({ dnssec: null })
  expect((await asked('A', 'unsigned.example')).answers?.map(({ type }) => type)).toEqual(['A'])
  const log = (await ask(admin, 'GET', `/api/domain/${id}/log`)).body.items.map(({ text }: Json) => text)
  expect(log).toEqual(expect.arrayContaining(['DNSSEC switched on: unsigned.example', 'DNSSEC switched off: unsigned.example']))
})

it('waits for the registrar of a domain elsewhere, and lets nobody switch off what is still named there', async () => {
  const { id } = await connectProven(host, admin, { website, name: 'elsewhere.example' })
  const refused = (reason: string) => ({ status: 422, body: { errors: [{ name: 'dnssec', message: expect.stringContaining(reason) }] } })
  expect(await change(id, { dnssec: true })).toMatchObject(refused('Other name servers'))
  await outside(admin, 'elsewhere.example', { nameservers: [...OWN_NAME_SERVERS] })
  await pass(host, HOUR_MS)
  await check(id)
  const { body } = await change(id, { dnssec: true })
  expect(body.dnssec).toMatchObject({ state: 'waiting' })
  await outside(admin, 'elsewhere.example', { ds: ['1 13 2 ABCD'] })
  await pass(host, HOUR_MS)
  expect((await check(id)).body.dnssec.state).toBe('wrong')
  const { keyTag, algorithm, digestType, digest } = body.dnssec.ds
  await outside(admin, 'elsewhere.example', { ds: [`${keyTag} ${algorithm} ${digestType} ${digest}`] })
  await pass(host, HOUR_MS)
  expect((await check(id)).body).toMatchObject({ dnssec: { state: 'active' }, signable: { possible: false } })
  expect(await change(id, { dnssec: false })).toMatchObject(refused('still has a DS record'))
  await outside(admin, 'elsewhere.example', { ds: [] })
  await pass(host, HOUR_MS)
  await check(id)
  expect((await change(id, { dnssec: false })).body.dnssec).toBeNull()
})

it('lets nobody switch it who may not manage domains, nor a domain of others', async () => {
  const id = await registered('guarded.example')
  for (const [role, status] of [
    ['design', 403],
    ['editor', 404],
    ['sales', 404],
  ] as const)
    expect((await change(id, { dnssec: true }, await as(host, role))).status).toBe(status)
  expect(await named(admin, 'guarded.example')).toMatchObject({ dnssec: null })
  const keys = await host.open.db.selectFrom('dnssec_keys').select('private_key').execute()
  for (const { private_key } of keys) expect(private_key).not.toContain('PRIVATE KEY')
})
