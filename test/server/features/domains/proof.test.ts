/** @jest-environment ./test/server/support/environment.cjs */
import { addressesOf, DAY_MS, OWN_NAME_SERVERS, REGISTRY_STEP_MS, TRANSFER_RUN_MS } from '../../../../src/model'
import { checkDomain } from '../../../../demo/features/domains/due/checkDomain'
import type { Browser } from '../../support/Browser'
import { addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, logOf } from '../../support/ask'
import { addTxt, connectProven, named, outside, OWNER, pass, showProof } from '../../support/domains'

let host: TestHost
let admin: Browser
let other: Browser
let website: number
let theirs: number
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
  other = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  website = await add(host, { title: 'Bakery', subscription_status: 'active' })
  theirs = await addWebsite(host.open.db, host.fixture.theirs, { title: 'Theirs', subscription_status: 'active' })
})
afterAll(() => host.close())

const connect = (browser: Browser, at: number, name: string) => ask(browser, 'POST', `/website/${at}/domain/new`, { name })
const register = (browser: Browser, at: number, name: string) =>
  ask(browser, 'POST', `/website/${at}/domain/register`, { name, termsAccepted: true, owner: OWNER })
const update = (browser: Browser, at: number, id: number, change: object) =>
  ask(browser, 'POST', `/website/${at}/domain/${id}/update`, change)
const publishedAt = async (id: number) =>
  (await host.open.db.selectFrom('websites').select('published_status').where('id', '=', id).executeTakeFirstOrThrow()).published_status

it.each([
  'demo.partner',
  'www.demo.partner',
  'shop.demo.partner',
  'partner.example',
  'shop.partner.example',
  'shop.test',
  'co.uk',
  'example.com',
])('is refused as %s, which nobody can have', async (name) => {
  expect(await connect(admin, website, name)).toMatchObject({ status: 422, body: { errors: [{ name: 'name' }] } })
  expect((await register(admin, website, name)).status).toBe(422)
  expect((await ask(admin, 'POST', `/website/${website}/domain/data`, { name })).status).toBe(422)
})

it('is registered one label below a public suffix, not below somebody’s domain', async () => {
  await outside(admin, 'victim.de')
  expect(await register(admin, website, '_domain-proof.victim.de')).toMatchObject({ status: 422 })
  expect(await register(admin, website, 'shop.victim.de')).toMatchObject({ status: 422 })
})

describe('a name that somebody typed', () => {
  const name = 'typed.example'
  let mine = 0

  it('blocks nobody, and shows and answers nothing before it is proven', async () => {
    await outside(admin, name, { records: [{ type: 'A', name: '@', content: addressesOf(website).A }] })
    const { body } = await connect(admin, website, name)
    mine = body.id
    expect(body).toMatchObject({ state: 'unproven', isProven: false, ssl: { state: 'waiting' } })
    const change = { name: 'name', message: 'This domain is waiting for proof. Set its TXT record first.' }
    expect((await update(admin, website, mine, { published: true })).body.errors).toEqual([change])
    expect((await connect(other, theirs, name)).body).toMatchObject({ state: 'unproven' })
    expect((await connect(admin, website, name)).body.errors).toEqual([expect.objectContaining({ name: 'name' })])
    await connectProven(host, admin, { website, name: 'main.example' })
    const second = (await connect(admin, website, 'second.example')).body
    expect((await update(admin, website, second.id, { role: 'main' })).body.errors).toEqual([{ ...change, name: 'role' }])
  })

  it('is not proven by a zone of ours, which whoever typed it could fill', async () => {
    const { name: forged, id } = (await connect(other, theirs, 'forged.example')).body
    await outside(admin, forged, { nameservers: [...OWN_NAME_SERVERS] })
    const { token } = await host.open.db.selectFrom('domain_proofs').select('token').where('name', '=', forged).executeTakeFirstOrThrow()
    const zone = (await ask(other, 'GET', `/api/dns-manager/${id}`)).body
    const record = { type: 'TXT', name: '_domain-proof', content: `domain-proof=${token}`, ttl: 300 }
    expect((await ask(other, 'POST', `/api/dns-manager/${id}`, { version: zone.version, items: [...zone.items, record] })).status).toBe(200)
    await checkDomain(host.services, id)
    expect(await named(other, forged)).toMatchObject({ state: 'unproven', dnsManaged: false })
  })

  it('is not proven by the record of another partner', async () => {
    const proofs = await host.open.db.selectFrom('domain_proofs').selectAll().where('name', '=', name).execute()
    expect(new Set(proofs.map(({ token }) => token)).size).toBe(2)
    const theirsToken = proofs.find(({ partner_id }) => partner_id === host.fixture.theirs)?.token ?? ''
    await addTxt(host, name, `domain-proof=${theirsToken}`)
    await checkDomain(host.services, mine)
    expect(await named(admin, name)).toMatchObject({
      state: 'unproven',
      check: { rows: [{}, {}, {}, { found: [`domain-proof=${theirsToken}`], ok: false }] },
    })
    await addTxt(host, name, null)
  })

  it('is of whoever proves it, and goes to the next who does; the one before is told', async () => {
    await showProof(host, { partnerId: host.fixture.ours, name })
    await checkDomain(host.services, mine)
    expect(await named(admin, name)).toMatchObject({ isProven: true, state: 'pointing', ssl: { state: 'issued' } })
    expect((await update(admin, website, mine, { published: true })).status).toBe(200)
    expect(await publishedAt(website)).toBe('published')

    await showProof(host, { partnerId: host.fixture.theirs, name })
    expect(await named(other, name)).toMatchObject({ isProven: true })
    expect(await named(admin, name)).toMatchObject({ state: 'unproven', published_status: 'unpublished' })
    expect(await publishedAt(website)).toBe('unpublished')
    expect(await logOf(host, website)).toContain(`Domain proven by somebody else: ${name}`)
    const mails = await host.open.db
      .selectFrom('outgoing_mails')
      .select(['partner_id', 'subject'])
      .where('subject', 'like', `${name}%`)
      .execute()
    expect(mails).toEqual([{ partner_id: host.fixture.ours, subject: `${name} has been proven by somebody else` }])
    // Its old record is still in the zone.
    await pass(host, DAY_MS)
    expect(await named(admin, name)).toMatchObject({ isProven: false })
    expect(await named(other, name)).toMatchObject({ isProven: true })
  })

  it('is forgotten with the domain', async () => {
    expect((await other.send('DELETE', `/website/${theirs}/domain/${(await named(other, name)).id}/delete`)).status).toBe(204)
    const left = await host.open.db.selectFrom('domain_proofs').select('partner_id').where('name', '=', name).execute()
    expect(left).toEqual([{ partner_id: host.fixture.ours }])
  })
})

it('stays proven while our name servers answer, which leave no other zone for the record', async () => {
  const { id, name } = await connectProven(host, admin, { website, name: 'served.example' })
  await outside(admin, name, { nameservers: [...OWN_NAME_SERVERS], records: [] })
  await checkDomain(host.services, id)
  expect(await named(admin, name)).toMatchObject({ dnsManaged: true })
  for (let day = 0; day < 9; day++) await pass(host, DAY_MS)
  expect(await named(admin, name)).toMatchObject({ isProven: true, dnsManaged: true })
})

describe('a domain that is registered here', () => {
  it('is proven by that, and no record of others takes it', async () => {
    expect((await register(admin, website, 'ordered.example')).status).toBe(200)
    await pass(host, REGISTRY_STEP_MS)
    expect(await named(admin, 'ordered.example')).toMatchObject({ isProven: true, registrar: { kind: 'own' } })
    expect((await connect(other, theirs, 'ordered.example')).body.errors).toEqual([
      { name: 'name', message: 'This domain is already in use.' },
    ])
    expect((await register(other, theirs, 'ordered.example')).body.errors).toEqual([
      { name: 'name', message: 'This domain is already in use.' },
    ])
  })

  it('is one order’s, when two come at once, whoever typed it before', async () => {
    await connect(other, theirs, 'rush.example')
    await other.send('DELETE', `/website/${theirs}/domain/${(await named(other, 'rush.example')).id}/delete`)
    const answers = await Promise.all([register(admin, website, 'rush.example'), register(other, theirs, 'rush.example')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('is taken over by a transfer from whoever had shown that it was theirs', async () => {
    const name = 'transferred.example'
    await outside(admin, name, { transferCode: 'secret', locked: false })
    await connectProven(host, other, { website: theirs, name })
    const { id } = (await connect(admin, website, name)).body
    expect((await ask(admin, 'POST', `/api/domain/${id}/transfer`, { code: 'secret' })).status).toBe(200)
    for (const wait of [REGISTRY_STEP_MS, REGISTRY_STEP_MS, TRANSFER_RUN_MS]) await pass(host, wait)
    expect(await named(admin, name)).toMatchObject({ isProven: true, registrar: { kind: 'own' } })
    expect(await named(other, name)).toMatchObject({ isProven: false })
    await showProof(host, { partnerId: host.fixture.theirs, name })
    expect(await named(other, name)).toMatchObject({ isProven: false })
  })
})
